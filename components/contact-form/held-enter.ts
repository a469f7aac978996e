import type { KeyboardEvent } from 'react';

/**
 * Keeps an Enter that is held down from sending the form more than once: what the first time has it ask, the second
 * one would answer unread.
 */
export function keepHeldEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, repeat } = event.nativeEvent;
  // In a box of several lines it makes lines.
  if (key === 'Enter' && repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
