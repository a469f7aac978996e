import styled from 'styled-components';
import { SmallButton } from '@/components/ui/small-button';
import { VisuallyHidden } from '@/components/ui/text';
import { theme } from '@/styles/theme';
import type { Failure } from './delivery/deliver-message';
import { explain, mayPassAsPlainForm } from './delivery/outcome-copy';
import { FallbackActions } from './fallback/fallback-actions';
import { mailLink } from './fallback/mail-link';
import type { Message } from './message';

interface FormStatusProps {
  isSending: boolean;
  /** How the last attempt failed, until the next one. */
  failure: Failure | undefined;
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
export function FormStatus({ isSending, failure, to, message, onPlainSubmit }: FormStatusProps) {
  return (
    <div role="status">
      {isSending && <VisuallyHidden>Sending your message.</VisuallyHidden>}
      {failure && (
        <Notice>
          <p>{explain(failure, mailLink({ to, ...message }).whole)}</p>
          <FallbackActions to={to} message={message}>
            {mayPassAsPlainForm(failure) && (
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
