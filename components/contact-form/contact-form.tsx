'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/card';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { Heading } from '@/components/ui/section';
import { restoreDraft } from '@/lib/browser/draft';
import { notPrinted } from '@/styles/theme';
import type { Destination } from './delivery-store';
import { HEADING_ID, MessageForm } from './message-form';
import { ScriptedForm } from './scripted-form';
import { SentNotice } from './sent-notice';

/** The form for a message to the owner. Without its script, or if that throws, the browser submits the form. */
export function ContactForm({ heading, ...destination }: Destination & { heading: ReactNode }) {
  const { service, words } = destination;
  const plainForm = (
    <>
      <SentNotice {...destination} isReplacement />
      <MessageForm ref={(form) => void restoreDraft(form)} service={service} words={words} />
    </>
  );
  return (
    <FormCard onClickCapture={ignoreSecondClick} onKeyDown={ignoreHeldEnter} data-no-toasts="">
      <Heading id={HEADING_ID} $size="h3">
        {heading}
      </Heading>
      <OptionalBoundary fallback={plainForm}>
        <ScriptedForm {...destination} />
      </OptionalBoundary>
    </FormCard>
  );
}

/** The first click of a double click may make the form ask whether to send again; the second must not confirm. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2 || !(event.target as Element).closest('button')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Holding Enter must not confirm sending again either. In the message it inserts line breaks. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

const FormCard = styled(Card)`
  padding: clamp(22.4px, 4vw, 2.8rem);
  ${notPrinted}
`;
