import type { FormChoice, FormServiceName } from '@/lib/content/schema';
import type { FormParts, FormPlace } from './form-service';
import { form as formspree } from './formspree';
import { form as formsubmit } from './formsubmit';
import { form as netlify } from './netlify';
import { form as none } from './none';
import { form as own } from './own';
import { form as web3forms } from './web3forms';

type Choice<Name> = Extract<FormChoice, { service: Name }>;

const FORMS = { formspree, web3forms, formsubmit, netlify, own, none } satisfies {
  [Name in FormServiceName]: (choice: Choice<Name>, place: FormPlace) => FormParts;
};

/** What the page's form is made of for the service that was chosen. Only the build asks. */
export function formParts<Name extends FormServiceName>(choice: Choice<Name>, place: FormPlace): FormParts {
  const form = FORMS[choice.service as Name] as (choice: Choice<Name>, place: FormPlace) => FormParts;
  return form(choice, place);
}
