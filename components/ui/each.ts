import { createElement, Fragment, type ReactElement } from 'react';

/**
 * What shows each entry of a list that never changes its order, as the content's lists. React knows the entries by
 * their places then, and asks for no key, which words with marks in them could not be.
 */
export function each<Entry>(
  entries: readonly Entry[],
  show: (entry: Entry, place: number) => ReactElement,
): ReactElement {
  return createElement(Fragment, null, ...entries.map(show));
}
