import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Content } from '../../lib/content/schema';
import { fileOf } from '../../lib/content/source';
import { content as minimal } from '../fixtures/minimal/content/index';
import { availability } from '../fixtures/rich/content/availability';

/** The content of an owner for whom nothing is left to do; of the words of the interface it has those between names. */
export const OWNER: Content = {
  ...minimal,
  site: {
    address: 'https://haddad.dev',
    language: 'en',
    locale: 'en_GB',
    form: { service: 'formspree', endpoint: 'https://formspree.io/f/abcdef' },
  },
  availability: {
    open: true,
    updated: new Date().toISOString().slice(0, 10),
    whenOpen: availability.whenOpen,
    whenClosed: availability.whenClosed,
  },
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
    ...minimal.pages,
    about: {
      ...minimal.pages.about,
      description: 'A web developer in Bergen who grew up beside a lock and has not been away from one for long.',
    },
  },
  projects: [],
  legal: {},
  words: { lists: minimal.words.lists } as Content['words'],
};

/** What the commands need of the repository, beside the content. */
const COPIED = 'app lib site styles scripts package.json tsconfig.json'.split(' ');

/** The template's own file: in the copy in which these tests run, the one of this name has the rich owner's content. */
const INDEX = '../../content/index.ts';

/**
 * Writes a site into a temporary folder: this repository's code, with the content of an owner.
 *
 * @param changed parts of the content by the names of their exports, and whole files of `content/` by their paths.
 * @returns the folder.
 */
export function createSite(changed: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'an owner’s site '));
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true, dereference: true });
  cpSync(INDEX, path.join(folder, 'content', 'index.ts'));
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const files: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...OWNER, words: {}, ...changed })) {
    if (name.includes('.')) files[name] = String(value);
    else {
      const file = fileOf(name);
      files[file] = `${files[file] ?? ''}export const ${name} = ${JSON.stringify(value, null, 2)};\n`;
    }
  }
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'content', file)), { recursive: true });
    writeFileSync(path.join(folder, 'content', file), code);
  }
  return folder;
}

/** The variables that would change a site's content, and the one with which Next doesn't read a `.env`. */
const VARIABLES = 'SITE_ADDRESS SITE_FORM_ENDPOINT SITE_OUT_DIR SITE_STRICT SITE_LANGUAGE __NEXT_PROCESSED_ENV'.split(
  ' ',
);

/** Runs a command of a site, such as `check`, without the variables of this site. */
export function runIn(folder: string, command: string, options: string[] = [], env = {}): SpawnSyncReturns<string> {
  const unset = Object.fromEntries(VARIABLES.map((name) => [name, undefined]));
  return spawnSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...unset, ...env },
  });
}
