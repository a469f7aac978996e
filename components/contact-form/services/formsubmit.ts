import type { FormSubmitForm } from '@/lib/content/schema';
import { fieldOf, judgeSuccess, shownText } from './answers';
import { asJson } from './as-json';
import type { CallContract, FormParts, FormPlace } from './form-service';

/** FormSubmit (https://formsubmit.co/documentation): scripts have an address of their own, below `/ajax/`. */
export function form({ endpoint }: FormSubmitForm, place: FormPlace): FormParts {
  const action = place.endpoint ?? endpoint;
  const { origin, pathname } = new URL(action);
  return {
    action,
    endpoint: `${origin}/ajax${pathname}`,
    plainFields: { _next: place.returnTo },
    honeypot: { type: 'text', name: '_honey', defaultValue: '' },
    comesBack: true,
  };
}

/** JSON both ways (https://formsubmit.co/ajax-documentation): `{ success, message }`, the flag as text. */
export const contract: CallContract = {
  encode: asJson,
  judge: judgeSuccess,
  explain: (answer) => ({ error: shownText(fieldOf(answer, 'message')) }),
};
