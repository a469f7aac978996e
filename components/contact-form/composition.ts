import type { KeyboardEvent } from 'react';

/** The code of a key that an input method has dealt with, whichever key it was. */
const OF_INPUT_METHOD = 229;

/**
 * Keeps an Enter that an input method takes for itself, to settle on a word, from sending
 * the form as well. Safari tells the end of a composition before the key that ended it,
 * so that nothing but the key's code is left to know it by.
 *
 * A phone's Go is meant for the form even while the keyboard still underlines the last
 * word; it stands on no real key and has no `code`.
 */
export function keepEnterOfComposition(event: KeyboardEvent<HTMLFormElement>) {
  const { key, keyCode, code, isComposing } = event.nativeEvent;
  const isOfInputMethod = keyCode === OF_INPUT_METHOD || (isComposing && code !== '');
  // In a box of several lines Enter sends nothing.
  if (key === 'Enter' && isOfInputMethod && event.target instanceof HTMLInputElement) event.preventDefault();
}
