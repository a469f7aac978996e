import { z } from 'zod';
import { type HttpsUrl, isEndpoint, siteAddress } from '../content/address-fields';
import { text } from '../content/fields';
import type { Finding } from '../content/finding';
import { LOCAL_FOLDER } from '../local-folder';

/** The repository's own folders, and those that other commands write to. */
const FOLDERS =
  /^(?:\.ci|\.dev-data|\.fixtures|\.git|\.github|\.next|\.site|\.site-data|\.vscode|app|components|content|coverage|deploy|docs|e2e|export|lib|node_modules|public|scripts|site|styles)(?:\/|$)/i;

/** The environment variables of a build; an empty one counts as not set. */
const environmentSchema = z.object({
  /** The site's address, which replaces `site.address`, its folder included. */
  SITE_ADDRESS: siteAddress().optional(),
  /** The form's endpoint, which overrides the one in `site.form` or the service's own. */
  SITE_FORM_ENDPOINT: text(
    'must be the https:// endpoint of your form, such as "https://example.com/messages"',
    (value) => isEndpoint(value, [process.env.NETWORK_ADDRESS]),
  ).optional(),
  /** The output folder in the repository; the default is `out`. Next.js empties it first. */
  SITE_OUT_DIR: text(
    'must be a folder of its own in the repository, without spaces, such as "out"',
    (value) =>
      value === LOCAL_FOLDER ||
      (/^(?!\.{0,2}(?:\/|$))(?!.*\/\.{0,2}(?:\/|$))[^\s\\:]+$/.test(value) && !FOLDERS.test(value)),
  ).optional(),
  /** `off` leaves out the analytics script. */
  SITE_ANALYTICS: text('must be "off"', (value) => value === 'off').optional(),
  /** The parts of the build that are skipped though they make the site faster: `all`, or names with spaces between. */
  SITE_SKIP_OPTIMIZATIONS: text('must be "all", or some of "scripts", "fonts", "pictures" and "compression"', (value) =>
    /^(?:all|(?:(?:scripts|fonts|pictures|compression)(?:[\s,]+|$))+)$/.test(value),
  ).optional(),
  /** `1` stops `npm run build` while `npm run check` finds something to do. */
  SITE_STRICT: text('must be "1"', (value) => value === '1').optional(),
  /** `off` leaves out the check of types. */
  SITE_CHECK_TYPES: text('must be "off"', (value) => value === 'off').optional(),
});

type Variable = keyof typeof environmentSchema.shape;

/** The names of these variables. */
export const VARIABLES = Object.keys(environmentSchema.shape) as Variable[];

/**
 * The names that version 6 read, too, with what takes their place. Other programs use some of them: a value that the new
 * variable would not have is theirs, and so is any value beside the new variable.
 */
const OLD_NAMES: Readonly<Record<string, Variable>> = {
  FORM_ENDPOINT: 'SITE_FORM_ENDPOINT',
  BASE_PATH: 'SITE_ADDRESS',
  SITE_BASE_PATH: 'SITE_ADDRESS',
  OUT_DIR: 'SITE_OUT_DIR',
  ANALYTICS: 'SITE_ANALYTICS',
  SKIP_OPTIMIZATIONS: 'SITE_SKIP_OPTIMIZATIONS',
  STRICT: 'SITE_STRICT',
  CHECK_TYPES: 'SITE_CHECK_TYPES',
};

/** Finds a variable by whose old name the build would be another than the one that was asked for. */
function findOldNames(source: Readonly<Record<string, string | undefined>>): Finding[] {
  return Object.entries(OLD_NAMES).flatMap(([old, name]) => {
    const value = source[old];
    const isFolder = name === 'SITE_ADDRESS';
    const isMeant = isFolder ? /^\/[^/]/.test(value ?? '') : environmentSchema.shape[name].safeParse(value).success;
    if (!value || source[name] || !isMeant) return [];
    const message = isFolder
      ? 'is gone since version 7: write the folder at the end of SITE_ADDRESS, or of address in content/site.ts'
      : `must be called ${name} since version 7`;
    return [{ level: 'stop', file: '', field: old, message: `${message}, got ${JSON.stringify(value)}` }];
  });
}

/**
 * Reads the environment variables of this build.
 *
 * @returns the valid ones, and a finding for each of the others: its name, what to write, and its value.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>) {
  const environment: Partial<Record<Variable, string>> = {};
  const environmentProblems = findOldNames(source);
  for (const name of VARIABLES) {
    const value = source[name];
    if (!value) continue;
    const { error } = environmentSchema.shape[name].safeParse(value);
    const message = `${error?.issues[0]?.message}, got ${JSON.stringify(value)}`;
    if (error) environmentProblems.push({ level: 'stop', file: '', field: name, message });
    else environment[name] = value;
  }
  return { environment, environmentProblems };
}

/** Variables that hosts set in their builds: Netlify, Vercel, Cloudflare Pages and Cloudflare Workers. */
export const HOST_VARIABLES = ['NETLIFY', 'VERCEL', 'CF_PAGES', 'WORKERS_CI'];

/** Whether a host that compresses files itself runs this build: the copies would only triple the number of files. */
export const isHostCompressing = HOST_VARIABLES.some((name) => process.env[name]);

/** The environment variables of this build, and the mistakes in others. */
export const { environment, environmentProblems } = readEnvironment(process.env);

/** The final address of the site, with its folder on the host: `SITE_ADDRESS`, or what `content/site.ts` says. */
export function finalAddress(contentAddress: HttpsUrl): HttpsUrl {
  return (environment.SITE_ADDRESS as HttpsUrl | undefined) ?? contentAddress;
}
