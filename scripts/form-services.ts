import { simulator as formspree } from '../components/contact-form/services/formspree.simulator';
import { simulator as formsubmit } from '../components/contact-form/services/formsubmit.simulator';
import { simulator as netlify } from '../components/contact-form/services/netlify.simulator';
import { simulator as own } from '../components/contact-form/services/own.simulator';
import {
  type Answer,
  type Post,
  type SimulatedService,
  THANKS,
} from '../components/contact-form/services/simulated-service';
import { simulator as web3forms } from '../components/contact-form/services/web3forms.simulator';

/** In the order in which they are asked; the last one takes every other message. */
const SERVICES: readonly SimulatedService[] = [web3forms, formsubmit, netlify, own, formspree];

/** The service that a message is meant for, by its address and its fields. */
export function serviceFor(post: Post): SimulatedService {
  const service = SERVICES.find(({ takes }) => takes(post));
  if (!service) throw new Error('The last service takes every message.');
  return service;
}

/** A service's answer to a message that it keeps. */
export function keptAnswer(service: SimulatedService, { wantsJson }: Pick<Post, 'wantsJson'>): Answer {
  return wantsJson ? service.kept : (service.keptForm ?? { status: 303, location: THANKS.path });
}

/**
 * A fault in a service's own words.
 *
 * @param answer the fault in Formspree's words.
 */
export function translateFault(service: SimulatedService, name: string, answer: Answer): Answer {
  const own = service.faults?.[name];
  if (own) return own;
  const { ok, error, errors } = readJson(answer.body);
  const { status, type: _type, body: _body, ...others } = answer;
  if (ok === true) return { ...service.kept, ...others };
  const isRefusal = typeof error === 'string' && ((status ?? 200) >= 400 || service.refusesWithOk);
  return isRefusal ? { status, ...service.refused(error, errors), ...others } : answer;
}

function readJson(body = ''): { ok?: boolean; error?: string; errors?: object[] } {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
