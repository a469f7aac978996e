import { readFileSync } from 'node:fs';

/** A text in the place of another, in a file that has it. */
export type Edit = readonly [file: string, from: string, to: string];

/** An owner who began from an earlier state of this repository and goes on to its newest. */
export interface UpdatedOwner {
  /** The commit they began from. */
  commit: string;
  /** Whether they have the history, as a clone has it, or only the files. */
  isClone: boolean;
  edits: readonly Edit[];
  /** Files they have added or written anew. */
  files?: Readonly<Record<string, string>>;
  /** What the update has to say. */
  told: readonly RegExp[];
  /** Template's files that have to hold the owner's own line afterwards. */
  kept?: readonly (readonly [file: string, line: string])[];
  /** Template's files in which git leaves the choice to the owner, who takes the template's. */
  chosen?: readonly string[];
  /** What the owner then writes, as they were told. */
  written?: readonly Edit[];
  /** Files they write anew then. */
  writtenAnew?: Readonly<Record<string, string>>;
  /** What a page of the updated site shows. */
  shown: readonly (readonly [page: string, text: string])[];
}

const NAMED: readonly Edit[] = [
  ['content/profile.ts', "name: 'Your Name'", "name: 'Noor Haddad'"],
  ['content/profile.ts', "email: 'you@example.com'", "email: 'noor@noor.dev'"],
];

const USES = `import { PageHeader } from '@/components/sections/page-header';
import { Container } from '@/components/ui/container';
import { content } from '@/lib/content/content';
import { addedPageGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';

export const metadata = pageMetadata('uses', content);

export default function UsesPage() {
  return (
    <>
      <StructuredData graph={addedPageGraph('uses', content)} />
      <PageHeader heading="What I Use" text="What stands on my desk." />
      <Container>
        <p>A keyboard that is older than my first program.</p>
      </Container>
    </>
  );
}
`;

/** What CHANGELOG.md gives the owner to stand above the list of pages since version 3.0.0. */
function aboveNavigation(): string {
  const [, block] =
    /`content\/navigation\.ts`.*\n\n {2}```ts\n([\s\S]*?)^ {2}```$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  if (!block)
    throw new Error('CHANGELOG.md no longer says what stands above the list of pages in content/navigation.ts.');
  return block.replaceAll(/^ {2}/gm, '');
}

/** `content/navigation.ts` as it is with that. */
const NAVIGATION = `${aboveNavigation()}
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Home' },
  { path: '/about/', label: 'About' },
  { path: '/projects/', label: 'Projects' },
  { path: '/services/', label: 'Services' },
  { path: '/contact/', label: 'Contact' },
];
`;

const FONTS: Edit = [
  'content/brand.ts',
  "  star: 'khatam',\n",
  "  star: 'khatam',\n  fonts: { heading: 'Bricolage Grotesque', body: 'Instrument Sans' },\n",
];

