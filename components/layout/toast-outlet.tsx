'use client';

import { createContext, type PropsWithChildren, type ReactNode, useState } from 'react';
import { OptionalBoundary } from '@/components/ui/optional-boundary';

/** Passes the toasts to the outlet, which keeps them on later pages. */
export const ProvideToasts = createContext<(toasts: ReactNode) => void>(() => {});

/** Renders a page, and the toasts once a page has provided them, so that only pages with toasts load their code. */
export function ToastOutlet({ children }: PropsWithChildren) {
  const [toasts, setToasts] = useState<ReactNode>();
  return (
    <ProvideToasts value={setToasts}>
      {children}
      <OptionalBoundary>{toasts}</OptionalBoundary>
    </ProvideToasts>
  );
}
