import { toast } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { FallbackActions } from '../fallback/fallback-actions';
import type { Message } from '../message';
import type { Failure } from './deliver-message';
import { FAILURE_LINE, failureDetail, SUCCESS_LINE } from './outcome-copy';

/** Shows the toast for a message that was sent. */
export function showSuccess() {
  toast.success(SUCCESS_LINE);
}

/**
 * Shows the toast for a message that was not sent, and writes the reason to the console.
 *
 * @param to the owner's address.
 * @param message the message that was not sent, trimmed.
 */
export function showFailure(failure: Failure, to: string, message: Message) {
  const { status, cause, body } = failure;
  console.error('The message was not sent.', { status, cause, body });
  const detail = failureDetail(failure);
  toast.error(
    <>
      <p>{FAILURE_LINE}</p>
      {detail && <Detail>{detail}</Detail>}
      <FallbackActions isCompact to={to} message={message} />
    </>,
  );
}

const Detail = styled.p`
  margin-top: 0.25rem;
  color: ${theme.color.muted};
  font-weight: 400;
`;
