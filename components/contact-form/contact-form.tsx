'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/card';
import { EmailText } from '@/components/ui/email-text';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { Heading, Text } from '@/components/ui/section';
import { restoreDraft } from '@/lib/browser/draft';
import { mailto } from '@/lib/contact-links';
import { splitAtPlaceholder } from '@/lib/language/fill-in';
import { notPrinted } from '@/styles/theme';
import type { FormSettings } from './delivery-store';
import { HEADING_ID, MessageForm } from './message-form';
import { ScriptedForm } from './scripted-form';
import { SentNotice } from './sent-notice';

/** The form for a message to the owner. Without its script, or if that throws, the browser submits the form. */
export function ContactForm({ heading, ...settings }: FormSettings & { heading: ReactNode }) {
  const { service, ownerEmail, words } = settings;
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
      {service.mailWords && <PlainAddress sentence={service.mailWords.withoutScripts} email={ownerEmail} />}
      <OptionalBoundary fallback={plainForm}>
        <ScriptedForm {...settings} />
      </OptionalBoundary>
    </FormCard>
  );
}

/** In place of a form that opens an email, where scripts don't run. */
function PlainAddress({ sentence, email }: { sentence: string; email: string }) {
  const [before, behind] = splitAtPlaceholder(sentence, 'email');
  return (
    <Unscripted>
      {before}
      <a href={mailto(email)} dir="ltr">
        <EmailText email={email} />
      </a>
      {behind}
    </Unscripted>
  );
}

const Unscripted = styled(Text)`
  margin-top: 1.75rem;

  :root[data-theme] & {
    display: none;
  }
`;

const FormCard = styled(Card)`
  padding: clamp(22.4px, 4vw, 2.8rem);
  ${notPrinted}
`;
