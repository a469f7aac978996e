/** Hosts that are reserved for examples and tests (RFC 2606, RFC 6761), and their subdomains. */
const SAMPLE_HOST = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;

/**
 * A placeholder as the whole of a part of an address: `your-handle`, `your-form-id`, `your-cv.pdf`, `username`. A part
 * that only begins like one, such as `your-site-audit`, may be a project's name.
 */
const SAMPLE_PART =
  /^@?(?:your[-_.]?(?:user[-_]?)?(?:name|handle|account|profile|company|form|cv|resume|id|key|site|domain|page|repo)(?:[-_](?:name|handle|id|key|here))?(?:\.[a-z]{2,4})?|user[-_]?name|x{3,})$/i;

/** A placeholder as the first part of a host: `yourdomain.com`, `your-name.github.io`. */
const SAMPLE_LABEL = /^your[-_]?(?:user[-_]?)?(?:name|handle|company|site|domain)$|^user[-_]?name$/i;

/** A placeholder name: `Your Name`, `Your University, Cairo`. */
const SAMPLE_NAME =
  /^(?:your (?:\w+ )?(?:name|university|college|school|company|client|employer|course|city)(?:,.*)?$|(?:john|jane) doe$|lorem ipsum)/i;

/** Whether a host is reserved for examples, or a placeholder. */
export function isSampleHost(host: string): boolean {
  return SAMPLE_HOST.test(host) || SAMPLE_LABEL.test(host.split('.')[0] ?? '');
}

/** Whether a text is an email address at such a host. */
export function isSampleEmail(email: string): boolean {
  return /^[^@\s/]+@[^@\s/]+$/.test(email) && isSampleHost(email.slice(email.lastIndexOf('@') + 1));
}

/** Whether an `https://` address is a placeholder, which leads nowhere or to somebody else's page. */
export function isSampleAddress(address: string): boolean {
  if (!address.startsWith('https://') || !URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return isSampleHost(hostname) || pathname.split('/').some((part) => SAMPLE_PART.test(part) || isSampleEmail(part));
}

/** Whether a name is a placeholder, such as `Your University`. */
export function isSampleName(name: string): boolean {
  return SAMPLE_NAME.test(name);
}

/** Whether a phone number ends with nine times the same digit, as the sample's does, and hardly any real one. */
export function isSamplePhone(phone: string): boolean {
  return /(\d)\1{8}$/.test(phone.replace(/\D/g, ''));
}
