import { spawnSync } from 'node:child_process';
import type { Content } from '../lib/content/schema';
import { type Text, textsOf } from './content-files';
import {
  isSampleAddress,
  isSampleEmail,
  isSampleHost,
  isSampleName,
  isSamplePhone,
  isSampleText,
} from './sample-values';

/** Something to correct before the site goes live. */
export interface Problem {
  /** Whether it has to be corrected, or is worth a look. */
  level: 'must' | 'should';
  /** Its path in the content, as in `links.cv`. */
  field: string;
  /** The end of a sentence about the field, without its full stop. */
  message: string;
}

/** The age from which visitors cannot rely on the availability any more, in days. */
export const AVAILABILITY_DAYS = 90;

/**
 * What is left to do before the site of a valid content goes live.
 *
 * @param availabilitySince the day of the last commit of content/availability.ts, where it is known.
 */
export function findProblems(content: Content, availabilitySince?: string, today = new Date()): Problem[] {
  const texts = textsOf(content);
  return [
    ...findSampleValues(texts),
    ...findSampleSite(content),
    ...findMissingAlts(content),
    ...findStaleAvailability(content, today, availabilitySince),
    ...findSampleTexts(texts),
  ];
}

/** The day of the last commit of a file, as `2026-03-14`; `undefined` where git does not know it. */
export function lastCommitDay(file: string): string | undefined {
  return spawnSync('git', ['log', '-1', '--format=%cs', '--', file], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

function must(field: string, message: string): Problem {
  return { level: 'must', field, message };
}

function should(field: string, message: string): Problem {
  return { level: 'should', field, message };
}

function findSampleValues(texts: readonly Text[]): Problem[] {
  const isSample = ({ field, value }: Text) =>
    (/\.(?:name|organization)$/.test(field) && isSampleName(value)) ||
    (field === 'profile.phone' && isSamplePhone(value)) ||
    isSampleEmail(value) ||
    isSampleAddress(value);
  // The form's placeholder is a sample on purpose.
  return texts
    .filter((text) => text.field !== 'pages.contact.sampleEmail' && !text.field.startsWith('site.') && isSample(text))
    .map(({ field, value }) =>
      must(field, `is still the sample's, ${JSON.stringify(value)}; write your own, or remove it`),
    );
}

/** The site's own address, and where its form sends messages. */
function findSampleSite({ site: { address, form } }: Content): Problem[] {
  const problems: Problem[] = [];
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  if (isSampleHost(hostname) || !hostname.includes('.') || /^[\d.]+$/.test(hostname)) {
    problems.push(must('site.address', `is "${address}"; write the address of the site, or set SITE_ADDRESS`));
  }
  const isSampleForm =
    ('endpoint' in form && isSampleAddress(form.endpoint ?? '')) ||
    ('accessKey' in form && /^[0x-]+$/i.test(form.accessKey));
  if (isSampleForm && !process.env.FORM_ENDPOINT) {
    problems.push(must('site.form', "is still the sample's, so messages are lost; docs/deploy.md says what to write"));
  }
  return problems;
}

/** Images for which the owner says neither what they show nor that they are decoration. */
function findMissingAlts({ projects }: Content): Problem[] {
  return projects.flatMap(({ image }, index) =>
    image && image.alt === undefined && image.kind !== 'photo'
      ? [should(`projects[${index}].image`, "has no alt; write what it shows, or kind: 'photo' where it is decoration")]
      : [],
  );
}

function findStaleAvailability({ availability }: Content, today: Date, since?: string): Problem[] {
  const age = today.getTime() - Date.parse(availability.updated ?? since ?? '');
  const days = Math.floor(age / (24 * 60 * 60 * 1000));
  if (!(days > AVAILABILITY_DAYS)) return [];
  return [
    should(
      'availability',
      `was last confirmed ${days} days ago; if it holds, write today's date into its field updated`,
    ),
  ];
}

/** Sentences about somebody else, one problem for each part of the content. */
function findSampleTexts(texts: readonly Text[]): Problem[] {
  const fields = texts.filter(({ value }) => isSampleText(value)).map(({ field }) => field);
  const partOf = (field: string) => field.split(/[.[]/)[0];
  return [...new Set(fields.map(partOf))].map((part) => {
    const [field = '', ...others] = fields.filter((other) => partOf(other) === part);
    const also = others.length > 0 ? ` (and so is ${others.join(', ')})` : '';
    return should(field, `is still the sample's text${also}; write your own`);
  });
}
