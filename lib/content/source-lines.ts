/** What is skipped, the texts, and everything else that changes where a value is. */
const TOKEN =
  /\/\/.*|\/\*[\s\S]*?\*\/|\.{3}|(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$-]+)|[{}[\](),:]/g;

/** An open bracket, and where in it the reader is. */
interface Level {
  bracket: string;
  /** The field or the entry; `undefined` before the name of a field, and for what code computes. */
  place: string | number | undefined;
  /** Whether its value has begun. */
  hasBegun: boolean;
}

/**
 * The lines of the fields and entries of an exported value, by their paths: `projects[1].liveLink`. A field's line is
 * that of its value. What code computes has none.
 *
 * @param code the text of the file.
 * @param name the name of the export, with which the paths start.
 */
export function linesOf(code: string, name: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const start = new RegExp(`\\bconst ${name}\\b[^=]*=`).exec(code);
  if (!start) return lines;
  const levels: Level[] = [];
  const from = start.index + start[0].length;
  for (const { 0: token, index } of code.slice(from).matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (/^\/[/*]/.test(token) || token === ':') continue;
    if ('}])'.includes(token)) {
      levels.pop();
      if (levels.length === 0) break;
    } else if (token === ',') {
      if (level) Object.assign(level, nextPlace(level));
    } else if (token === '...') {
      // The entries behind it have other numbers.
      if (level?.bracket === '[') level.place = undefined;
    } else {
      const isName = level?.bracket === '{' && level.place === undefined;
      if (isName) level.place = token.replace(/^['"]|['"]$/g, '');
      if (!level?.hasBegun && levels.every(({ place }) => place !== undefined)) {
        const path = levels.map(({ place }) => (typeof place === 'number' ? `[${place}]` : `.${place}`)).join('');
        lines.set(name + path, code.slice(0, from + index).split('\n').length);
      }
      if (level) level.hasBegun = !isName;
      if ('{[('.includes(token)) levels.push({ bracket: token, place: token === '[' ? 0 : undefined, hasBegun: false });
    }
  }
  return lines;
}

/** Where the reader is after a comma. */
function nextPlace({ place }: Level): Omit<Level, 'bracket'> {
  return { place: typeof place === 'number' ? place + 1 : undefined, hasBegun: false };
}
