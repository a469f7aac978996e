import type { KeyboardEvent, MouseEvent } from 'react';

/** Keeps an Enter that is held down from sending the form again: what the first time has it ask, the next would answer unread. */
export function keepHeldEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, repeat } = event.nativeEvent;
  // In a box of several lines it makes lines.
  if (key === 'Enter' && repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** The same for the second press of a double click. */
export function keepSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
