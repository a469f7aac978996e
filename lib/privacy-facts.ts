import type { HttpsUrl } from './content/address-fields';

/** A text of the privacy notice about what the site does, and the service that it names. */
export interface Statement {
  text: string;
  link?: { name: string; privacyPage?: HttpsUrl };
}

/** A host that pages contact, other than the site's own. */
export interface ContactedHost {
  /** Scheme and host, as the site's policy has them. */
  origin: string;
  /** Why pages contact it. */
  purpose: string;
  privacyPage?: HttpsUrl;
}
