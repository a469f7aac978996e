/** The spaces before signs and within quotation marks, which are not between two words. */
const SPACES = / (?=[:;?!»])|(?<=«) /g;

/** A French text in which no line can begin with a sign that has a space before it, or end with an opening quotation mark. */
export function joinFrenchSigns(text: string, language: string): string {
  return new Intl.Locale(language).language === 'fr' ? text.replace(SPACES, '\u00a0') : text;
}
