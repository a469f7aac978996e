import { usePathname } from 'next/navigation';
import { toast } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { SmallButtonPageLink } from '@/components/ui/button';
import { theme } from '@/styles/theme';
import { FallbackActions } from '../fallback/fallback-actions';
import type { Message } from '../message';
import type { Delivery } from './deliver-message';
import type { Destination } from './outbox';
import { failureDetail } from './outcome-copy';

/**
 * Tells the visitor how it went, on whatever page, and the console why it failed
 * (docs/behaviour.md, "Outcome messages").
 *
 * @param message the message as it was sent, trimmed.
 */
export function announceOutcome(delivery: Delivery, { ownerEmail, page, words }: Destination, message: Message) {
  if (delivery.sent) {
    toast.success(words.outcome.sent);
    return;
  }
  const { status, cause, body } = delivery;
  console.error('The message was not sent.', { status, cause, body });
  const detail = failureDetail(delivery, words.outcome);
  toast.error(
    <>
      <p>{words.outcome.failed}</p>
      {detail && <Detail dir="auto">{detail}</Detail>}
      <FallbackActions isCompact to={ownerEmail} message={message} words={words.waysOut}>
        <WayBack page={page} label={words.waysOut.back} />
      </FallbackActions>
    </>,
  );
}

/** On another page than the form's, where the message is. */
function WayBack({ page, label }: { page: string; label: string }) {
  const pathname = usePathname();
  if (pathname === page) return null;
  return (
    <SmallButtonPageLink href={page} $kind="ghost">
      {label}
    </SmallButtonPageLink>
  );
}

const Detail = styled.p`
  margin-top: 0.25rem;
  color: ${theme.color.muted};
  font-weight: 400;
`;
