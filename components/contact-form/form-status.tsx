'use client';

import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { VisuallyHidden } from '../ui/text';
import type { DeliveryState } from './delivery/delivery-state';
import { explain, mayPassAsPlainForm } from './delivery/outcome-copy';
import { FallbackActions } from './fallback/fallback-actions';
import { mailLink } from './fallback/mail-link';
import type { Message } from './message';
import { SmallButton } from './small-button';

interface FormStatusProps {
  delivery: DeliveryState;
  /** The owner's address. */
  to: string;
  /** What stands in the fields, trimmed. */
  message: Message;
  /** Sends the form the browser's own way. */
  onPlainSubmit: () => void;
}

/**
 * The form's own line. It stands in the document from the start, so that a screen
 * reader listens before there is anything to hear, and stays after the toast has gone.
 */
export function FormStatus({ delivery, to, message, onPlainSubmit }: FormStatusProps) {
  const explanation = explain(delivery, mailLink({ to, ...message }).whole);
  return (
    <div role="status">
      {delivery.phase === 'sending' && <VisuallyHidden>Sending your message.</VisuallyHidden>}
      {explanation && (
        <Notice>
          <p>{explanation}</p>
          <FallbackActions to={to} message={message}>
            {delivery.phase === 'failed' && mayPassAsPlainForm(delivery.failure) && (
              <SmallButton type="button" $kind="ghost" onClick={onPlainSubmit}>
                Send as a plain form
              </SmallButton>
            )}
          </FallbackActions>
        </Notice>
      )}
    </div>
  );
}

const Notice = styled.div`
  margin-top: 1.35rem;
  padding: 1rem 1.15rem 1.15rem;
  border: 1px solid ${theme.color.danger};
  border-radius: ${theme.radius.field};
  font-size: ${theme.size.small};
  line-height: 1.55;
`;
