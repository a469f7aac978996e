import { usePathname } from 'next/navigation';
import { toast } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { TextLink } from '@/components/ui/link';
import { type ContactFormWords, OUTCOME_ID } from '@/lib/browser/form-settings';
import { routes } from '@/lib/routes';
import { theme } from '@/styles/theme';
import type { Outcome } from './post-message';

/** The form has one toast at a time. */
const TOAST_ID = 'contact-form';

/** Shows the outcome on any page, and logs why a message was not sent (docs/behaviour.md, "Outcome"). */
export function announceOutcome(outcome: Outcome, { outcome: words, fallback }: ContactFormWords) {
  // A network error is a failure, although the message may have arrived.
  const isFailure = outcome.phase === 'failed' || (outcome.phase === 'unconfirmed' && outcome.cause === 'unreachable');
  const show = outcome.phase === 'sent' ? toast.success : toast.error;
  show(
    <>
      <p>{words[isFailure ? 'failed' : outcome.phase]}</p>
      {outcome.phase === 'failed' && outcome.reason && <Reason dir="auto">{outcome.reason}</Reason>}
      <FormLink label={fallback.back} />
    </>,
    { id: TOAST_ID },
  );
  if (outcome.phase === 'sent') return;
  const summary = outcome.phase === 'failed' ? 'The message was not sent.' : 'The message may not have been sent.';
  console.error(summary, outcome.details);
}

/** Removes the toast about the last attempt to send a message. */
export function removeToast() {
  toast.remove(TOAST_ID);
}

/** A link to the panel below the form, where the outcome stays visible; nothing on the form's own page. */
function FormLink({ label }: { label: string }) {
  const href = `${routes.contact}#${OUTCOME_ID}`;
  return usePathname() === routes.contact ? null : <TextLink href={href}>{label}</TextLink>;
}

const Reason = styled.p`
  margin-top: 0.25rem;
  color: ${theme.color.muted};
  font-weight: 400;
`;
