import { usePathname } from 'next/navigation';
import { toast } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { TextLink } from '@/components/ui/text-link';
import { theme } from '@/styles/theme';
import type { Delivery } from './deliver-message';
import type { Destination } from './delivery';
import type { DeliveryState } from './delivery-state';

/** The form has one toast at a time. */
const TOAST_ID = 'contact-form';

/** Removes the toast of the last attempt. */
export function removeOutcomeToast() {
  toast.remove(TOAST_ID);
}

/** Shows the outcome of a call in a toast, on whatever page, and logs why it failed (docs/behaviour.md, "Outcome"). */
export function announceOutcome(state: DeliveryState, delivery: Delivery, { page, words }: Destination) {
  const { outcome, fallback } = words;
  const show = delivery.sent ? toast.success : toast.error;
  show(
    <>
      <p>{lineOf(state, outcome)}</p>
      {state.phase === 'failed' && state.failure.error && <Reason dir="auto">{state.failure.error}</Reason>}
      <FormLink page={page} label={fallback.back} />
    </>,
    { id: TOAST_ID },
  );
  if (delivery.sent) return;
  const { status, cause, body } = delivery;
  const summary = state.phase === 'failed' ? 'The message was not sent.' : 'The message may not have been sent.';
  console.error(summary, { status, cause, body });
}

function lineOf(state: DeliveryState, words: Destination['words']['outcome']): string {
  if (state.phase === 'sent') return words.sent;
  // A network error is a failure, although the message may have arrived.
  return state.phase === 'unconfirmed' && state.cause !== 'unreachable' ? words.unconfirmed : words.failed;
}

/** On another page, a link to the form, where the outcome stays. */
function FormLink({ page, label }: { page: string; label: string }) {
  const pathname = usePathname();
  return pathname === page ? null : <TextLink href={page}>{label}</TextLink>;
}

const Reason = styled.p`
  margin-top: 0.25rem;
  color: ${theme.color.muted};
  font-weight: 400;
`;
