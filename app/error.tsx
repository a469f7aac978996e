'use client';

import { ErrorScreen } from '@/components/sections/error-screen/error-screen';
import { errorWords } from './error-words';

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

/** Stands in for a page that fails, between the layout's header and footer. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <ErrorScreen error={error} retry={retry} words={errorWords} />;
}
