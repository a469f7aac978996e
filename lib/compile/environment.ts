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
  /** The name of the one above in version 6: without it, messages would go nowhere. */
  FORM_ENDPOINT: text('must be called SITE_FORM_ENDPOINT since version 7', () => false).optional(),
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
 * Reads the environment variables of this build.
 *
 * @returns the valid ones, and a finding for each of the others: its name, what to write, and its value.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>) {
  const environment: Partial<Record<Variable, string>> = {};
  const environmentProblems: Finding[] = [];
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
