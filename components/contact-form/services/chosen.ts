import type { Contract } from './form-service';
import { contract as formspree } from './formspree';

/**
 * The contract of the service that `content/site.ts` names: `next.config.ts` puts that service's
 * module in the place of this one, so that a build's scripts hold no other. This one is Formspree's.
 */
export const contract: Contract = formspree;
