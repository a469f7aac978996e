import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { keepEnterOfComposition } from './composition';

const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, isComposing: false };

test.each([
  ['a plain Enter', 'One line', ENTER, false],
  ['an Enter that settles on a word', 'One line', { ...ENTER, isComposing: true }, true],
  ['one an input method has dealt with', 'One line', { ...ENTER, keyCode: 229, isComposing: true }, true],
  ['one told after the end of the composition', 'One line', { ...ENTER, keyCode: 229 }, true],
  ['Go while a word is underlined', 'One line', { ...ENTER, code: '', isComposing: true }, false],
  ['another key of a composition', 'One line', { ...ENTER, key: 'a', code: 'KeyA', keyCode: 229 }, false],
  ['an Enter in a box of several lines', 'Several', { ...ENTER, isComposing: true }, false],
])('%s in %j', (_name, label, key, isKept) => {
  render(
    <form onKeyDown={keepEnterOfComposition}>
      <input aria-label="One line" />
      <textarea aria-label="Several" />
    </form>,
  );
  const event = createEvent.keyDown(screen.getByLabelText(label), key);
  fireEvent(screen.getByLabelText(label), event);
  expect(event.defaultPrevented).toBe(isKept);
});
