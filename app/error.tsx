'use client';

import { ErrorScreen } from '@/components/sections/error-screen/error-screen';

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <ErrorScreen error={error} retry={retry} />;
}
