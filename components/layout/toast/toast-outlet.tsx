'use client';

import { createContext, type PropsWithChildren, type ReactNode, useState } from 'react';
import { OptionalBoundary } from '@/components/ui/optional-boundary';

/** Hands the outlet its toasts, for all pages to come. */
export const ProvideToasts = createContext<(toasts: ReactNode) => void>(() => {});

/** A page, and the toasts once a page that makes some has provided them: no other page loads their code. */
export function ToastOutlet({ children }: PropsWithChildren) {
  const [toasts, setToasts] = useState<ReactNode>();
  return (
    <ProvideToasts value={setToasts}>
      {children}
      <OptionalBoundary>{toasts}</OptionalBoundary>
    </ProvideToasts>
  );
}
