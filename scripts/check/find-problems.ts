import { execFileSync } from 'node:child_process';
import { findProblems as findMistakes, type Problem as Mistake } from '../../lib/content/check';
import type { Content } from '../../lib/content/schema';
import { contentLocator, type Field, fieldsOf } from '../content-files';
import {
  isSampleAddress,
  isSampleEmail,
  isSampleHost,
  isSampleName,
  isSamplePhone,
  isSampleText,
} from './placeholders';

/** What stands between the content and a site that can go live. */
export interface Problem {
  /** Whether it has to be corrected, or is worth a look. */
  level: 'must' | 'should';
  /** Its path in the content, as in `links.cv`. */
  field: string;
  /** The end of a sentence about the field, without its full stop. */
  message: string;
}

/** A problem with the place where it is corrected, and its whole sentence. */
export interface LocatedProblem extends Problem {
  /** From the repository's root. */
  file: string;
  /** From 1. */
  line: number;
}

interface Context {
  fields: readonly Field[];
  values: ReadonlyMap<string, unknown>;
  today: Date;
  /** The day of the last commit of content/availability.ts, where git knows it. */
  availabilitySince?: string;
}

/** After so many days a visitor should not rely on what the site says of the owner's time. */
export const AVAILABILITY_DAYS = 90;

const DAY = 24 * 60 * 60 * 1000;

/** A visitor's address, which is a sample by its purpose. */
const VISITORS_EMAIL = 'pages.contact.sampleEmail';

const RULES = [
  findSampleValues,
  findSampleLinks,
  findSampleSite,
  findMissingAlts,
  findStaleAvailability,
  findSampleTexts,
];

/**
 * What is left to do before the site goes live, the most urgent first.
 *
 * @param options.mistakes what the build would refuse.
 */
export function findProblems(
  content: Content,
  {
    mistakes = findMistakes(content),
    ...others
  }: { mistakes?: readonly Mistake[]; today?: Date; availabilitySince?: string } = {},
): Problem[] {
  const fields = fieldsOf(content);
  const values = new Map(fields.map(({ field, value }) => [field, value]));
  const context: Context = { fields, values, today: new Date(), ...others };
  const refused = mistakes.map(({ field, message }) => ({ level: 'must' as const, field, message }));
  const found = [...refused, ...RULES.flatMap((rule) => rule(context))];
  return found.sort((one, other) => one.level.localeCompare(other.level));
}

/** Adds to problems where they are corrected. */
export function locateProblems(folder: string, problems: readonly Problem[]): LocatedProblem[] {
  const locate = contentLocator(folder);
  return problems.map(({ level, field, message }) => {
    const { file, line } = locate(field);
    return { level, field, message: `${field} ${message}.`, file, line };
  });
}

/**
 * The day of the last commit of a file, as `2026-03-14`; `undefined` without git, in a clone without history, and where
 * the file has changes that are not committed.
 */
export function lastCommitDay(folder: string, file: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true' || git('status', '--porcelain', '--', file)) {
      return undefined;
    }
    return git('log', '-1', '--format=%cs', '--', file) || undefined;
  } catch {
    return undefined;
  }
}

function must(field: string, message: string): Problem {
  return { level: 'must', field, message };
}

function should(field: string, message: string): Problem {
  return { level: 'should', field, message };
}

function textsOf({ fields }: Context): { field: string; value: string }[] {
  return fields.flatMap(({ field, value }) => (typeof value === 'string' ? [{ field, value }] : []));
}

function findSampleValues(context: Context): Problem[] {
  const isSample = ({ field, value }: { field: string; value: string }) =>
    (/\.(?:name|organization)$/.test(field) && isSampleName(value)) ||
    (field === 'profile.phone' && isSamplePhone(value)) ||
    (field !== VISITORS_EMAIL && isSampleEmail(value));
  return textsOf(context)
    .filter(isSample)
    .map(({ field, value }) => must(field, `is still the sample's, ${JSON.stringify(value)}; write your own`));
}

function findSampleLinks(context: Context): Problem[] {
  return textsOf(context)
    .filter(({ field, value }) => !field.startsWith('site.') && value.startsWith('https://') && isSampleAddress(value))
    .map(({ field, value }) =>
      must(field, `is still the sample's, ${JSON.stringify(value)}; write your own, or remove the entry`),
    );
}

/** The site's own address, and where its form sends messages. */
function findSampleSite({ values }: Context): Problem[] {
  const address = String(values.get('site.address'));
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  const isNowhere = isSampleHost(hostname) || !hostname.includes('.') || /^[\d.]+$/.test(hostname);
  const problems = isNowhere
    ? [must('site.address', `is "${address}"; write the address that the site will have, or set SITE_ADDRESS`)]
    : [];
  const endpoint = String(values.get('site.form.endpoint') ?? '');
  const key = String(values.get('site.form.accessKey') ?? '');
  if (process.env.FORM_ENDPOINT || (!isSampleAddress(endpoint) && !/^[0x-]+$/i.test(key))) return problems;
  const field = endpoint ? 'site.form.endpoint' : 'site.form.accessKey';
  return [
    ...problems,
    must(
      field,
      "is still the sample's, so messages would be lost; docs/deploy.md, “Form services”, says what to write",
    ),
  ];
}

/** Images for which the owner has not said what they show, nor that they only decorate. */
function findMissingAlts({ values }: Context): Problem[] {
  return [...values.keys()].flatMap((field) => {
    const [, image] = /^(.*\bimage)\.src$/.exec(field) ?? [];
    if (!image || values.has(`${image}.alt`) || values.get(`${image}.kind`) === 'photo') return [];
    return [should(image, "has no alt; write what it shows, or kind: 'photo' where it only decorates")];
  });
}

function findStaleAvailability({ values, today, availabilitySince }: Context): Problem[] {
  const since = Date.parse(String(values.get('availability.updated') ?? availabilitySince));
  const days = Math.floor((today.getTime() - since) / DAY);
  return days > AVAILABILITY_DAYS
    ? [
        should(
          'availability.open',
          `was last confirmed ${days} days ago; if it holds, write today into availability.updated`,
        ),
      ]
    : [];
}

/** Sentences about somebody else, one problem for each part of the content. */
function findSampleTexts(context: Context): Problem[] {
  const samples = textsOf(context).filter(({ field, value }) => isSampleText(field, value));
  const parts = new Map<string, string[]>();
  for (const { field } of samples) {
    const [part = ''] = field.split(/[.[]/);
    parts.set(part, [...(parts.get(part) ?? []), field]);
  }
  return [...parts.values()].map(([field = '', ...others]) => {
    const also = others.length > 0 ? ` (and so is ${others.join(', ')})` : '';
    return should(field, `is still the sample's text${also}; write what is true of you`);
  });
}
