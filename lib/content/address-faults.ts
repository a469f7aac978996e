import { type FindFault, findAtEnds, nameOf, quote } from './text-faults';

/** What stands in no address: control characters, spaces, and invisible marks such as those that turn the writing. */
const BREAKS_AN_ADDRESS = /[\p{Cc}\p{Cs}\p{Z}\p{Bidi_Control}\u200B\uFEFF]/u;

function findBreakInAddress(value: string): string | undefined {
  const atEnds = findAtEnds(value, BREAKS_AN_ADDRESS);
  if (atEnds) return atEnds;
  const [found] = value.match(BREAKS_AN_ADDRESS) ?? [];
  if (found === ' ') return 'has a space; take it out, or write %20 where it belongs to the address';
  return found && `has ${nameOf(found)}; take it out`;
}

/**
 * A whole `https://` address, its host in any script.
 *
 * @param otherwise what may stand there instead, in words that follow the example.
 * @param example what the sentence shows.
 */
export function httpsUrl(otherwise = '', example = 'https://example.com/page'): FindFault {
  return (value) => {
    const broken = findBreakInAddress(value);
    if (broken) return broken;
    if (!/^https:\/\//i.test(value)) {
      return `is ${quote(value)}; write an address that starts with https://, for example ${example}${otherwise}`;
    }
    if (!value.startsWith('https://')) return `begins with ${value.slice(0, 8)}; write https:// in small letters`;
    if (!URL.canParse(value)) {
      return `is ${quote(value)}, which no browser can open; write a whole address, for example ${example}${otherwise}`;
    }
    const { username, password } = new URL(value);
    if (username || password) return 'names a user before the host; take out what stands before the @, and the @';
    return undefined;
  };
}

/** What stands in the sentence for where a file of the owner's may stand too. */
const OR_A_FILE = ', or the path of a file under public/, such as /cv.pdf';

/** Whether what is written as `%…` is text. */
function canDecode(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** A whole `https://` address, or the path of a file under `public/`. Whether that file exists is another question. */
export const findFaultInAddress: FindFault = (value) => {
  if (!/^\/(?!\/)/.test(value)) return httpsUrl(OR_A_FILE)(value);
  const broken = findBreakInAddress(value);
  if (broken) return broken;
  if (/[\\?]|\/(?:\.{0,2}(?:\/|#|$))|%(?:2[EF]|5C|00)/i.test(value) || !canDecode(value)) {
    return `is ${quote(value)}, which is no path of a file; write the folders and the file under public/, for example /files/cv.pdf`;
  }
  return undefined;
};

/** The address of a site: scheme and host, with neither a path nor a slash behind them. */
export const findFaultInOrigin: FindFault = (value) => {
  const fault = httpsUrl('', 'https://example.com')(value);
  if (fault || /^https:\/\/[^/?#\\]+$/.test(value)) return fault;
  const [, host] = value.match(/^https:[/\\]*([^/?#\\]+)/) ?? [];
  return `is ${quote(value)}; write the bare address without a path or a slash at the end, for example https://${host}`;
};

/**
 * Where a form sends its messages: encrypted, unless they stay on this machine.
 *
 * @param networkAddress this machine's IPv4 address in the local network, when messages may go there unencrypted too.
 */
export function findFaultInEndpoint(value: string, networkAddress?: string): string | undefined {
  return isLocal(value, networkAddress) ? undefined : httpsUrl()(value);
}

function isLocal(value: string, networkAddress?: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]', networkAddress].includes(hostname);
}

/** Letters of every script with their marks, and digits. */
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const EMAIL = new RegExp(
  `^(?:${LETTER}|[.!#$%&'*+/=?^_\`{|}~-])+@((?:${LETTER}|[.-])+\\.(?:${LETTER}|-)*\\p{L}(?:${LETTER}|-)*)$`,
  'u',
);

/** A dot without a letter on both of its sides. */
const DOT_BY_ITSELF = /^\.|\.\.|\.@|@\./;

/** An email address in any script whose domain has a dot, without a name around it. */
export const findFaultInEmail: FindFault = (value) => {
  const [, domain] = value.match(EMAIL) ?? [];
  if (domain && !DOT_BY_ITSELF.test(value) && URL.canParse(`https://${domain}`)) return undefined;
  const broken = /^[^@]+@[^,;]*$/.test(value) ? findBreakInAddress(value) : undefined;
  return broken ?? `is ${quote(value)}; write an email address alone, for example you@example.com`;
};
