/** Every text within a value, at whatever depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A piece of a sentence, as it stands between what is filled in. */
interface Piece {
  text: string;
  /** Finds it where it is no part of a longer word. */
  pattern: RegExp;
}

function piece(text: string): Piece {
  const literally = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { text, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${literally}(?![\\p{L}\\p{N}])`, 'u') };
}

/**
 * What one content says and another does not: the pieces of its sentences between their placeholders, without
 * the signs at their ends. Technical names, marks and the like stand in both, so they need no list.
 */
export function onlyIn(one: unknown, other: unknown): Piece[] {
  const others = textsIn(other).join('\n');
  const pieces = textsIn(one)
    .filter((text) => !/^(?:https:|\/)/.test(text))
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((text) => /\p{L}{2}/u.test(text));
  return [...new Set(pieces)].map(piece).filter(({ pattern }) => !pattern.test(others));
}

/** The Latin words of a content. */
export function latinWords(text: string): string[] {
  return text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu) ?? [];
}

/** Attributes whose values people see or hear. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Descriptions of a page that previews and search engines show. */
const SHOWN = /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))$/;

/** A text of a page that someone reads, sees or hears. */
interface Told {
  /** The element, and its attribute. */
  where: string;
  text: string;
}

/** Every such text of a page. */
export function toldBy(document: Document): Told[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    if (name === 'script' && element.getAttribute('type') === 'application/ld+json') {
      return toldByGraph(JSON.parse(element.textContent ?? '')).map((text) => ({ where: 'structured data', text }));
    }
    if (name === 'script' || name === 'style') return [];
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent);
    const isShown = SHOWN.test(element.getAttribute('name') ?? element.getAttribute('property') ?? '');
    const spoken = [...SPOKEN, ...(isShown ? ['content'] : [])].map((attribute) => ({
      where: `<${name} ${attribute}>`,
      text: element.getAttribute(attribute) ?? '',
    }));
    return [{ where: `<${name}>`, text: own.join('') }, ...spoken].filter(({ text }) => text.trim());
  });
}

/** The texts of structured data, without its types and addresses. */
function toldByGraph(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (key.startsWith('@') ? [] : toldByGraph(entry)));
}
