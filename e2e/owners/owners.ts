import { JOURNEYS_ENDPOINT } from '@/scripts/local-site';
import { FORM_CHOICES } from '../support/form-choices';
import { shareVariant, type Variant } from '../support/variant-build';

/** Where the browser of a walk finds the inbox, by a path of a service's kind. */
const inboxAt = (path: string) => new URL(path, JOURNEYS_ENDPOINT).href;

/** The sample with another form service. */
function withForm(name: keyof typeof FORM_CHOICES, endpoint: string): Variant {
  return {
    env: { BASE_PATH: '', FORM_ENDPOINT: endpoint },
    content: { expression: `{ ...owned, site: { ...owned.site, form: ${JSON.stringify(FORM_CHOICES[name])} } }` },
  };
}

/** Owners other than the sample's, by name: each is a site that `npm run test:owners` builds and walks through. */
const OWNERS = {
  'with-web3forms': withForm('web3forms', inboxAt('/submit')),
  'with-formsubmit': withForm('formsubmit', inboxAt('/f/inbox')),
  // Its messages go to the site itself.
  'with-netlify': withForm('netlify', ''),
  'with-own-endpoint': withForm('own', inboxAt('/own/inbox')),
  'without-form-service': withForm('none', ''),
} satisfies Record<string, Variant>;

export type OwnerName = keyof typeof OWNERS;

/** Most time that all owners' sites take to build, one after the other, in ms. */
export const BUILD_TIME = 600_000;

/**
 * Builds an owner's site, once for all walks of a run.
 *
 * @returns the folder of the export.
 */
export function buildOwner(name: OwnerName): Promise<string> {
  return shareVariant(`owner-${name}`, OWNERS[name]);
}
