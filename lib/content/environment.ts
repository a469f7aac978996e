import { z } from 'zod';
import { basePath, endpoint, siteAddress, text } from './fields';

/** The repository's own folders. */
const FOLDERS =
  /^(?:\.git|\.github|app|components|content|deploy|docs|e2e|export|lib|node_modules|public|scripts|styles)(?:\/|$)/i;

/** The environment variables of a build; an empty one counts as not set. */
const variables = z.object({
  /** The site's address, which replaces `site.address`, its folder included. */
  SITE_ADDRESS: siteAddress().optional(),
  /** The form's endpoint, which overrides the one in `site.form` or the service's own. */
  FORM_ENDPOINT: endpoint('https://example.com/messages').optional(),
  /** The site's folder on its host, such as `/portfolio`, which replaces that of the address. */
  BASE_PATH: basePath().optional(),
  /** The output folder in the repository; the default is `out`. Next.js empties it first. */
  OUT_DIR: text(
    'must be a folder of its own in the repository, without spaces, such as "out"',
    (value) => /^(?!\.{0,2}(?:\/|$))(?!.*\/\.{0,2}(?:\/|$))[^\s\\:]+$/.test(value) && !FOLDERS.test(value),
  ).optional(),
  /** `off` leaves out the analytics script. */
  ANALYTICS: text('must be "off"', (value) => value === 'off').optional(),
  /** The parts of the build that are skipped though they make the site faster: `all`, or names with spaces between. */
  SKIP_OPTIMIZATIONS: text('must be "all", or some of "scripts", "fonts" and "pictures"', (value) =>
    /^(?:all|(?:(?:scripts|fonts|pictures)(?:[\s,]+|$))+)$/.test(value),
  ).optional(),
  /** `1` stops `npm run build` while `npm run check` finds something to do. */
  STRICT: text('must be "1"', (value) => value === '1').optional(),
  /** `off` leaves out the check of types, which takes longest in a first build. */
  CHECK_TYPES: text('must be "off"', (value) => value === 'off').optional(),
  /** `1` adds the CV page to this build, set by `npm run cv`. */
  CV_PAGE: text('must be "1"', (value) => value === '1').optional(),
  /** The file that has the content of this build, in place of `content/`: one language of several, or a test's. */
  CONTENT_FILE: z.string().optional(),
  /** Every language of the site as JSON (lib/built.ts), set by `npm run build` if there are several. */
  TRANSLATIONS: z.string().optional(),
  /** This machine's address in the local network, set by `--network`. The form may send to it over HTTP. */
  NETWORK_ADDRESS: z.string().optional(),
});

/**
 * Reads the environment variables of this build.
 *
 * @returns the valid ones, and a sentence for each of the others: its name, what to write, and its value.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  const set = Object.entries(environment).filter(([, value]) => value);
  const issues = variables.safeParse(Object.fromEntries(set)).error?.issues ?? [];
  const wrong = issues.map(({ path }) => path.join());
  return {
    environment: variables.parse(Object.fromEntries(set.filter(([name]) => !wrong.includes(name)))),
    environmentProblems: issues.map(
      ({ path, message }) => `${path.join()} ${message}, got ${JSON.stringify(environment[path.join()])}.`,
    ),
  };
}

/** The environment variables of this build, and what is wrong with others, which lib/content/check.ts reports. */
export const { environment, environmentProblems } = readEnvironment(process.env);

/** Folder of the copies of pictures: in `.next/` while pages are rendered (app/composition/own-pictures.ts), then in the export. */
export const PICTURES_FOLDER = '_next/static/pictures';

/** Whether `SKIP_OPTIMIZATIONS` skips a part of the build (docs/architecture.md, "Export steps"). */
export function isSkipped(optimization: 'scripts' | 'fonts' | 'pictures'): boolean {
  const skipped = environment.SKIP_OPTIMIZATIONS?.split(/[\s,]+/) ?? [];
  return skipped.includes('all') || skipped.includes(optimization);
}

/** A function that computes a value once in a build for each argument, but each time in development: files change. */
export function onceInBuild<Args extends readonly (string | undefined)[], Value>(compute: (...args: Args) => Value) {
  const values = new Map<string, Value>();
  return (...args: Args): Value => {
    if (process.env.NODE_ENV !== 'production') return compute(...args);
    const key = args.join('\n');
    if (!values.has(key)) values.set(key, compute(...args));
    return values.get(key) as Value;
  };
}
