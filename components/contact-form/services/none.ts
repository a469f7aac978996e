import { mailto } from '@/lib/contact-links';
import type { NoForm } from '@/lib/content/schema';
import { mailLink } from '../mail-link';
import type { FormParts, FormPlace, MailContract } from './form-service';

/**
 * No service: the form writes an email. Without script the browser hands its fields to the mail program
 * as plain text (HTML, "mail as body"); by GET all but the subject would be lost.
 */
export function form(_: NoForm, { ownerEmail, mailWords }: FormPlace): FormParts {
  return {
    action: mailto(ownerEmail),
    attributes: { encType: 'text/plain' },
    ...mailWords,
  };
}

/** A link to the mail program, which needs no network; under it who wrote, where that fits into the link. */
export const contract: MailContract = {
  compose(to, { name, email, subject, message }) {
    const signed = mailLink({ to, subject, message: `${message}\n\n${name}\n${email}` });
    window.location.href = signed.whole ? signed.href : mailLink({ to, subject, message }).href;
  },
};
