import type { KeyboardEvent } from 'react';

/** `keyCode` of a key that an input method has handled, whichever key it was. */
const INPUT_METHOD_KEY = 229;

/**
 * Keeps an Enter from submitting the form that is held down, or with which an input method settles on a word. Safari ends
 * the composition before the key that ended it, so that only the key's code tells.
 *
 * A phone's Go is meant for the form even while the keyboard still underlines the last word; it has no `code`.
 */
export function ignoreStrayEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, keyCode, code, isComposing, repeat } = event.nativeEvent;
  const isOfInputMethod = keyCode === INPUT_METHOD_KEY || (isComposing && code !== '');
  // In a box of several lines Enter makes lines.
  const isStray = repeat || isOfInputMethod;
  if (key === 'Enter' && isStray && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
