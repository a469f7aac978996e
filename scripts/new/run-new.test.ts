/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../check/check-site.mjs';
import { root } from '../command.mjs';
import { loadContent } from '../content/load-content.mjs';
import type { TestCopy } from '../content/test-copy';
import { copyWithSample, everyFile, KEYS, runIn, type Step } from './new-copy';

// Esbuild and Biome are programs of their own, which a busy machine lets wait.
jest.setTimeout(120_000);

/** What code could stumble over. */
const NAME = ["ليلى O'Neil \\ `$", '{x}` 🌱'].join('');

/** Real-looking answers to all that a site cannot go live without. */
const ANSWERS = [
  `--name=${NAME}`,
  '--role=Web "Developer"',
  '--location=München, Deutschland',
  '--email=post@müller.de',
  '--phone=none',
  '--cv=https://layla.dev/cv.pdf',
  '--github=layla',
  '--leetcode=none',
  '--codeberg=https://codeberg.org/layla',
  '--profile=Mastodon=https://mastodon.social/@layla',
  '--form=web3forms',
  '--form-id=3a7c1f00-1234-4abc-9def-0123456789ab',
  '--address=layla.dev',
  '--available=no',
  '--university=TU München',
  '--degree=MSc in Informatics',
  '--years=2015-2020',
  '--repository=https://codeberg.org/layla/a',
  '--repository=none',
  '--repository=none',
];

let copy: TestCopy;
beforeEach(() => {
  copy = copyWithSample();
});
afterEach(() => rmSync(copy.folder, { recursive: true }));

const content = async () => (await loadContent(copy.folder, { withRules: false })).content;

async function musts() {
  const { findings } = await checkSite(copy.folder);
  return findings.filter(({ level }) => level === 'must').map(({ sentence }) => sentence);
}

