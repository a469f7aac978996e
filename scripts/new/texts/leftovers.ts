/** What an import has changed or left out of a text, by kind; `trace` is what the new text has in its place. */
interface Leftover {
  /** A sentence about all of its kind, without a full stop. */
  kind: string;
  trace: string;
}

/** Collects what could not be brought along as it was. */
export class Leftovers {
  all: Leftover[] = [];
  /** The kinds that keep a text from being published: something of it could not be read. */
  readonly open = new Set<string>();

  /** @returns `trace`. */
  add(kind: string, trace: string): string {
    this.all.push({ kind, trace });
    return trace;
  }

  /** Keeps source that has no counterpart as a comment, which the site leaves out. Its text becomes a draft. */
  comment(kind: string, source: string): string {
    this.open.add(kind);
    return this.trace(kind, source);
  }

  /** Keeps source as a comment whose absence takes nothing from the text. */
  trace(kind: string, source: string): string {
    const line = source.trim().replace(/\s+/g, ' ').replaceAll('--', '- -').replace(/>/g, '&gt;');
    return this.add(kind, `<!-- ${line.length > 200 ? `${line.slice(0, 200)}…` : line} -->`);
  }
}

/** The places of leftovers in a new text, by kind: `a.md:3`. */
export function placesIn(
  text: string,
  file: string,
  leftovers: readonly Leftover[],
): { kind: string; place: string }[] {
  const begins = new Map<string, number>();
  return leftovers.flatMap(({ kind, trace }) => {
    const at = text.indexOf(trace, begins.get(trace) ?? 0);
    // Something else may have taken its place.
    if (at < 0) return [];
    begins.set(trace, at + 1);
    return [{ kind, place: `${file}:${text.slice(0, at).split('\n').length}` }];
  });
}
