/** The share of wrong letters at which a name is too different to be a misspelling. */
const TOO_DIFFERENT = 1 / 3;

/**
 * The name that was probably meant, or `undefined` if none is near: one with a few letters wrong, or one that begins or
 * ends with the other, as `updatedAt` does with `updated`. Upper and lower case count as the same.
 */
export function nearest(misspelled: string, names: readonly string[]): string | undefined {
  const wanted = misspelled.toLowerCase();
  const near = names.flatMap((name) => {
    const other = name.toLowerCase();
    const [short = '', long = ''] = [wanted, other].sort((one, two) => one.length - two.length);
    const share = typos(wanted, other) / long.length;
    const isPart = short.length > 2 && (long.startsWith(short) || long.endsWith(short));
    return share < TOO_DIFFERENT || isPart ? { name, share } : [];
  });
  return near.sort((one, two) => one.share - two.share)[0]?.name;
}

/** How many letters are missing, wrong, too many, or exchanged with the next one (the Damerau-Levenshtein distance). */
function typos(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const [letter, pair] = [one[row - 1], other[column - 1]];
      const [diagonal = 0, up = 0, left = 0] = [above[column - 1], above[column], current[column - 1]];
      const exchanged =
        letter === other[column - 2] && pair === one[row - 2] ? (before[column - 2] ?? Infinity) : Infinity;
      current.push(Math.min(diagonal + Number(letter !== pair), up + 1, left + 1, exchanged + 1));
    }
    [before, above] = [above, current];
  }
  return above[other.length] ?? 0;
}
