'use client';

import { createContext, type PropsWithChildren, type ReactNode, useState } from 'react';
import { OptionalBoundary } from '@/components/ui/optional-boundary';

/** A function by which a page hands the toasts to the outlet. */
export const ToastOutletContext = createContext<(toasts: ReactNode) => void>(() => {});

/** Renders a page, and on all later pages the toasts, so that only visitors of a page with toasts load their code. */
export function ToastOutlet({ children }: PropsWithChildren) {
  const [toasts, setToasts] = useState<ReactNode>();
  return (
    <ToastOutletContext value={setToasts}>
      {children}
      <OptionalBoundary>{toasts}</OptionalBoundary>
    </ToastOutletContext>
  );
}