describe('by options', () => {
  test('writes a site of which nothing has to be done, and writes nothing more the second time', async () => {
    expect(await musts()).not.toEqual([]);
    const { code, said } = await runIn(copy.folder, ['--yes', ...ANSWERS]);
    expect(code).toBe(0);
    expect(await musts()).toEqual([]);
    const { profile, facts, links, site, education, projects, pages, availability } = await content();
    expect(profile).toMatchObject({
      name: NAME,
      role: 'Web "Developer"',
      location: { city: 'München', country: 'Deutschland', countryCode: 'DE' },
      email: 'post@müller.de',
    });
    expect(profile).not.toHaveProperty('phone');
    expect(facts.map(({ value }) => value)).toEqual(['München, Deutschland', 'Databases', 'Informatics']);
    expect(links).toEqual({
      cv: 'https://layla.dev/cv.pdf',
      profiles: [
        { label: 'GitHub', address: 'https://github.com/layla', mark: 'github' },
        { label: 'Codeberg', address: 'https://codeberg.org/layla', mark: 'codeberg' },
        { label: 'Mastodon', address: 'https://mastodon.social/@layla' },
      ],
    });
    expect(site).toMatchObject({
      address: 'https://layla.dev',
      form: { service: 'web3forms', accessKey: '3a7c1f00-1234-4abc-9def-0123456789ab' },
    });
    expect(education[0]).toEqual({
      title: 'MSc in Informatics',
      organization: 'TU München',
      from: 2015,
      to: 2020,
      university: true,
    });
    expect(projects.map(({ repository }) => repository)).toEqual([
      'https://codeberg.org/layla/a',
      undefined,
      undefined,
    ]);
    expect(pages.home.title).toBe('Web "Developer" in München');
    expect(availability.open).toBe(false);

    // What stood around the values stands.
    const written = copy.read('content/profile.ts');
    expect(written).toContain('/** Who you are. */\nexport const profile: Profile = {');
    expect(written).toContain('// where the sample lives');
    cpSync(path.join(root, 'biome.json'), path.join(copy.folder, 'biome.json'));
    const biome = [path.join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'];
    execFileSync(process.execPath, [...biome, '--vcs-enabled=false', 'content'], { cwd: copy.folder });
    // It says what it has written, and what is left.
    expect(said).toContain("  -   email: 'you@example.com',\n");
    expect(said).toContain("  +   email: 'post@müller.de',\n");
    expect(said).toMatch(/\nWritten: content\/profile\.ts, .*content\/availability\.ts, .*\.\n/);
    expect(said).toMatch(/npm run check shows this list again, and npm start the site\.\n$/);

    const files = everyFile(copy);
    const again = await runIn(copy.folder, ['--yes', ...ANSWERS]);
    expect(again.said).toMatch(/^Nothing to write: the content has it all\.\n/);
    expect(everyFile(copy)).toEqual(files);
  });

  test('takes what an owner has not along with whatever repeats it', async () => {
    const nothing = ['location', 'phone', 'cv', 'github', 'leetcode', 'university', 'repository'];
    await runIn(copy.folder, ['--yes', '--role=Printer', '--form=none', ...nothing.map((flag) => `--${flag}=None`)]);
    const { profile, facts, links, site, education, projects, pages } = await content();
    expect(profile).not.toHaveProperty('location');
    expect(facts).toEqual([{ label: 'Focus', value: 'Databases' }]);
    expect(links).toEqual({ profiles: [] });
    expect(site.form).toEqual({ service: 'none' });
    // Only the sample's entry goes.
    expect(education.map(({ title }) => title)).toEqual(['A course of my own']);
    expect(projects.some((project) => 'repository' in project)).toBe(false);
    expect(pages.home.title).toBe('Printer');
  });

  test('puts back what was left out', async () => {
    await runIn(copy.folder, ['--yes', '--location=none', '--phone=none', '--cv=none', '--repository=none']);
    copy.write('content/education.ts', 'export const education = [];\n');
    const answers = [
      '--location=Zenda, Ruritania',
      '--country-code=RU',
      '--phone=+49 40 1234567',
      '--cv=https://layla.dev/cv.pdf',
      '--university=Streslau',
      '--degree=BA in Fencing',
      '--years=2024-present',
      '--repository=https://github.com/layla/a',
    ];
    await runIn(copy.folder, ['--yes', ...answers]);
    const { profile, links, education, projects } = await content();
    expect(profile).toMatchObject({
      location: { city: 'Zenda', country: 'Ruritania', countryCode: 'RU' },
      phone: '+49 40 1234567',
    });
    expect(links.cv).toBe('https://layla.dev/cv.pdf');
    expect(education).toEqual([
      { title: 'BA in Fencing', organization: 'Streslau', from: 2024, to: 'present', university: true },
    ]);
    expect(projects[0]?.repository).toBe('https://github.com/layla/a');
  });

  test('keeps what the owner has written, and says so, until it is told to replace it', async () => {
    copy.edit('content/profile.ts', "'Your Name'", "'Noor'");
    copy.edit('content/profile.ts', "label: 'Based in', value: 'Cairo, Egypt'", "label: 'Home', value: 'By the Nile'");
    copy.edit('content/links.ts', 'github.com/your-handle', 'github.com/noor');
    const answers = ['--yes', '--name=Layla', '--github=layla', '--email=layla@layla.dev', '--location=Giza, Egypt'];
    const kept = await runIn(copy.folder, answers);
    expect(kept.said).toContain('profile.name is your own, "Noor", and is kept; --replace replaces it.\n');
    expect(kept.said).toContain('links.profiles[0].address is your own, "https://github.com/noor", and is kept');
    expect(await content()).toMatchObject({
      profile: { name: 'Noor', email: 'layla@layla.dev' },
      links: { profiles: [{ address: 'https://github.com/noor' }, {}] },
    });

    await runIn(copy.folder, [...answers, '--replace']);
    const { profile, facts, links } = await content();
    expect([profile.name, links.profiles[0]?.address]).toEqual(['Layla', 'https://github.com/layla']);
    expect(facts[0]).toEqual({ label: 'Home', value: 'By the Nile' });
  });

  test('leaves a file as its owner has laid it out', async () => {
    copy.edit('content/profile.ts', '  lead: ', '      lead:   ');
    const before = copy.read('content/profile.ts');
    await runIn(copy.folder, ['--yes', '--name=Noor']);
    expect(copy.read('content/profile.ts')).toBe(before.replace('Your Name', 'Noor'));
  });

  test('shows all and writes nothing with --dry-run', async () => {
    const files = everyFile(copy);
    const { code, said } = await runIn(copy.folder, ['--dry-run', '--address=layla.dev']);
    expect(code).toBe(0);
    expect(said).toContain("  +   address: 'https://layla.dev',\n");
    expect(said).toMatch(/Nothing is written, because of --dry-run\.\n$/);
    expect(everyFile(copy)).toEqual(files);
  });

  test.each<[what: string, refused: Record<string, string>]>([
    [
      'answers that no field takes',
      {
        '--name= ': 'profile.name must be one line of text',
        '--location=Cairo': '--location is "Cairo"; write a city, a comma and a country, as in Hamburg, Germany.',
        '--email=noor': 'profile.email must be an email address such as "you@example.com", got "noor".',
        '--phone=040 1234567': 'profile.phone must be a phone number with + and the country code',
        '--cv=/cv.pdf': 'links.cv must be the path of a page',
        '--github=http://github.com/noor': 'links.profiles[0].address must be an https:// URL',
        '--profile=Mastodon': '--profile is "Mastodon"; write its name, = and its address, as in Mastodon=https://',
        '--form=pigeon': '--form is "pigeon"; write formspree or web3forms or ',
        '--address=https://noor.dev/home': 'site.address must be an https:// address without a path',
        '--available=maybe': '--available is "maybe"; write yes or no.',
        '--degree=': 'education[0].title must be one line of text',
        '--years=2020': '--years is "2020"; write two years, as in 2019-2023 or 2023-present.',
        '--repository=github.com/noor/a': 'projects[0].repository must be an https:// URL',
      },
    ],
    [
      'the sample’s own, and what nobody could reach',
      {
        '--name=Your Name': 'profile.name is still the sample’s, "Your Name"; write your own.',
        '--country-code=de': 'profile.location.countryCode must be the two capital letters',
        '--email=you@example.com': 'profile.email is still the sample’s, "you@example.com"; write your own.',
        '--linkedin=your-handle': 'links.profiles[2].address is still the sample’s, ',
        '--form-id=your-form-id': 'site.form.endpoint is still the sample’s, so messages would be lost',
        '--address=https://localhost': 'site.address is "https://localhost", where the site will not live;',
        '--years=2023-2019': 'education[0].to must not be before the first year',
      },
    ],
    ['none where the site needs one', { '--email=none': 'profile.email must be an email address' }],
    [
      'an answer that is missing beside others',
      {
        '--location=Zenda, Ruritania': '--country-code is missing beside the other answers: The two letters of your',
        '--form=web3forms': '--form-id is missing beside the other answers',
      },
    ],
    [
      'an answer that is of no use beside others',
      { '--form=none': '', '--form-id=abcde': '--form-id has no use beside' },
    ],
    ['an unknown option', { '--nmae=Noor': "Unknown option '--nmae'. npm run new -- --help lists what it takes." }],
  ])('refuses %s', async (_, refused) => {
    const files = everyFile(copy);
    const reason = await runIn(copy.folder, ['--yes', ...Object.keys(refused)]).catch((error: Error) => error.message);
    const lines = String(reason).split('\n');
    const sentences = Object.values(refused).filter((sentence) => sentence !== '');
    expect(lines).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
    expect(everyFile(copy)).toEqual(files);
  });

  test('refuses more repositories than there are projects', async () => {
    const args = Array.from({ length: 4 }, () => '--repository=none');
    await expect(runIn(copy.folder, ['--yes', ...args])).rejects.toThrow(
      '--repository is given more often than there are',
    );
  });

  test('asks nothing where nobody could answer', async () => {
    await expect(runIn(copy.folder, ['--name=Noor'])).rejects.toThrow(
      'npm run new asks its questions in a terminal, and there is none: give the answers as options with --yes',
    );
  });

  test('says what is wrong with the content first', async () => {
    copy.edit('content/links.ts', "mark: 'github'", "mark: 'git hub'");
    await expect(runIn(copy.folder, ['--yes', '--name=Noor'])).rejects.toThrow(
      /^The content needs a correction first:\n {2}content\/links\.ts: links\.profiles\[0\]\.mark /,
    );
    copy.edit('content/links.ts', 'profiles: [', 'profiles: [[');
    await expect(runIn(copy.folder, ['--yes', '--name=Noor'])).rejects.toThrow(
      /^The content needs a correction first:\n {2}content\/links\.ts:\d+: The file cannot be read: /,
    );
  });

  test('leaves what code puts together, and all beside it, to the owner', async () => {
    copy.edit('content/profile.ts', "'Your Name'", "['Your', 'Name'].join(' ')");
    const files = everyFile(copy);
    await expect(runIn(copy.folder, ['--yes', '--name=Noor', '--email=noor@noor.dev'])).rejects.toThrow(
      'Nothing is written, because code puts profile.name together; write your own there by hand.',
    );
    expect(everyFile(copy)).toEqual(files);
  });

  test('writes all files or none', async () => {
    const files = everyFile(copy);
    mkdirSync(path.join(copy.folder, 'content/site.ts.new'));
    await expect(runIn(copy.folder, ['--yes', '--name=Noor', '--address=noor.dev'])).rejects.toThrow('EISDIR');
    expect(everyFile(copy)).toEqual(files);
  });

  test('lists what it takes', async () => {
    const { code, said } = await runIn(copy.folder, ['--help']);
    expect(code).toBe(0);
    for (const answer of ANSWERS) expect(said).toContain(`  ${answer.split('=')[0]} `);
  });
});

describe('in a terminal', () => {
  const { enter, down, ctrlC } = KEYS;

  /** Every question, once with an answer that is refused. */
  const STEPS: Step[] = [
    ['Your name', enter],
    ['profile.name must be one line of text', `Noor${enter}`],
    ['What you are', enter],
    ['Your city', `Tatooine${enter}`],
    ['write a city, a comma and a country', `${KEYS.clear}Mos Eisley, Tatooine${enter}`],
    ['The two letters', `tt${enter}`],
    ['must be the two capital letters', `${KEYS.clear}TN${enter}`],
    ['Your email', `noor${enter}`],
    ['must be an email address', `@noor.dev${enter}`],
    ['Your phone', `12${enter}`],
    ['must be a phone number', `${KEYS.clear}None${enter}`],
    ['Your CV', enter],
    ['GitHub: your name', `@noor${enter}`],
    ['LeetCode: your name', enter],
    ['Another profile', `https://noor.dev${enter}`],
    ['write its name', `${KEYS.clear}Blog=https://noor.dev/blog${enter}`],
    ['One more profile', enter],
    ['What takes the messages', enter],
    ['Your form’s id at Formspree', enter],
    ['site.form.endpoint must be', `abcdwxyz${enter}`],
    ['The address that the site', `noor.dev/home${enter}`],
    ['must be an https:// ', `${KEYS.clear}noor.dev${enter}`],
    ['Do you take on work', down + enter],
    ['The university', `Jedi Temple${enter}`],
    ['What did you study', enter],
    ['From when', `2020${enter}`],
    ['write two years', `-2019${enter}`],
    ['must not be before', `${KEYS.clear}2019-2023${enter}`],
    ['Where the code of “A” is', enter],
    ['Where the code of “C” is', `https://github.com/noor/c${enter}`],
  ];

  test('asks each question, refuses by the build’s own rules, and writes when it may', async () => {
    const { code, said } = await runIn(copy.folder, [], [...STEPS, ['Write this?', enter]]);
    expect(code).toBe(0);
    expect(said).toContain("  +   name: 'Noor',\n");
    expect(await musts()).toEqual([]);
    expect(await content()).toMatchObject({
      profile: {
        name: 'Noor',
        role: 'Software Engineer',
        location: { city: 'Mos Eisley', country: 'Tatooine', countryCode: 'TN' },
        email: 'noor@noor.dev',
      },
      links: {
        profiles: [{ address: 'https://github.com/noor' }, { label: 'Blog', address: 'https://noor.dev/blog' }],
      },
      site: { address: 'https://noor.dev', form: { endpoint: 'https://formspree.io/f/abcdwxyz' } },
      availability: { open: false },
      education: [{ organization: 'Jedi Temple', title: 'BSc in Computer Science', from: 2019, to: 2023 }, {}],
      pages: { home: { title: 'Software Engineer in Mos Eisley' } },
    });

    // Asked again, the Enter key keeps everything, and an own word goes only when that is said.
    const files = everyFile(copy);
    const enters: Step[] = ['Your name', 'What you are', 'Your city', 'Your email', 'Your phone', 'Your CV'].map(
      (shown) => [shown, enter],
    );
    const others: Step[] = ['GitHub', 'Blog', 'Another', 'What takes', 'Your form', 'The address', 'Do you', 'The univ']
      .concat('What did', 'From when')
      .map((shown) => [shown, enter]);
    const again = await runIn(copy.folder, [], [...enters, ...others]);
    expect(again.said).toContain('Nothing to write: the content has it all.');
    expect(everyFile(copy)).toEqual(files);

    const renamed: Step[] = [['Your name', `Layla${enter}`], ...enters.slice(1), ...others];
    await runIn(copy.folder, [], [...renamed, ['replaces what you have written yourself: profile.name', down + enter]]);
    expect(everyFile(copy)).toEqual(files);
    await runIn(copy.folder, [], [...renamed, ['replaces what you have written yourself: profile.name', enter]]);
    expect((await content()).profile.name).toBe('Layla');
  });

  test.each([0, 17, STEPS.length])('Ctrl-C after %d answers leaves everything as it was', async (answered) => {
    const files = everyFile(copy);
    const next = STEPS[answered]?.[0] ?? 'Write this?';
    const { code, said } = await runIn(copy.folder, [], [...STEPS.slice(0, answered), [next, ctrlC]]);
    expect(code).toBe(130);
    expect(said).toMatch(/Interrupted; everything is as it was\.\n$/);
    expect(everyFile(copy)).toEqual(files);
  });

  test('writes over nothing that was saved while it asked', async () => {
    const save = () => copy.edit('content/site.ts', "'en'", "'fr'");
    const rest = ANSWERS.filter((answer) => !answer.startsWith('--role'));
    const steps: Step[] = [
      ['What you are', enter],
      ['One more profile', enter],
      ['Write this?', enter, save],
    ];
    await expect(runIn(copy.folder, rest, steps)).rejects.toThrow('content/site.ts has changed in the meantime');
    expect((await content()).profile.name).toBe('Your Name');
  });

  test('asks only what the options have not said, and takes a no', async () => {
    const files = everyFile(copy);
    const rest = ANSWERS.filter((answer) => !answer.startsWith('--role'));
    const steps: Step[] = [
      ['What you are', enter],
      ['One more profile', enter],
      ['Write this?', `${KEYS.down}${enter}`],
    ];
    const { code, said } = await runIn(copy.folder, rest, steps);
    expect(code).toBe(0);
    expect(said).toMatch(/Nothing is written; everything is as it was\.\n$/);
    expect(everyFile(copy)).toEqual(files);
  });
});
