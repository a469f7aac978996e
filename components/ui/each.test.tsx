import { render, screen } from '@testing-library/react';
import { each } from './each';

test('shows every entry in its place, and React misses no key', () => {
  const complain = jest.spyOn(console, 'error');
  const words = ['SQL', <span key="marked">مصطفى</span>, 'SQL'];
  render(
    <ul>
      {each(words, (word, place) => (
        <li>
          {place}: {word}
        </li>
      ))}
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '0: SQL',
    '1: مصطفى',
    '2: SQL',
  ]);
  expect(complain).not.toHaveBeenCalled();
});

test('shows nothing of an empty list', () => {
  const { container } = render(each([], () => <li />));
  expect(container.childElementCount).toBe(0);
});
