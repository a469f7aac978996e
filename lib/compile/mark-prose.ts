import { isOnSite } from '../content/address-fields';
import { stringsIn } from '../content/references';
import type { Content } from '../content/schema';
import { withMarks } from '../markdown/inline';

/** The content with the Markdown of its sentences as the `Site` carries it. The content has to be valid. */
export function markProse(content: Content, basePath: string): Content {
  const hrefOf = (address: string) => (isOnSite(address) ? basePath + address : address);
  const prose = stringsIn(content).filter(({ markdown }) => markdown === 'inline');
  const texts = new Map(prose.map(({ field, value }) => [field, withMarks(value, hrefOf)]));
  const mark = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return texts.get(field) ?? value;
    if (Array.isArray(value)) return value.map((entry, index) => mark(entry, `${field}[${index}]`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, mark(inner, field ? `${field}.${key}` : key)]),
    );
  };
  return mark(content, '') as Content;
}
