import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Availability, Content } from '../lib/content/schema';

const copy: Availability['whenOpen'] = {
  badge: 'Open',
  sentence: 'There is room for one more harbour.',
  invitation: 'Write to me.',
  closing: { heading: 'A harbour?', text: 'Tell me about it.' },
  homeDescription: 'Layla Haddad builds software for harbours: tides, berths and the cranes that wait for both.',
};

/** The content of an owner for whom nothing is left to do, without the words of the interface. */
export const OWNER: Omit<Content, 'words'> = {
  site: {
    address: 'https://haddad.dev',
    language: 'en',
    locale: 'en_GB',
    form: { service: 'formspree', endpoint: 'https://formspree.io/f/abcdef' },
  },
  brand: { star: 'khatam', colors: 'shipped', fonts: { heading: 'Bricolage Grotesque', body: 'Instrument Sans' } },
  availability: { open: true, updated: new Date().toISOString().slice(0, 10), whenOpen: copy, whenClosed: { ...copy } },
  profile: {
    name: 'Layla Haddad',
    role: 'Web Developer',
    lead: 'I build software for harbours.',
    location: { city: 'Bergen', country: 'Norway', countryCode: 'NO' },
    email: 'layla@haddad.dev',
    phone: '+47 55 12 34 56',
    tagline: 'Software for harbours.',
  },
  facts: [{ label: 'Based in', value: 'Bergen, Norway' }],
  links: {
    cv: 'https://haddad.dev/cv.pdf',
    profiles: [{ label: 'GitHub', address: 'https://github.com/layla', mark: 'github' }],
  },
  navigation: [{ path: '/', label: 'Home' }],
  pages: {
    home: {
      about: { heading: 'About', text: 'Tides come first.', link: 'More' },
      projects: { heading: 'Work', link: 'All' },
    },
    about: {
      title: 'About',
      description: 'A web developer in Bergen who grew up beside a lock and has not been away from one for long.',
      heading: 'About',
      bio: ['I grew up beside a lock.'],
    },
    projects: {
      title: 'Projects',
      description: 'Software that harbours run on: tide tables, a book of berths, and a clock for the lock-keeper.',
      heading: 'Projects',
      text: 'All of them afloat.',
    },
    services: {
      title: 'Services',
      description: 'Software for harbours, from the first visit to the quay to the day on which it takes over.',
      heading: 'Services',
      text: 'One thing, done well.',
    },
    contact: {
      title: 'Contact',
      description: 'Write to me about your harbour: which ships call, who is on watch, and what is in the book.',
      heading: 'Contact',
      text: 'Use the form.',
      badge: 'Hello',
      information: 'Address',
      card: 'Save',
      availability: 'New work',
      form: 'Write',
      sampleEmail: 'name@company.com',
    },
    notFound: {
      title: 'Not found',
      description: 'There is no page at this address. The first page leads to everything that is here.',
      heading: '404',
      text: 'Nothing here.',
      link: 'Home',
    },
  },
  projects: [],
  testimonials: [],
  skills: [],
  services: [],
  process: [],
  experience: [],
  education: [],
  languages: [],
};

/** The files of `content/` that hold parts of other names. */
const FILES: Readonly<Record<string, string>> = { facts: 'profile', processSteps: 'process' };

/** What the commands need of the repository, beside the content. */
const COPIED = 'app lib styles scripts package.json tsconfig.json content/content.ts content/words.ts'.split(' ');

/**
 * Writes a site into a temporary folder: this repository's code, with the content of an owner.
 *
 * @param changed parts of the content by the names of their exports, and whole files of `content/` by their paths.
 * @returns the folder.
 */
export function createSite(changed: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'an owner’s site '));
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true, dereference: true });
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const { process: processSteps, ...parts } = OWNER;
  const files: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...parts, processSteps, ...changed })) {
    if (name.endsWith('.ts')) files[name] = String(value);
    else {
      const file = `${FILES[name] ?? name}.ts`;
      files[file] = `${files[file] ?? ''}export const ${name} = ${JSON.stringify(value, null, 2)};\n`;
    }
  }
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'content', file)), { recursive: true });
    writeFileSync(path.join(folder, 'content', file), code);
  }
  return folder;
}

/** Runs a command of a site, such as `check`, without the variables that would change its content. */
export function runIn(
  folder: string,
  command: string,
  options: readonly string[] = [],
  env = {},
): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE_ADDRESS: '', FORM_ENDPOINT: '', BASE_PATH: '', CONTENT: '', STRICT: '', ...env },
  });
}