/** Five owners, by what they did. */
export const UPDATED_OWNERS = {
  'content changed': {
    commit: '2a3d2867a929d3f9e1446c3d0ffd4558c29a4348',
    isClone: false,
    edits: [
      ...NAMED,
      ['content/projects.ts', "title: 'Movie", "title: 'Noor’s Movie"],
      ['package.json', '"name": "portfolio"', '"name": "noor-haddad"'],
      ['package.json', '"version": "1.0.0"', '"version": "0.1.0"'],
    ],
    files: { 'README.md': '# Noor Haddad\n', 'public/cv.txt': 'Noor\n' },
    told: [/From 3\.2\.0 \(2a3d286\)/, /Taken, as one commit/],
    kept: [
      ['README.md', '# Noor Haddad'],
      ['package.json', '"name": "noor-haddad"'],
      ['package.json', '"version": "0.1.0"'],
    ],
    shown: [
      ['index.html', 'Noor Haddad'],
      ['projects/index.html', 'Noor’s Movie'],
      ['cv.txt', 'Noor'],
    ],
  },
  'page added': {
    commit: '0f2cffbc9a64f4fb549dcdd5be6829c7c6037edc',
    isClone: false,
    edits: [
      ...NAMED,
      [
        'content/navigation.ts',
        "label: 'Contact' },\n",
        "label: 'Contact' },\n  { path: '/uses/', label: 'Uses', title: 'What I Use', description: 'The machine, the editor and the keyboard behind my work, and why each of them has stayed.' },\n",
      ],
    ],
    files: { 'app/uses/page.tsx': USES },
    told: [/From 3\.0\.0 \(0f2cffb\)/, /read it through:\n {2}content\/brand\.ts/, /Taken, as one commit/],
    kept: [['app/uses/page.tsx', 'older than my first program']],
    shown: [
      ['uses/index.html', 'older than my first program'],
      ['sitemap.xml', '/uses/'],
    ],
  },
  'colours changed': {
    commit: 'dc031c7a2b0523045f8d0a99e404044824173835',
    isClone: true,
    edits: [...NAMED, ['content/brand.ts', "colors: 'shipped'", "colors: { ground: '#F4F1FA', accent: '#5B2AA8' }"]],
    told: [
      /From 3\.1\.0 \(dc031c7\)/,
      /content\/brand\.ts:\d+: brand\.fonts is missing; write it\./,
      /Taken, as one commit/,
    ],
    written: [FONTS],
    shown: [['manifest.webmanifest', '#F4F1FA']],
  },
  'a component changed by hand': {
    commit: '469b4eff328b99366afaf4e9d240b43d27f2d667',
    isClone: true,
    edits: [
      ...NAMED,
      [
        'components/layout/footer/footer.tsx',
        "const Copyright = styled(Container).attrs({ as: 'p' })`\n",
        "const Copyright = styled(Container).attrs({ as: 'p' })`\n  letter-spacing: 0.25em;\n",
      ],
      [
        'components/sections/closing-band.tsx',
        '<ButtonLink $kind="light" as={asMail(contactHref)} href={contactHref}>',
        '<ButtonLink $kind="light" as={asMail(contactHref)} href={contactHref} data-own="">',
      ],
    ],
    told: [
      /From 3\.1\.0 \(469b4ef\)/,
      /merged:\n {2}components\/layout\/footer\/footer\.tsx/,
      /for you to choose:\n {2}components\/sections\/closing-band\.tsx\n/,
      /git cherry-pick --continue/,
    ],
    kept: [['components/layout/footer/footer.tsx', 'letter-spacing: 0.25em;']],
    chosen: ['components/sections/closing-band.tsx'],
    written: [FONTS],
    shown: [['index.html', 'letter-spacing:0.25em']],
  },
  'two versions behind': {
    commit: '871835571bdb13f048f15f3c29a4b20d8fa1a59f',
    isClone: false,
    edits: [...NAMED, ['content/site.ts', 'your-form-id', 'noorform']],
    told: [
      /From 2\.0\.0 \(8718355\)/,
      /content\/site\.ts:\d+: site\.form is missing; write it\./,
      /content\/links\.ts:\d+: links\.profiles must be a list in square brackets\./,
      /content\/education\.ts:\d+: education\[0\]\.organization is missing; write it\./,
      /content\/projects\.ts:\d+: projects\[0\] has a field the site does not know: githubLink, imageUrl;/,
      /content\/navigation\.ts:\d+: .*ListedPage/,
      /in place of `formEndpoint: 'https:\/\/…'` write `form: /,
      /Taken, as one commit/,
    ],
    written: [
      [
        'content/site.ts',
        "formEndpoint: 'https://formspree.io/f/noorform'",
        "form: { service: 'formspree', endpoint: 'https://formspree.io/f/noorform' }",
      ],
      [
        'content/links.ts',
        `profiles: {
    codeHosting: { label: 'GitHub', address: 'https://github.com/your-handle', icon: 'github' },
    professionalNetwork: {
      label: 'LinkedIn',
      address: 'https://www.linkedin.com/in/your-handle',
      icon: 'linkedin',
    },
    codingPractice: { label: 'LeetCode', address: 'https://leetcode.com/u/your-handle', icon: 'leetcode' },
  },`,
        "profiles: [{ label: 'GitHub', address: 'https://github.com/noor-haddad', mark: 'github' }],",
      ],
      ['content/projects.ts', "githubLink: 'not-public'", "codeNote: 'Not public yet'"],
      ['content/projects.ts', 'githubLink:', 'repository:'],
      ['content/projects.ts', 'githubLink:', 'repository:'],
      [
        'content/projects.ts',
        "imageUrl: 'https://images.unsplash.com/photo-1449965408869-eaa3f722e40d'",
        "image: { src: 'https://images.unsplash.com/photo-1449965408869-eaa3f722e40d' }",
      ],
      [
        'content/projects.ts',
        "imageUrl: 'https://images.unsplash.com/photo-1489599849927-2ee91cede3ba'",
        "image: { src: 'https://images.unsplash.com/photo-1489599849927-2ee91cede3ba' }",
      ],
      [
        'content/projects.ts',
        "imageUrl: 'https://images.unsplash.com/photo-1501167786227-4cba60f6d58f'",
        "image: { src: 'https://images.unsplash.com/photo-1501167786227-4cba60f6d58f' }",
      ],
      ['content/education.ts', 'import type { EducationEntry }', 'import type { TimelineEntry }'],
      ['content/education.ts', 'readonly EducationEntry[]', 'readonly TimelineEntry[]'],
      ['content/education.ts', 'school:', 'organization:'],
      ['content/education.ts', 'school:', 'organization:'],
      ['content/education.ts', '    university: false,\n', ''],
    ],
    writtenAnew: { 'content/navigation.ts': NAVIGATION },
    shown: [['contact/index.html', 'https://formspree.io/f/noorform']],
  },
} satisfies Record<string, UpdatedOwner>;
