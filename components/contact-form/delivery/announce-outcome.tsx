import { usePathname } from 'next/navigation';
import { toast } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { SmallButtonPageLink } from '@/components/ui/small-button';
import { theme } from '@/styles/theme';
import { FallbackActions } from '../fallback/fallback-actions';
import type { Message } from '../message';
import type { Delivery } from './deliver-message';
import type { Destination } from './outbox';
import { FAILURE_LINE, failureDetail, SUCCESS_LINE } from './outcome-copy';

/**
 * Tells the visitor how it went, on whatever page, and the console why it failed
 * (docs/behaviour.md, "Outcome messages").
 *
 * @param message the message as it was sent, trimmed.
 */
export function announceOutcome(delivery: Delivery, { ownerEmail, page }: Destination, message: Message) {
  if (delivery.sent) {
    toast.success(SUCCESS_LINE);
    return;
  }
  const { status, cause, body } = delivery;
  console.error('The message was not sent.', { status, cause, body });
  const detail = failureDetail(delivery);
  toast.error(
    <>
      <p>{FAILURE_LINE}</p>
      {detail && <Detail dir="auto">{detail}</Detail>}
      <FallbackActions isCompact to={ownerEmail} message={message}>
        <WayBack page={page} />
      </FallbackActions>
    </>,
  );
}

/** On another page than the form's, where the message is. */
function WayBack({ page }: { page: string }) {
  const pathname = usePathname();
  if (pathname === page) return null;
  return (
    <SmallButtonPageLink href={page} $kind="ghost">
      Back to your message
    </SmallButtonPageLink>
  );
}

const Detail = styled.p`
  margin-top: 0.25rem;
  color: ${theme.color.muted};
  font-weight: 400;
`;
