import { usePathname } from 'next/navigation';
import { toast } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { TextLink } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { theme } from '@/styles/theme';
import type { ContactFormWords } from './form-settings';
import type { Outcome } from './post-message';

const TOAST_ID = 'contact-form';

/** Removes the toast of the last attempt. */
export function removeOutcomeToast() {
  toast.remove(TOAST_ID);
}

/** Shows the outcome on any page, and logs why a message was not sent (docs/behaviour.md, "Outcome"). */
export function showOutcomeToast(outcome: Outcome, { outcome: words, fallback }: ContactFormWords) {
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

/** A link to the form, where the outcome stays visible; nothing on the form's own page. */
function FormLink({ label }: { label: string }) {
  return usePathname() === routes.contact ? null : <TextLink href={routes.contact}>{label}</TextLink>;
}

const Reason = styled.p`
  margin-top: 0.25rem;
  color: ${theme.color.muted};
  font-weight: 400;
`;
