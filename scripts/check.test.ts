import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../e2e/support/export-folder';
import { createSite, OWNER, runIn } from '../e2e/support/owner-site';
import { readDocuments } from '../lib/compile/read-documents';
import manifest from '../package.json' with { type: 'json' };
import { unpublishedTexts } from './check/texts';
import { applyChanges } from './content-files';

const PROJECT = { title: 'Tides', description: 'When to go out, and when to be back.', technologies: ['Go'] };
const LEAD =
  'Computer science student in Cairo building desktop, back-end and web software that people understand at first sight and teams can maintain for years.';
const ABOUT = 'skills in C#, ASP.NET Core and SQL Server, education, and the languages I work in.';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function siteWith(changed: Readonly<Record<string, unknown>>) {
  const folder = createSite(changed);
  folders.push(folder);
  return folder;
}

/** The lines that `npm run check` prints about a site, and its exit code. */
function check(folder: string, options?: string[], env?: Record<string, string>) {
  const { stdout, stderr, status } = runIn(folder, 'check', options, env);
  const lines = (stdout + stderr).split('\n').map((line) => line.trim());
  return { lines: lines.filter(Boolean), status };
}

/** The finished owner's texts with some changed. */
function own(part: 'profile' | 'pages' | 'availability', texts: Record<string, string>) {
  const changes = Object.entries(texts).map(([field, value]) => ({ field, value }));
  return { [part]: applyChanges(Object(OWNER[part]), changes) };
}

/** A post with this text. */
const post = (text: string) => `---\ntitle: Tides\ndescription: ${ABOUT} My own.\ndate: 2026-01-09\n---\n${text}\n`;

/** So that the site shows the texts of the about page. */
const navigation = [...OWNER.navigation, { path: '/about/', label: 'Over mij' }];

