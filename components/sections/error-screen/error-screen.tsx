'use client';

import { useEffect } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/text';
import type { ErrorWords } from '@/content/word-types';
import { markHydrated } from '@/lib/hydrated';
import { theme } from '@/styles/theme';
import { errorDetail } from './error-detail';

interface ErrorScreenProps {
  /** Whatever was thrown. */
  error: unknown;
  /** Renders what failed once more. */
  retry: () => void;
  words: ErrorWords;
}

/** What a visitor sees when a page fails (docs/behaviour.md, "Error screen"). */
export function ErrorScreen({ error, retry, words }: ErrorScreenProps) {
  useEffect(() => {
    console.error(error);
    // It may stand in place of the layout, which does so otherwise.
    markHydrated();
  }, [error]);

  return (
    <Screen role="alert">
      <Heading as="h1" $size="h1">
        {words.heading}
      </Heading>
      <Lead>{errorDetail(error, words.unknown)}</Lead>
      <Button type="button" onClick={retry}>
        {words.retry}
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
