import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { copyContent, type TestCopy } from '../content/test-copy';
import { runNew } from './run-new.mjs';

const PROFILE = `import type { Fact, Profile } from './types';

/** Who you are. */
export const profile: Profile = {
  name: 'Your Name',
  role: 'Software Engineer',
  lead: 'I build small web sites that load at once.',
  location: { city: 'Cairo', country: 'Egypt', countryCode: 'EG' }, // where the sample lives
  email: 'you@example.com',
  phone: '+20 100 000 0000',
};

export const facts: readonly Fact[] = [
  { label: 'Based in', value: 'Cairo, Egypt' },
  { label: 'Focus', value: 'Databases' },
  { label: 'Degree', value: 'Computer Science' },
  { label: 'CGPA', value: '3.7' },
];
`;
const LINKS = `import type { Links } from './types';

export const links: Links = {
  cv: 'https://example.com/your-cv.pdf',
  profiles: [
    { label: 'GitHub', address: 'https://github.com/your-handle', mark: 'github' },
    { label: 'LeetCode', address: 'https://leetcode.com/u/your-handle', mark: 'leetcode', iconIn: [] },
  ],
};
`;
const EDUCATION = `import type { TimelineEntry } from './types';

export const education: readonly TimelineEntry[] = [
  {
    title: 'BSc in Computer Science',
    organization: 'Your University, Cairo',
    from: 2023,
    to: 2027,
    grade: 'CGPA 3.7',
    university: true,
  },
  { title: 'A course of my own', organization: 'At home', from: 2020, to: 2021 },
];
`;
const PROJECTS = `import type { Project } from './types';

export const projects: readonly Project[] = [
  { title: 'A', description: 'One.', technologies: [], repository: 'https://github.com/your-handle/a' },
  { title: 'B', description: 'Two.', technologies: [] },
  { title: 'C', description: 'Three.', technologies: [], repository: 'https://github.com/your-handle/c' },
];
`;
const SITE = `import { site as own } from './own-site';
import type { Site } from './types';

export const site: Site = {
  ...own,
  address: 'https://example.com',
  language: 'en',
  form: { service: 'formspree', endpoint: 'https://formspree.io/f/your-form-id' },
};
`;
const PAGES = `import { pages as own } from './own-pages';
import type { Pages } from './types';

export const pages: Pages = {
  ...own,
  home: { ...own.home, title: 'Software Engineer in Cairo' },
  about: { ...own.about, education: 'Education' },
  contact: { ...own.contact, connect: 'Connect' },
};
`;
const AVAILABILITY = `import { availability as own } from './own-availability';
import type { Availability } from './types';

export const availability: Availability = { ...own, open: true };
`;

/** Copies the owner's content with the sample's answers in it, whatever the owner's are by now. */
export function copyWithSample(): TestCopy {
  const copy = copyContent();
  for (const part of ['site', 'pages', 'availability']) {
    copy.write(`content/own-${part}.ts`, copy.read(`content/${part}.ts`));
  }
  const files = {
    profile: PROFILE,
    links: LINKS,
    education: EDUCATION,
    projects: PROJECTS,
    site: SITE,
    pages: PAGES,
    availability: AVAILABILITY,
  };
  for (const [name, code] of Object.entries(files)) copy.write(`content/${name}.ts`, code);
  return copy;
}

/** Every file of the content, whatever its name, with its text. */
export function everyFile({ folder, read }: TestCopy): Record<string, string> {
  const names = readdirSync(path.join(folder, 'content'), { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(names.map(({ name }) => [name, read(`content/${name}`)]));
}

/** Keys as a terminal sends them. */
export const KEYS = { enter: '\r', down: '\u001b[B', ctrlC: '\u0003', clear: '\u0015' };

/** What to wait for, what to type then, and what happens before. */
export type Step = readonly [shown: string, keys: string, meanwhile?: () => void];

/** Runs the command, with a terminal where there are steps to take in it. */
export async function runIn(folder: string, args: readonly string[], steps?: readonly Step[]) {
  const input = Object.assign(new PassThrough(), { isTTY: steps !== undefined, setRawMode: () => input });
  // So wide that no sentence is broken.
  const output = Object.assign(new PassThrough(), { columns: 500 });
  let said = '';
  let read = 0;
  let [[shown, keys, meanwhile] = ['', ''] as Step, ...others] = steps ?? [];
  output.setEncoding('utf8').on('data', (piece) => {
    said += piece;
    const at = keys === '' ? -1 : said.indexOf(shown, read);
    if (at < 0) return;
    read = at + shown.length;
    meanwhile?.();
    // When the question stands it is listened to.
    setImmediate((typed) => input.write(typed), keys);
    [[shown, keys, meanwhile] = ['', ''] as Step, ...others] = others;
  });
  const running = runNew(folder, args, { input, output });
  const code = await (steps ? inTime(running, () => `Never shown: ${shown}\n${said.slice(read)}`) : running);
  return { code, said: stripVTControlCharacters(said) };
}

/** Says in its own words what a conversation has come to a halt at. */
async function inTime<Result>(running: Promise<Result>, reason: () => string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason())), 60_000);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}
