import { z } from 'zod';
import { filledList, line, numberWithin, text } from './fields';

const price = z.union(
  [
    // Zod's own type, because a union reports its message only if no option fits.
    z.string().regex(/\S/, 'must be text such as "from 900 € a day"'),
    z.strictObject({
      /** The amount, without quotes: `900`. The site writes it as its language does. */
      amount: numberWithin(0, 1_000_000_000, 'number'),
      /** The currency's three letters (ISO 4217): `EUR`. */
      currency: text('must be the three capital letters of a currency, such as "EUR"', (value) =>
        Intl.supportedValuesOf('currency').includes(value),
      ),
      /** Optional: what the amount is for. Without it, the amount is the price of the service. */
      unit: z.enum(['hour', 'day', 'week', 'month', 'project']).optional(),
      /** Optional: `true` if the amount is the lowest price. */
      from: z.boolean().optional(),
    }),
  ],
  'must be text such as "from 900 € a day", or an amount and a currency in braces',
);

/** What a service costs and includes. */
export const serviceOffer = {
  /** Optional: the price, as text, or as an amount, which search engines can read. */
  price: price.optional(),
  /** Optional: how long it takes: `two to four weeks`. */
  duration: line().optional(),
  /** Optional: what the price includes, each in a few words. */
  includes: filledList(line()).optional(),
};

/** When, how much and where the owner works. */
export const workload = {
  /** Optional: the day or the month from which you are free: `2027-03-01`, `2027-03`. It is not shown once it has passed. */
  from: text('must be a day or a month such as "2027-03-01" or "2027-03"', (value) => {
    const isDay = z.iso.date().safeParse(value.length === 7 ? `${value}-01` : value).success;
    return isDay && value >= '1900';
  }).optional(),
  /** Optional: how many days a week you work for a client, without quotes. */
  days: numberWithin(0.5, 7, 'number').optional(),
  /** Optional: where you work: `'remote'`, `'onSite'` (at the client's) or `'both'`. */
  where: z.enum(['remote', 'onSite', 'both']).optional(),
};

/** Whether a service has more than a title and a description. */
export function hasOffer({ price, duration, includes }: z.infer<z.ZodObject<typeof serviceOffer>>): boolean {
  return (price ?? duration ?? includes) !== undefined;
}
