/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { words } from '@/lib/content/words';
import { ToastOutlet } from './toast-outlet';
import { ToastProvider } from './toasts';

jest.mock('next/navigation', () => ({ usePathname: () => '/about/' }));

// jsdom has no layout.
globalThis.ResizeObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as unknown as typeof ResizeObserver;

test('the live region is there before the first toast, and shows the newest three', () => {
  render(
    <ToastOutlet>
      <ToastProvider words={words.toasts} />
    </ToastOutlet>,
  );
  const region = screen.getByRole('region', { name: words.toasts.region });
  expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['polite', '']);
  act(() => ['one', 'two', 'three', 'four'].forEach((text) => void toast.error(text)));
  expect(region.textContent).toBe('fourthreetwo');
});
