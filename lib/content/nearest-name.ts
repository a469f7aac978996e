/** A name's letters and figures alone, in small letters. */
export function lettersOf(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The name among some that takes the fewest changes to get to. */
export function nearestName(value: string, names: readonly string[]): string {
  const wanted = lettersOf(value);
  const distances = names.map((name) => ({ name, distance: distanceBetween(wanted, lettersOf(name)) }));
  return distances.reduce((best, other) => (other.distance < best.distance ? other : best)).name;
}

/** How many letters have to be put in, taken out or changed to make one word of another (Levenshtein). */
function distanceBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const changed = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
