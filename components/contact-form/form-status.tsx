import styled from 'styled-components';
import { SmallButton } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/text';
import { theme } from '@/styles/theme';
import type { DeliveryState } from './delivery/delivery-state';
import { explain, mayPassAsPlainForm } from './delivery/outcome-copy';
import { FallbackActions } from './fallback/fallback-actions';
import { mailLink } from './fallback/mail-link';
import type { ContactFormWords } from './form-words';
import type { Message } from './message';

interface FormStatusProps {
  delivery: DeliveryState;
  /** The owner's address. */
  to: string;
  /** What stands in the fields, trimmed. */
  message: Message;
  /** What is known of a message that the browser took along by itself, where that is not the usual. */
  posted?: string;
  /** Sends the form the browser's own way. */
  onPlainSubmit: () => void;
  words: Pick<ContactFormWords, 'underWay' | 'outcome' | 'waysOut'>;
}

/**
 * The line under the form that tells how sending goes; unlike the toast it stays. Its live region
 * is in the HTML: some screen readers do not announce one that is added together with its text.
 */
export function FormStatus({ delivery, to, message, posted, onPlainSubmit, words }: FormStatusProps) {
  const explanation = explain(delivery, mailLink({ to, ...message }).whole, words.outcome, posted);
  return (
    // Not atomic: a press on “Copy message” says that alone, not the whole line once more.
    <div role="status" aria-atomic="false">
      {delivery.phase === 'sending' && <VisuallyHidden>{words.underWay}</VisuallyHidden>}
      {explanation && (
        <Notice>
          <p>{explanation}</p>
          <FallbackActions to={to} message={message} words={words.waysOut}>
            {delivery.phase === 'failed' && mayPassAsPlainForm(delivery.failure) && (
              <SmallButton type="button" $kind="ghost" onClick={onPlainSubmit}>
                {words.waysOut.plain}
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
