import { type FindFault, lineLike, quote } from './text-faults';

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Whether the build's tables of languages, which throw at all else, take it for a tag. */
function isTag(value: string): boolean {
  try {
    return Boolean(new Intl.Locale(value));
  } catch {
    return false;
  }
}

/** A BCP 47 language tag, `example` for one. */
export function languageTagLike(example: string): FindFault {
  const findFaultInForm = lineLike(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, `a language tag, for example ${example}`);
  return (value) =>
    findFaultInForm(value) ??
    (isTag(value) ? undefined : `is ${quote(value)}, which names no language; write a tag, for example ${example}`);
}

const findFaultInPair = lineLike(/^[A-Z]{2}$/, 'two capital letters, for example EG');

/** The two letters of a country in ISO 3166-1, by which search engines and address books know it. */
export const findFaultInCountryCode: FindFault = (value) => {
  const fault = findFaultInPair(value);
  if (fault) return fault;
  if (!countries.of(value)) {
    return `is ${quote(value)}, which is no country's; write its two letters, for example EG`;
  }
  // Tables of regions know some pairs by another country's, such as UK by GB.
  const { region } = new Intl.Locale(`und-${value}`);
  return region === value
    ? undefined
    : `is ${quote(value)}, and the country's two letters are others; write them, for example ${region}`;
};
