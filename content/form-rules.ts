import { type Lazy, lazy, mixed, type Schema } from 'yup';
import { findFaultInEndpoint } from './address-faults';
import { FORM_SERVICES } from './choices';
import { environment } from './environment';
import { optional, record, textWith } from './field-rules';
import { type FindFault, findFaultInLine, lineLike, oneOf, quote } from './text-faults';
import type { FormChoice, FormServiceName } from './types';

const findFaultInAddress: FindFault = (value) => findFaultInEndpoint(value, environment.networkAddress);

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
const absent = (reason: string) => mixed().test('absent', `${reason}; remove it`, (value) => value === undefined);

const service = textWith(oneOf(FORM_SERVICES, 'the form services'));
const endpoint = textWith(findFaultInAddress);
const noKey = absent('is for web3forms alone');

/** What each service needs, and what it has no use for. */
const rules = {
  formspree: record<Fields>({ service, endpoint, accessKey: noKey }),
  web3forms: record<Fields>({
    service,
    endpoint: optional(findFaultInAddress),
    accessKey: textWith(findFaultInAccessKey),
  }),
  formsubmit: record<Fields>({ service, endpoint: textWith(findFaultInFormSubmitAddress), accessKey: noKey }),
  netlify: record<Fields>({
    service,
    endpoint: absent('has no use here, since Netlify takes messages at the site itself'),
    accessKey: noKey,
  }),
  own: record<Fields>({ service, endpoint, accessKey: noKey }),
  none: record<Fields>({
    service,
    endpoint: absent('has no use here, since without a service the form writes an email'),
    accessKey: noKey,
  }),
} satisfies Record<FormServiceName, Schema>;

type KeysOf<Choice> = Choice extends Choice ? keyof Choice : never;

/** Every field that a service can have. */
type Fields = Record<KeysOf<FormChoice>, string>;

/** The choice of a form service, by the rules of the one that was chosen. */
export const formChoice: Lazy<unknown> = lazy((choice: Partial<FormChoice> | undefined) => {
  const chosen = FORM_SERVICES.find((name) => name === choice?.service);
  return chosen ? rules[chosen] : record<{ service: string }>({ service }).noUnknown(false);
});
