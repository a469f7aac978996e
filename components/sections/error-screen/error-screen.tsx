'use client';

import { useEffect } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/text';
import { markHydrated } from '@/lib/hydrated';
import { theme } from '@/styles/theme';
import { errorDetail } from './error-detail';
import { errorWords } from './error-words';

interface ErrorScreenProps {
  /** Whatever was thrown. */
  error: unknown;
  /** Renders what failed once more. */
  retry: () => void;
}

/**
 * What a visitor sees when a page fails (docs/behaviour.md, "Error screen"). One that the router cannot bring, because
 * a script of it does not come, is loaded instead: its HTML needs none.
 */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const isLost = error instanceof Error && error.name === 'ChunkLoadError';

  useEffect(() => {
    console.error(error);
    if (isLost) window.location.reload();
    // It may stand in place of the layout, which does so otherwise.
    markHydrated();
  }, [error, isLost]);

  if (isLost) return null;
  return (
    <Screen role="alert">
      <Heading as="h1" $size="h1">
        {errorWords.heading}
      </Heading>
      <Lead>{errorDetail(error, errorWords.unknown)}</Lead>
      <Button type="button" onClick={retry}>
        {errorWords.retry}
      </Button>
    </Screen>
  );
}

const Screen = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 1.5rem;
  padding-block: ${theme.space.section};
`;
