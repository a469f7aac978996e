/** The words for a list, or `undefined` if it is empty, which keeps them out of the page's data. */
export function wordsFor<Words>(list: readonly unknown[], words: Words): Words | undefined {
  return list.length > 0 ? words : undefined;
}
