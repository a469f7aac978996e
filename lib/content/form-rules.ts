import { type Lazy, lazy, mixed, type Schema } from 'yup';
import { findFaultInEndpoint } from './address-faults';
import { FORM_SERVICES } from './choices';
import { environment } from './environment';
import { optional, record, textWith } from './field-rules';
import type { FormChoice, FormServiceName } from './schema';
import { type FindFault, findFaultInLine, lineLike, oneOf, quote } from './text-faults';

const findFaultInAddress: FindFault = (value) => findFaultInEndpoint(value, environment.networkAddress);

/** Formspree gives each form an address of its own, and shows it on a page whose address is easily taken for it. */
const findFaultInFormspreeAddress: FindFault = (value) => {
  const fault = findFaultInAddress(value);
  if (fault) return fault;
  const { hostname, pathname } = new URL(value);
  const names = /^\/(?:f\/?)?$|^\/forms\//.test(pathname) ? undefined : pathname;
  return names || !/^(?:www\.)?formspree\.io$/.test(hostname)
    ? undefined
    : `is ${quote(value)}, which takes no messages; write the form's endpoint, for example https://formspree.io/f/abcde`;
};

/** FormSubmit's script takes messages at an address of its own, which is made of this one. */
const findFaultInFormSubmitAddress: FindFault = (value) => {
  const fault = findFaultInAddress(value);
  if (fault) return fault;
  const { pathname, origin } = new URL(value);
  const [, whose] = pathname.match(/^\/ajax\/(.+)$/) ?? [];
  if (whose)
    return `is ${quote(value)}, the address for scripts; write the one for forms, for example ${origin}/${whose}`;
  if (pathname !== '/') return undefined;
  return `is ${quote(value)}, which names nobody; write your email address, or the word FormSubmit gave you, at its end, for example https://formsubmit.co/you@example.com`;
};

/** An access key is letters, digits and hyphens; what looks like an address is the service's, or the owner's. */
const findFaultInAccessKey: FindFault = (value) =>
  findFaultInLine(value) ??
  lineLike(
    /^[\w-]{8,}$/,
    "the access key from the service's mail, for example 00000000-0000-0000-0000-000000000000",
  )(value);

/** A field of another service, with the reason why this one has none. */
const absent = (reason: string) =>
  optional(mixed().test('absent', `${reason}; remove it`, (value) => value === undefined));

const service = textWith(oneOf(FORM_SERVICES, 'the form services'));
const endpoint = textWith(findFaultInAddress);
const noKey = absent('is for web3forms alone');

/** What each service needs, and what it has no use for. */
const rules = {
  formspree: record<FieldsFor<'formspree'>>({
    service,
    endpoint: textWith(findFaultInFormspreeAddress),
    accessKey: noKey,
  }),
  web3forms: record<FieldsFor<'web3forms'>>({
    service,
    endpoint: optional(textWith(findFaultInAddress)),
    accessKey: textWith(findFaultInAccessKey),
  }),
  formsubmit: record<FieldsFor<'formsubmit'>>({
    service,
    endpoint: textWith(findFaultInFormSubmitAddress),
    accessKey: noKey,
  }),
  netlify: record<FieldsFor<'netlify'>>({
    service,
    endpoint: absent('has no use here, since Netlify takes messages at the site itself'),
    accessKey: noKey,
  }),
  own: record<FieldsFor<'own'>>({ service, endpoint, accessKey: noKey }),
  none: record<FieldsFor<'none'>>({
    service,
    endpoint: absent('has no use here, since without a service the form writes an email'),
    accessKey: noKey,
  }),
} satisfies Record<FormServiceName, Schema>;

type KeysOf<Choice> = Choice extends Choice ? keyof Choice : never;

type ChoiceOf<Name extends FormServiceName> = Extract<FormChoice, { service: Name }>;

/** Every field that any service has: the service's own, and those that it may not have. */
type FieldsFor<Name extends FormServiceName> = ChoiceOf<Name> & {
  [Field in Exclude<KeysOf<FormChoice>, keyof ChoiceOf<Name>>]?: never;
};

/** The choice of a form service, by the rules of the one that was chosen. */
export const formChoice: Lazy<unknown> = lazy((choice: Partial<FormChoice> | undefined) => {
  const chosen = FORM_SERVICES.find((name) => name === choice?.service);
  return chosen ? rules[chosen] : record<{ service: string }>({ service }).noUnknown(false);
});
