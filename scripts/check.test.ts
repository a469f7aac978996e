import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSite, OWNER, runIn } from '../e2e/support/owner-site';
import { withChanges } from './content-files';

const PROJECT = { title: 'Tides', description: 'When to go out, and when to be back.', technologies: ['Go'] };
const LEAD =
  'Computer science student in Cairo building desktop, back-end and web software that people understand at first sight and teams can maintain for years.';
const ABOUT = 'skills in C#, ASP.NET Core and SQL Server, education, and the languages I work in.';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** What `npm run check` prints about a site, and its exit code. */
function check(changed: Readonly<Record<string, unknown>>, options?: string[], env?: Record<string, string>) {
  const folder = createSite(changed);
  folders.push(folder);
  return checkIn(folder, options, env);
}

function checkIn(folder: string, options?: string[], env?: Record<string, string>) {
  const { stdout, stderr, status } = runIn(folder, 'check', options, env);
  return { lines: (stdout + stderr).split('\n').map((line) => line.trim()), status };
}

/** The finished owner's texts with some changed. */
function own(part: 'profile' | 'pages' | 'availability', texts: Record<string, string>) {
  const changes = Object.entries(texts).map(([field, value]) => ({ field, value }));
  return { [part]: withChanges(OWNER[part], changes) };
}

test('names the texts, entries and numbers that are still the sample’s, by file', () => {
  const { lines, status } = check({
    ...own('profile', { lead: LEAD }),
    ...own('pages', { 'about.description': `Computer science student and software engineer in Bergen: ${ABOUT}` }),
    ...own('availability', {
      'whenOpen.invitation': 'I read every message myself and answer within two working days.',
    }),
    facts: [...OWNER.facts, { label: 'CGPA', value: '3.7' }],
    projects: [
      { ...PROJECT, image: { src: 'https://images.unsplash.com/photo-1449965408869-eaa3f722e40d', kind: 'photo' } },
      { ...PROJECT, title: 'Berths' },
    ],
  });
  expect(lines.filter((line) => line.includes('sample'))).toEqual([
    "content/profile.ts is still the sample's: lead, CGPA.",
    "content/availability.ts is still the sample's: whenOpen.invitation.",
    "content/pages.ts is still the sample's: about.description.",
    "content/projects.ts is still the sample's: Tides: image.src.",
  ]);
  expect(status).toBe(0);
});

/** The files of an Arabic translation; the words of the interface are still English. */
const ARABIC = {
  skills: [{ title: 'Often', skills: ['Go', 'SQL'] }],
  projects: [PROJECT],
  'words.ts': 'export const words = {};',
  'ar/words.ts': "export { words } from '../../lib/content/words';",
  'ar/pages.ts': `export const pages = ${JSON.stringify(
    withChanges(OWNER.pages, [
      { field: 'about.heading', value: 'نبذة' },
      { field: 'about.bio[0]', value: 'نشأت بجوار هويس.' },
    ]),
  )};`,
  'ar/projects.ts': `export const projects = ${JSON.stringify([{ ...PROJECT, description: 'متى تخرج ومتى تعود.' }])};`,
  'ar/profile.ts': `export const profile = ${JSON.stringify({ ...OWNER.profile, role: 'مطوّرة ويب', lead: LEAD, tagline: 'برامج للموانئ', email: 'you@example.com' })};`,
};

test('finds what is left of the sample and of the main language in the folder of another one', () => {
  const { lines, status } = check(ARABIC);
  const found = (file: string) => lines.filter((line) => line.startsWith(`content/ar/${file}.ts`)).join('\n');
  expect(found('words')).toBe('content/ar/words.ts has the text of content/words.ts in all fields.');
  expect(found('skills')).toBe('content/ar/skills.ts is missing; the site has the text of content/skills.ts.');
  expect(found('pages')).toContain('has the text of content/pages.ts in home.title, home.about.heading, ');
  expect(found('pages')).not.toMatch(/about\.bio|about\.heading, about/);
  expect(found('projects')).toBe('');
  expect(found('profile').split('\n')).toEqual([
    expect.stringContaining('profile.email is an example address, "you@example.com"'),
    "content/ar/profile.ts is still the sample's: lead.",
    'content/ar/profile.ts lacks facts; the site has the text of content/profile.ts.',
  ]);
  expect(status).toBe(1);
});

