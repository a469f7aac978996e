import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { CurrentYear } from './current-year';

beforeEach(() => jest.useFakeTimers({ now: new Date('2031-06-01T12:00:00') }));
afterEach(() => jest.useRealTimers());

test('shows the visitor’s year, not the build’s', () => {
  render(<CurrentYear buildYear={2026} />);
  expect(screen.getByText('2031')).toBeInTheDocument();
});

test.each([
  ['the build’s year', '2026'],
  ['the visitor’s, which the page’s start has put there', '2031'],
])('takes %s over without a complaint', async (_, shown) => {
  const complain = jest.spyOn(console, 'error');
  const page = document.createElement('p');
  page.innerHTML = `<span data-year="">${shown}</span>`;
  const root = await act(async () => hydrateRoot(page, <CurrentYear buildYear={2026} />));
  expect(page).toHaveTextContent('2031');
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
});
