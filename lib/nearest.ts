/** The name that was probably meant, or `undefined` if none is similar. Case counts for nothing. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const wanted = written.toLowerCase();
  const similar = names.flatMap((name) => {
    const other = name.toLowerCase();
    const likeness = (2 * commonLetters(wanted, other)) / (wanted.length + other.length);
    return likeness > 0.6 || (wanted.length > 2 && other.includes(wanted)) || wanted.includes(other)
      ? { name, likeness }
      : [];
  });
  return similar.sort((one, other) => other.likeness - one.likeness)[0]?.name;
}

/** How many letters two texts have in common, in the same order. */
function commonLetters(one: string, other: string): number {
  const row = Array<number>(other.length + 1).fill(0);
  for (const letter of one) {
    let diagonal = 0;
    for (let column = 1; column <= other.length; column++) {
      const [above = 0, left = 0] = [row[column], row[column - 1]];
      row[column] = other[column - 1] === letter ? diagonal + 1 : Math.max(above, left);
      diagonal = above;
    }
  }
  return row[other.length] ?? 0;
}
