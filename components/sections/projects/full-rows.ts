/** Which of the cards, two in a row, take a whole row. */
interface FullRows {
  first: boolean;
  last: boolean;
}

/**
 * Gives a card that would stand alone beside a hole the whole row: the first one, or the last
 * where the first has one already.
 *
 * @param leading whether the first card has a row of its own whatever the count.
 */
export function fullRows(count: number, leading: boolean): FullRows {
  const first = leading || count % 2 === 1;
  return { first, last: first && count % 2 === 0 };
}