test('texts that are not translated are left to do, and with STRICT=1 the build waits for them', () => {
  const arabic = { ...ARABIC, 'ar/profile.ts': `export const profile = ${JSON.stringify(OWNER.profile)};` };
  expect(check(arabic).status).toBe(1);
  const { lines, status } = check(arabic, ['--summary'], { STRICT: '1' });
  expect(lines.join('\n')).toMatch(/The site is not ready: [1-9]\d* to do before going live, 0 worth a look/);
  expect(status).not.toBe(0);
});

test('npm run dev --language finds the language of a site in a folder', () => {
  const folder = createSite(ARABIC);
  folders.push(folder);
  const { stdout, stderr } = runIn(folder, 'next-setup', ['--language=ar'], { BASE_PATH: '/portfolio' });
  expect([stderr, JSON.parse(stdout || '{}')]).toMatchObject(['', { env: { BASE_PATH: '/portfolio/ar' } }]);
});

test('a failed build of the main language fails npm run build, whatever the next language does', () => {
  const folder = createSite(ARABIC);
  folders.push(folder);
  const config = 'console.log(process.env.FORM_ENDPOINT); process.exit(process.env.OUT_DIR === "out/ar" ? 0 : 3);';
  writeFileSync(path.join(folder, 'next.config.mjs'), config);
  expect(runIn(folder, 'build').status).toBe(3);
  // The site that npm start builds sends messages where the environment says.
  const env = { FORM_ENDPOINT: 'https://forms.dev/f', PORT: String(20_000 + (process.pid % 10_000)) };
  expect(runIn(folder, 'start', [], env).stdout).toContain(env.FORM_ENDPOINT);
});

test('mistakes in the environment, in the content and in every language are listed at once', () => {
  const folder = createSite({
    'skills.ts': 'export const skillGroups = [];',
    'ar/services.ts': 'export const service = [];',
    'ar/process.ts': 'export const process = [{ titel: 1 }];',
  });
  folders.push(folder);
  // A folder without content files is no language's.
  for (const name of ['drafts', 'pictures']) mkdirSync(path.join(folder, 'content', name));
  for (const name of ['drafts', 'ar'])
    copyFileSync(path.join(folder, 'content/site.ts'), path.join(folder, `content/${name}/site.ts`));
  expect(checkIn(folder, [], { BASE_PATH: 'portfolio' }).lines.filter(Boolean)).toEqual([
    'To do before going live:',
    expect.stringMatching(/^BASE_PATH must be a folder .*, got "portfolio"\.$/),
    'content/skills.ts: skills is missing; the file has to export skills.',
    'content/ar/words.ts is missing; copy it from lib/content/, and translate it.',
    'content/ar/pages.ts is missing; copy it from content/, and translate it.',
    'content/ar/site.ts: site.language must be "ar", as the folder is named.',
    'content/ar/services.ts: services is missing; the file has to export services.',
    expect.stringMatching(/^content\/ar\/process\.ts:1: process\[0\]\.title is missing/),
    expect.stringMatching(/^content\/ar\/process\.ts:1: process\[0\]\.description is missing/),
    'content/ar/process.ts:1: process[0].titel is a field that the site does not know; you probably mean title.',
    'The name of content/drafts/ must be a language tag, such as "ar".',
  ]);
  rmSync(path.join(folder, 'content/skills.ts'));
  expect(checkIn(folder).lines.join('\n')).toMatch(/^content\/skills\.ts is missing; /);
});

/** A post with this text. */
const post = (text: string) => `---\ntitle: Tides\ndescription: ${ABOUT} My own.\ndate: 2026-01-09\n---\n${text}\n`;

test('Markdown files are checked in each language, and the posts need an entry in the navigation', () => {
  const posts = { 'posts/tides.md': post('![](quay.png)'), 'posts/quay.png': '' };
  expect(check(posts).lines.filter(Boolean)).toEqual([
    'Worth a look:',
    'content/posts/tides.md:6: the picture quay.png has no alternative text; describe it between the square brackets, unless it is decoration.',
    expect.stringMatching(/^content\/navigation\.ts(?::\d+)?: navigation has no entry for your posts; add/),
  ]);
  const text = { 'pages/uses.md': `---\ntitle: Uses\ndescription: ${ABOUT} My own.\n---\nA lamp.\n` };
  expect(check({ ...ARABIC, ...text }).lines).toContain(
    'content/ar/pages/uses.md: the text is missing; the site has that of content/pages/uses.md.',
  );
  const { lines, status } = check({ ...ARABIC, ...posts, 'ar/posts/tides.md': post('<br>'), 'ar/posts/quay.png': '' });
  expect(lines.join('\n')).toContain('content/ar/posts/tides.md:6: the HTML <br> can’t be used in a text');
  expect(status).toBe(1);
});
