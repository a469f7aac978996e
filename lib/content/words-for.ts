/** The words that stand over a list, unless it is empty: given to a component they would stay in the page's data. */
export function wordsFor<Words>(list: readonly unknown[], words: Words): Words | undefined {
  return list.length > 0 ? words : undefined;
}
