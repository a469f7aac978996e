import { ALLOWED_HTML } from '../../../lib/markdown/allowed-html';
import type { Leftovers } from './leftovers';

/** The HTML that a text may have; links are Markdown's. */
export const ALLOWED: typeof ALLOWED_HTML = Object.fromEntries(
  Object.entries(ALLOWED_HTML).filter(([name]) => name !== 'a'),
);

/** Elements that neither Markdown nor a text has. */
export const DROPPED_ELEMENTS =
  'script style noscript svg form canvas object embed math template input select textarea link meta'.split(' ');

/** A tag: whether it closes an element, the name, the attributes, which JSX has in braces. */
export const ELEMENT_TAG = /<(\/?)([a-z][\w.:-]*)((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^"'>{])*)>/gi;

/** The attributes of a tag by their names in lower case. */
export function attributesIn(attributes: string): Record<string, string | undefined> {
  const pairs = attributes.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{["'`]?([^}"'`]*)["'`]?\}|([^\s"']+))/g);
  return Object.fromEntries(
    [...pairs].map(([, key = '', ...values]) => [key.toLowerCase(), values.find((one) => one !== undefined)]),
  );
}

/** Tags that a text may have, with the attributes that it may have. */
export function cleanTags(html: string): string {
  return html.replace(ELEMENT_TAG, (_, closes: string, name: string, attributes: string) => {
    const kept = ALLOWED[name.toLowerCase()]?.flatMap((attribute) => {
      const value = attributesIn(attributes)[attribute];
      const isSet = new RegExp(`\\b${attribute}\\b`).test(attributes);
      return isSet ? ` ${attribute}${value ? `="${value}"` : ''}` : [];
    });
    return `<${closes}${name.toLowerCase()}${closes ? '' : (kept ?? []).join('')}>`;
  });
}

/** A comment in place of an element that has no counterpart, and nothing in place of its end. */
export function leftOut(name: string, source: string, leftovers: Leftovers): string {
  return source.startsWith('</') ? '' : leftovers.comment(`The element ${name.toLowerCase()} is a comment now`, source);
}
