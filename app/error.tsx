'use client';

import { useEffect } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { Container, Heading, HeadingFrame, Lead } from '@/components/ui/section';
import { markHydrated } from '@/lib/browser/page-state';
import { errorWords } from '@/site-data/browser';
import { theme } from '@/styles/theme';

interface ErrorScreenProps {
  error: unknown;
  retry: () => void;
}

/** The width of a letter, in em. The page has no measured widths, because it has no props. */
const LETTER_WIDTH = 0.62;

const longestWord = LETTER_WIDTH * Math.max(...errorWords.heading.split(' ').map((word) => word.length));

/**
 * What a visitor sees between header and footer when a page fails (docs/behaviour.md, "Error screen"). A page whose
 * script cannot be loaded is loaded by the browser instead.
 */
export default function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const isLost = error instanceof Error && error.name === 'ChunkLoadError';

  useEffect(() => {
    console.error(error);
    if (isLost) window.location.reload();
    // The screen may replace the layout, which calls this otherwise.
    markHydrated();
  }, [error, isLost]);

  if (isLost) return null;
  return (
    <Screen role="alert">
      <HeadingFrame>
        <Heading as="h1" $size="h1" $longestWord={longestWord}>
          {errorWords.heading}
        </Heading>
      </HeadingFrame>
      <Lead>{detailOf(error)}</Lead>
      <Button type="button" onClick={retry}>
        {errorWords.retry}
      </Button>
    </Screen>
  );
}

/** The status of the thrown value, or else its message. */
function detailOf(error: unknown): string {
  if (typeof error === 'string') return error.trim() || errorWords.unknown;
  const { status, statusText, message } = Object(error) as Record<string, unknown>;
  return [status, statusText].filter(Boolean).join(' ') || String(message ?? '').trim() || errorWords.unknown;
}

const Screen = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 1.5rem;
  padding-top: ${theme.space.section};
`;
