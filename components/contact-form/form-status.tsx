import styled from 'styled-components';
import { SmallButton } from '@/components/ui/small-button';
import { VisuallyHidden } from '@/components/ui/text';
import { theme } from '@/styles/theme';
import type { Failure } from './delivery/deliver-message';
import { explainFailure, mayPassAsPlainForm } from './delivery/outcome-copy';
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
 * The line under the form that tells how sending goes; unlike the toast it stays. Its live region
 * is in the HTML: some screen readers do not announce one that is added together with its text.
 */
export function FormStatus({ isSending, failure, to, message, onPlainSubmit }: FormStatusProps) {
  return (
    <div role="status">
      {isSending && <VisuallyHidden>Sending your message.</VisuallyHidden>}
      {failure && (
        <Notice>
          <p>{explainFailure(failure, mailLink({ to, ...message }).whole)}</p>
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
