import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { keepHeldEnter } from './repeated-presses';

test.each([
  ['an Enter', 'One line', { key: 'Enter' }, false],
  ['a held Enter', 'One line', { key: 'Enter', repeat: true }, true],
  ['a held Enter', 'Send', { key: 'Enter', repeat: true }, true],
  ['a held Enter', 'Several', { key: 'Enter', repeat: true }, false],
  ['another held key', 'One line', { key: 'a', repeat: true }, false],
])('%s in %j', (_name, label, key, isKept) => {
  render(
    <form onKeyDown={keepHeldEnter}>
      <input aria-label="One line" />
      <textarea aria-label="Several" />
      <button type="submit" aria-label="Send" />
    </form>,
  );
  const event = createEvent.keyDown(screen.getByLabelText(label), key);
  fireEvent(screen.getByLabelText(label), event);
  expect(event.defaultPrevented).toBe(isKept);
});
