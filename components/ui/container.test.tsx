import { render, screen } from '@testing-library/react';
import { words } from '@/content/words';
import { Toasts } from '../layout/toast/toasts';
import { Section } from './container';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

test('the last part of a page keeps the air below it when the toasts have come behind it', () => {
  const parts = (
    <>
      <Section>First</Section>
      <Section>Last</Section>
    </>
  );
  const airBelow = () => getComputedStyle(screen.getByText('Last')).paddingBottom;
  const { rerender } = render(parts);
  const before = airBelow();
  expect(before).not.toBe('');
  rerender(
    <>
      {parts}
      <Toasts words={words.toasts} quietOn="/contact/" />
    </>,
  );
  expect(screen.getByRole('region', { name: words.toasts.region })).not.toBeNull();
  expect(airBelow()).toBe(before);
});
