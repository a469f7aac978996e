import type { FormspreeForm } from '@/lib/content/schema';
import { denies, errorWords } from './answers';
import { asJson } from './as-json';
import type { CallContract, FormParts, FormPlace } from './form-service';

/** Formspree (https://help.formspree.io): one address for scripts and for forms that the browser sends. */
export function form({ endpoint }: FormspreeForm, place: FormPlace): FormParts {
  return {
    action: place.endpoint ?? endpoint,
    honeypot: { type: 'text', name: '_gotcha', defaultValue: '' },
  };
}

/** JSON both ways; a captcha's page comes with an ok status too, so what is no JSON was not taken. */
export const contract: CallContract = {
  encode: asJson,
  judge(answer) {
    if (answer.cause) return 'unreadable';
    return denies(answer) ? 'declined' : 'sent';
  },
  explain: errorWords,
};
