import { lazy, number, type Schema } from 'yup';
import { findFaultInFont } from '../../content/font-faults';
import { findFaultInStep, mostRings, STAR_POINTS, stepsFor } from '../brand/star-shape';
import { optional, record, textWith } from './field-rules';
import type { Brand, Fonts, OwnColors, ScriptFonts, StarNumbers } from './schema';
import { lineLike, quote } from './text-faults';

/** A number, or the advice for it, which goes on from "write". */
const numeral = (advice: string) =>
  number().typeError(`must be a number without quotes; write ${advice}`).required('is missing; write it');

const wholeWithin = (least: number, most: number, advice: string) => {
  const outside = ({ value }: { value: number }) => `is ${value}; write ${advice}`;
  return numeral(advice).integer(outside).min(least, outside).max(most, outside);
};

const { least, most } = STAR_POINTS;

/** The star's numbers, where they can be told by themselves. */
function polygonOf({ points, step }: Partial<StarNumbers>): Pick<StarNumbers, 'points' | 'step'> | undefined {
  const known = [points, step].every(Number.isInteger) && Number(points) >= least && Number(points) <= most;
  return known ? { points: Number(points), step: Number(step) } : undefined;
}

const starNumbers = record<StarNumbers>({
  points: wholeWithin(least, most, `a whole number from ${least} to ${most}`),
  step: numeral('a whole number, for example 3')
    .integer(({ value }) => `is ${value}; write a whole number, for example 3`)
    .test('star', (_, { parent, createError }) => {
      const polygon = polygonOf(parent);
      const fault = polygon && findFaultInStep(polygon);
      if (!fault) return true;
      const { points, step } = polygon;
      return createError({
        message: `is ${step}, which with ${points} points ${fault}; write ${stepsFor(points).join(' or ')}`,
      });
    }),
  rings: wholeWithin(1, 3, '1, 2 or 3').test('room', (rings, { parent, createError }) => {
    const polygon = polygonOf(parent);
    if (!polygon || !rings || rings > 3 || findFaultInStep(polygon) || rings <= mostRings(polygon)) return true;
    return createError({
      message: `is ${rings}, for which the tips of this star leave no room; write ${mostRings(polygon)}, or a smaller step`,
    });
  }),
  turn: numeral('a number from 0 to 1, for example 0.5')
    .min(0, ({ value }) => `is ${value}; write a number from 0 to 1, for example 0.5`)
    .max(1, ({ value }) => `is ${value}; write a number from 0 to 1, for example 0.5`),
});

const color = () =>
  textWith(lineLike(/^#[0-9a-f]{6}$/i, 'a colour as # and six digits from 0 to F, for example #0A6A62'));

const ownColors = record<OwnColors>({ ground: color(), accent: color(), secondAccent: optional(color()) });

/** A group of fields by its own rules, and everything else as one of a few words; `group` says what the group is. */
function wordOr(group: Schema, words: readonly string[], called: string) {
  const word = textWith((value) =>
    words.includes(value) ? undefined : `is ${quote(value)}; write ${words.map(quote).join(' or ')}, or ${called}`,
  );
  return lazy((value: unknown) => (typeof value === 'object' && value !== null ? group : word));
}

/** What the site looks like. */
export const brandRules = record<Brand>({
  star: wordOr(starNumbers, ['khatam', 'name'], 'the numbers of a star in braces'),
  colors: wordOr(ownColors, ['shipped'], 'a ground and an accent in braces'),
  fonts: record<Fonts>({
    heading: textWith(findFaultInFont),
    body: textWith(findFaultInFont),
    script: optional(record<ScriptFonts>({ heading: textWith(findFaultInFont), body: textWith(findFaultInFont) })),
  }),
});