test('names what is still the sample’s, by file, and what Markdown files and the navigation lack', () => {
  const folder = siteWith({
    navigation,
    ...own('profile', { lead: LEAD }),
    ...own('pages', { 'about.description': `Computer science student and software engineer: ${ABOUT}` }),
    ...own('availability', {
      'whenOpen.invitation': 'I read every message myself and answer within two working days.',
      'whenOpen.badge': 'Available for hire',
      'whenOpen.closing.heading': 'Have a system in mind?',
    }),
    facts: [...OWNER.facts, { label: 'CGPA', value: '3.7' }],
    projects: [
      { ...PROJECT, image: { src: 'https://images.unsplash.com/photo-1501167786227-4cba60f6d58f', kind: 'photo' } },
      { ...PROJECT, title: 'Berths', technologies: [] },
    ],
    'posts/tides.md': post('![](quay.png)'),
    'posts/tools.md': post('').replace('Tides', '为什么 Prettier'),
    'posts/twice.md': post('').replace('2026', '2025'),
    'posts/quay.png': '',
    'posts/lamps/index.md': '',
    'posts/a.html': '',
    'pages/uses.yaml': '- title: A lamp',
    links: { ...OWNER.links, cv: 'page' },
    '../public/cv.pdf': 'made elsewhere',
  });
  const { lines, status } = check(folder);
  expect(lines).toEqual([
    'To do before going live:',
    'content/posts/tools.md: the text is empty; write it, or add draft: true to its fields.',
    'content/posts/twice.md: the text is empty; write it, or add draft: true to its fields.',
    'content/posts/twice.md:2: title is "Tides", as that of /blog/tides/; give each page a title of its own.',
    expect.stringMatching(
      /^content\/posts\/tides\.md:3: description is ".*", as that of \/blog\/tools\/; give each page/,
    ),
    expect.stringMatching(/^content\/posts\/twice\.md:3: description is "/),
    'Worth a look:',
    'content/posts/tides.md:6: the picture quay.png has no alternative text; describe it between the square brackets, unless it is decoration.',
    expect.stringMatching(/brand\.fonts lack 3 of your letters .* first of them in content\/posts\/tools\.md:2: /),
    'content/posts/a.html: the text is not Markdown (.md); it is left out.',
    'content/posts/lamps/index.md: the text is not directly in content/posts/; it is left out.',
    'content/pages/uses.yaml: the list is beside no page: a list has the name of a Markdown file, and the ending .yaml; it is left out.',
    expect.stringMatching(/^content\/navigation\.ts(?::\d+)?: navigation has no entry for your posts; add/),
    "content/profile.ts is still the sample's: lead, CGPA.",
    "content/availability.ts is still the sample's: whenOpen.invitation, whenOpen.closing.heading.",
    "content/pages.ts is still the sample's: about.description.",
    "content/projects.ts is still the sample's: Tides: image.src.",
    'public/cv.pdf: the CV was made before the content last changed; run npm run cv.',
  ]);
  expect(status).toBe(1);
});

/** The files of an Arabic translation; the words of the interface are still English. */
const ARABIC = {
  site: { ...OWNER.site, timeZone: 'Pacific/Kiritimati' },
  // The Arabic site leaves out two pages.
  navigation: [...navigation, { path: '/talks/', label: 'Praatjes' }, { path: '/services/', label: 'Diensten' }],
  process: [{ title: 'Try', description: 'We try it where it will be used.' }],
  'ar/navigation.ts': `export const navigation = ${JSON.stringify(navigation)};`,
  skills: [{ title: 'Often', skills: ['Go', 'SQL'] }],
  projects: [{ ...PROJECT, page: '/projects/tides/' }],
  'case-studies/tides.md': '---\nmyRole: Design\n---\n',
  'words.ts': 'export const words = {};',
  'pages/uses.md': `---\ntitle: Uses\ndescription: ${ABOUT} My own.\n---\nA lamp.\n`,
  'pages/talks.md': `---\ntitle: Talks\ndescription: ${ABOUT} My own.\n---\n`,
  'pages/berths.md': `---\ntitle: Berths\ndescription: ${ABOUT} My own.\ndraft: true\n---\nA quay.\n`,
  'ar/posts/lamps.md': post('').replace('---', '---\ndraft: true'),
  'ar/posts/a.html': '',
  'ar/posts/ports.md': post('').replace('2026', '9999'),
  // Its form and time zone are those of the main language.
  'ar/site.ts': "export const site = { address: 'https://example.com', otherLanguages: ['fr'] };",
  'ar/words.ts': "export { words } from '../../lib/content/words';",
  'ar/pages.ts': `export const pages = ${JSON.stringify(
    applyChanges(OWNER.pages, [
      { field: 'about.heading', value: 'نبذة' },
      { field: 'about.bio[0]', value: 'نشأت بجوار هويس.' },
    ]),
  )};`,
  'ar/projects.ts': `export const projects = ${JSON.stringify([{ ...PROJECT, description: 'متى تخرج ومتى تعود.' }])};`,
  'ar/profile.ts': `export const profile = ${JSON.stringify({ ...OWNER.profile, role: 'مطوّرة ويب', lead: LEAD, tagline: 'برامج للموانئ', email: 'you@example.com' })};`,
};

test('finds what is left to do in another language, and with SITE_STRICT=1 the build waits for it', () => {
  const folder = siteWith(ARABIC);
  // The address is the main language's.
  const { lines } = check(folder, [], { SITE_ADDRESS: 'https://haddad.example' });
  const env = { SITE_STRICT: '1', SITE_ADDRESS: 'https://haddad.dev/portfolio' };
  const strict = runIn(folder, 'build', [], env);
  const found = (file: string) => lines.filter((line) => line.startsWith(`content/ar/${file}`)).join('\n');
  expect(found('words')).toBe(
    'content/ar/words.ts does not translate the words of lib/content/words.ts in all fields; remove them, and the site has the words of its language.',
  );
  expect(found('skills')).toBe('content/ar/skills.ts is missing; the site uses the text of content/skills.ts.');
  expect(found('pages.ts')).toContain('has the text of content/pages.ts in home.title, home.about.heading, ');
  expect(found('pages.ts')).not.toMatch(/about\.bio|about\.heading, about|services/);
  expect(found('pages/')).toBe(
    'content/ar/pages/uses.md: the text is missing; the site shows content/pages/uses.md instead.',
  );
  // The project without a page has no case study in this language.
  expect(found('projects') + found('site') + found('case-studies') + found('process')).toBe('');
  expect(found('profile').split('\n')).toEqual([
    expect.stringContaining('profile.email is an example address, "you@example.com"'),
    'content/ar/profile.ts lacks facts; the site uses the text of content/profile.ts.',
    "content/ar/profile.ts is still the sample's: lead.",
  ]);
  // All but the address.
  const count = lines.indexOf('Worth a look:') - 2;
  expect(strict.stderr).toContain(`The site is not ready: ${count} to do before going live, 3 worth a look`);
  expect(strict.status).toBe(1);
  const arabic = JSON.parse(readFileSync(path.join(folder, '.site-data/ar.json'), 'utf8'));
  // The owner's own list of other languages counts.
  expect([arabic.basePath, arabic.content.site.otherLanguages]).toEqual(['/portfolio/ar', ['fr', 'en']]);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const unpublished = ['content', 'content/ar'].map((name) => {
    return unpublishedTexts({ folder: name, documents: readDocuments(name) });
  });
  jest.restoreAllMocks();
  expect(unpublished).toEqual([
    ['content/pages/berths.md is not on the site, because it has draft: true.'],
    [
      'content/ar/posts/lamps.md is not on the site, because it has draft: true.',
      expect.stringMatching(/^content\/ar\/posts\/ports\.md .* later day than today, /),
      expect.stringMatching(/^content\/ar\/posts\/a\.html: .*is not Markdown \(\.md\); it is left out\./),
    ],
  ]);
});

test('npm start ends if a language cannot be built, and builds none after it @ci', () => {
  const folder = siteWith({ 'ar/site.ts': ARABIC['ar/site.ts'], 'ar/pages.ts': ARABIC['ar/pages.ts'] });
  const exit = 'process.exit(process.env.SITE_LANGUAGE === "ar" ? 0 : 3);';
  writeFileSync(path.join(folder, 'next.config.mjs'), `console.log(process.env.SITE_FORM_ENDPOINT); ${exit}`);
  const endpoint = 'https://forms.dev/f';
  const port = String(20_000 + (process.pid % 10_000));
  const { stdout, stderr } = runIn(folder, 'start', [], {
    ...{ SITE_CHECK_TYPES: 'off', SITE_FORM_ENDPOINT: endpoint, PORT: port },
  });
  // The site sends messages where the environment says, which the second language would print once more.
  expect(stdout.split(endpoint)).toHaveLength(2);
  expect(stderr).toContain('The site could not be built; the reason is above.');
  // Without such an address, the messages of the form are printed.
  const send =
    "await fetch(process.env.SITE_FORM_ENDPOINT, { method: 'POST', body: new URLSearchParams({ name: 'Sara' }) });";
  writeFileSync(path.join(folder, 'next.config.mjs'), `${send} process.exit(3);`);
  expect(runIn(folder, 'start', [], { SITE_CHECK_TYPES: 'off', PORT: port }).stdout).toContain('A message from Sara');
  // What is only worth a look does not stop a strict build.
  const finished = siteWith({ 'posts/tides.md': post('![](quay.png)'), 'posts/quay.png': '' });
  writeFileSync(path.join(finished, 'next.config.mjs'), 'process.exit(3);');
  const strict = runIn(finished, 'build', [], { SITE_STRICT: '1', SITE_ADDRESS: 'https://haddad.dev' });
  expect(strict.stdout).toContain('0 to do before going live, 2 worth a look');
  expect(strict.stderr).not.toContain('not ready');
});

test('mistakes in the environment, in the content and in every language are listed at once', () => {
  const folder = siteWith({
    'skills.ts': 'export const skillGroups = [];',
    'ar/services.ts': 'export const service = [];',
    'ar/process.ts': 'export const process = [{ titel: 1 }];',
    'ar/posts/tides.md': post('<hr>'),
    'es-419/words.ts': '',
    '../.env': 'SITE_OUT_DIR=/tmp',
  });
  // A folder without content files is no language's.
  for (const name of ['drafts', 'pictures', 'en']) mkdirSync(path.join(folder, 'content', name));
  for (const name of ['drafts', 'ar', 'en'])
    copyFileSync(path.join(folder, 'content/site.ts'), path.join(folder, `content/${name}/site.ts`));
  const { lines, status } = check(folder, [], { SITE_ADDRESS: 'haddad.dev' });
  expect(lines).toEqual([
    'To do before going live:',
    expect.stringMatching(/^SITE_ADDRESS must be an https.*, got "haddad\.dev"\.$/),
    expect.stringMatching(/^SITE_OUT_DIR must be a folder .*, got "\/tmp"\.$/),
    'content/skills.ts: skills is missing; the file has to export skills.',
    'content/ar/pages.ts is missing; copy it from content/, and translate it.',
    'content/ar/site.ts: site.language must be "ar", as the folder is named.',
    'content/ar/services.ts: services is missing; the file has to export services.',
    expect.stringMatching(/^content\/ar\/process\.ts:1: process\[0\]\.title is missing/),
    expect.stringMatching(/^content\/ar\/process\.ts:1: process\[0\]\.description is missing/),
    'content/ar/process.ts:1: process[0].titel is a field that the site does not know; you probably mean title.',
    expect.stringMatching(/^content\/ar\/posts\/tides\.md:6: the HTML <hr> can’t be used in a text/),
    'The name of content/drafts/ must be a language tag, such as "ar".',
    'content/en/ is for the main language of the site; move its files into content/, or rename the folder.',
    'content/es-419/pages.ts is missing; copy it from content/, and translate it.',
    'content/es-419/words.ts: words is missing; the file has to export words.',
    'These stop the build. Once they are corrected, npm run check lists what else is left to do.',
  ]);
  expect(status).toBe(1);
});

test('a file that is missing or cannot be read is named @ci', () => {
  const folder = siteWith({});
  const file = path.join(folder, 'content/skills.ts');
  writeFileSync(file, 'export const skills = [1 2];');
  // The place of the syntax error is in the last line, without a stack trace.
  expect(check(folder).lines.at(-1)).toMatch(/\/content\/skills\.ts:1:\d+: ERROR: Expected/);
  rmSync(file);
  expect(check(folder).lines.join('\n')).toMatch(/^content\/skills\.ts is missing; /);
});

const UNSORTED = `import { b } from './b';\nimport { a } from './a';\nexport const  c = [ a , b, "c" ]\n`;

const { folder, write } = temporaryFolder();

test('npm run lint leaves the format of content/ and public/ to their owner, and npm run format does not', async () => {
  for (const config of ['biome.json', 'biome.lint.json', '.gitignore']) copyFileSync(config, path.join(folder, config));
  await write({ 'content/a.ts': UNSORTED, 'public/a.ts': UNSORTED, 'lib/a.ts': UNSORTED });
  /** The files that a command of package.json reports. */
  function reported(command: string) {
    const [, ...args] = command.replace(' --write', '').split(' ');
    const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
    const { stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' });
    return [...new Set(stderr.match(/\w+[\\/]a\.ts/g))].map((name) => path.dirname(name)).sort();
  }
  expect(reported(manifest.scripts.lint)).toEqual(['lib']);
  expect(reported(manifest.scripts.format)).toEqual(['content', 'lib', 'public']);
});

const FILES = ['package-lock.json', 'node_modules/.package-lock.json', 'node_modules/typescript/package.json'];

test.each([
  ['newer', /^Installing.*\nci --include=dev /],
  ['older', /^$/],
])('packages are installed before a command if the lockfile is newer; here it is %s', async (age, said) => {
  await write({
    ...Object.fromEntries(FILES.map((file) => [file, '{}'])),
    'package.json': '{}',
    'scripts/run.mjs': readFileSync('scripts/run.mjs', 'utf8'),
    'npm.js': "console.log(process.argv.slice(2).join(' ')); process.exit(1);",
  });
  utimesSync(path.join(folder, 'package-lock.json'), 0, age === 'newer' ? Date.now() / 1000 + 60 : 0);
  const env = { ...process.env, npm_execpath: path.join(folder, 'npm.js'), npm_config_user_agent: '' };
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const { stdout, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'check'], options);
  expect([stdout, status]).toEqual([expect.stringMatching(said), 1]);
});
