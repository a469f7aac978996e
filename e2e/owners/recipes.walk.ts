import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import { contentOf, followRecipe, ownRecipes, type Recipe } from '../support/recipes';
import { shareVariant } from '../support/variant-build';
import { BUILD_TIME } from './owners';

/**
 * The recipes of README.md, each followed in one copy of the repository: what they say is what an owner gets.
 */

const recipes = ownRecipes();

/** What a recipe's block has, by the heading it stands under; the first one, unless its file is named. */
function recipe(heading: string, file?: string): Recipe {
  const found = recipes.find((one) => one.heading === heading && one.place && (!file || one.file === file));
  if (!found) throw new Error(`README.md has no recipe “${heading}”.`);
  return found;
}

let site: string;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIME);
  site = await shareVariant('recipes', { env: { BASE_PATH: '' }, prepare: followAll });
});

/** Follows every recipe, and asks the compiler and `npm run check` what they think of it. */
async function followAll(copy: string): Promise<void> {
  const before = refusalsIn(copy);
  for (const one of recipes) followRecipe(copy, one);
  expect(refusalsIn(copy)).toEqual(before);
  const bin = (name: string) => join(copy, 'node_modules', name);
  execFileSync(process.execPath, [bin('next/dist/bin/next'), 'typegen'], { cwd: copy });
  execFileSync(process.execPath, [bin('typescript/bin/tsc'), '--noEmit'], { cwd: copy, stdio: 'inherit' });
}

/** What must be done, whatever line it stands on. */
function refusalsIn(copy: string): string[] {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const [musts = ''] = stdout.split('Worth a look:');
  return [...musts.matchAll(/^ {2}\S+:\d+: (.*)$/gm)].map(([, message = '']) => message.replace(/\[\d+\]/g, '[]'));
}

const page = (path: string) => readFileSync(join(site, path, 'index.html'), 'utf8');

/** The words of a page as its reader has them, without what is in its head. */
function wordsOn(path: string): string {
  type Node = { nodeName: string; value?: string; childNodes?: Node[] };
  const words = ({ nodeName, value = '', childNodes = [] }: Node): string =>
    ['head', 'script', 'style'].includes(nodeName) ? '' : value + childNodes.map(words).join(' ');
  return words(parse(page(path)) as Node);
}

test('a project stands first on its page, and on the home page where it is featured', () => {
  const { title, description, technologies, repository } = contentOf(recipe('A project'));
  for (const path of ['', 'projects']) {
    expect(wordsOn(path)).toContain(String(title));
    expect(page(path)).toContain(`href="${repository}"`);
  }
  const words = wordsOn('projects');
  for (const text of [description, ...(technologies as string[])]) expect(words).toContain(String(text));
  const [first] = /<article[\s\S]*?<\/article>/.exec(page('projects')) ?? [];
  expect(first).toContain(String(title));
});

test('a service is offered', () => {
  const { title, description } = contentOf(recipe('A service'));
  expect(wordsOn('services')).toContain(String(title));
  expect(wordsOn('services')).toContain(String(description));
});

test('a profile is an icon where it was put, and told to search engines', () => {
  const { address } = contentOf(recipe('A profile'));
  for (const path of ['', 'about']) expect(page(path)).toContain(`href="${address}"`);
  expect(page('')).toContain(JSON.stringify(address));
});

test('every page says which language it is in, and speaks it', () => {
  const { language, locale } = contentOf(recipe('A language', 'content/site.ts'));
  const { header } = contentOf(recipe('A language', 'content/words.ts')) as { header: { skip: string } };
  for (const path of ['', 'about', 'projects', 'services', 'contact', 'uses']) {
    expect(page(path)).toMatch(new RegExp(`^<!DOCTYPE html><html[^>]* lang="${language}"`, 'i'));
    expect(page(path)).toContain(`property="og:locale" content="${locale}"`);
    expect(wordsOn(path)).toContain(header.skip);
  }
});

test('pages of one’s own are there, and every page leads to the one in the list', () => {
  const { path, label } = contentOf(recipe('Your pages'));
  for (const other of ['', 'about'])
    expect(page(other)).toMatch(new RegExp(`href="${path}"[^>]*>(?:<[^>]*>)*${label}`));
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  const summary = readFileSync(join(site, 'llms.txt'), 'utf8');
  for (const name of [String(path).replaceAll('/', ''), 'blog/small-steps', 'blog/old-code']) {
    expect(page(name)).toContain(`/${name}/"`);
    expect(page(name)).toContain('"@type":"WebPage"');
    expect(page(name)).toContain('http-equiv="Content-Security-Policy"');
    const preview = `og/${name.replace('/', '.')}.png`;
    expect(page(name)).toContain(`/${preview}"`);
    expect(existsSync(join(site, preview))).toBe(true);
    expect(sitemap).toContain(`/${name}/</loc>`);
    expect(summary).toContain(`/${name}/)`);
  }
});

test('a colour is the ground of every page', () => {
  const { colors } = contentOf(recipe('A colour')) as { colors: { ground: string; accent: string } };
  expect(page('').toLowerCase()).toContain(colors.ground.toLowerCase());
  expect(readFileSync(join(site, 'site-icons/star.svg'), 'utf8').toLowerCase()).toContain(colors.accent.toLowerCase());
});

test('a font is loaded and named', () => {
  const { fonts } = contentOf(recipe('A font')) as { fonts: { heading: string } };
  const styles = readdirSync(join(site, '_next/static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(site, '_next/static', file), 'utf8'));
  expect([page(''), ...styles].join('')).toMatch(new RegExp(`@font-face\\s*{[^}]*${fonts.heading}`, 'i'));
});
