'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/card';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { Heading } from '@/components/ui/section';
import { restoreDraft } from '@/lib/browser/draft';
import { notPrinted } from '@/styles/theme';
import type { FormSettings } from './delivery-store';
import { HEADING_ID, MessageForm } from './message-form';
import { ScriptedForm } from './scripted-form';
import { SentNotice } from './sent-notice';

/** The form for a message to the owner. Without its script, or if that throws, the browser submits the form. */
export function ContactForm({ heading, ...settings }: FormSettings & { heading: ReactNode }) {
  const { service, words } = settings;
  const plainForm = (
    <>
      <SentNotice {...settings} isReplacement />
      <MessageForm ref={(form) => void restoreDraft(form)} service={service} words={words} />
    </>
  );
  return (
    <FormCard data-no-toasts="">
      <Heading id={HEADING_ID} $size="h3">
        {heading}
      </Heading>
      <OptionalBoundary fallback={plainForm}>
        <ScriptedForm {...settings} />
      </OptionalBoundary>
    </FormCard>
  );
}

const FormCard = styled(Card)`
  padding: clamp(22.4px, 4vw, 2.8rem);
  ${notPrinted}
`;
