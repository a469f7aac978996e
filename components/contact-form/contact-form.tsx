'use client';

import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/card';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { Heading } from '@/components/ui/text';
import { restoreDraft } from '@/lib/bootstrap/draft';
import { notPrinted } from '@/styles/media';
import type { Destination } from './delivery-store';
import { HEADING_ID, MessageForm } from './message-form';
import { ScriptedForm } from './scripted-form';

interface ContactFormProps extends Destination {
  heading: ReactNode;
}

/**
 * The form for a message to the owner. The browser submits the exported form, and the plain form that replaces it if
 * its script throws.
 */
export function ContactForm({ heading, ...form }: ContactFormProps) {
  const plainForm = (
    <MessageForm ref={(element) => void restoreDraft(element)} service={form.service} words={form.words} />
  );
  return (
    <Frame onClickCapture={ignoreSecondClick} data-no-toasts="">
      <Heading id={HEADING_ID} $size="h3">
        {heading}
      </Heading>
      <OptionalBoundary fallback={plainForm}>
        <ScriptedForm {...form} />
      </OptionalBoundary>
    </Frame>
  );
}

/** The first click of a double click may make the form ask whether to send again; the second must not confirm. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2 || !(event.target as Element).closest('button')) return;
  event.preventDefault();
  event.stopPropagation();
}

const Frame = styled(Card)`
  padding: clamp(22.4px, 4vw, 2.8rem);
  ${notPrinted}
`;
