/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '@/content/content';
import { exportOf, fileOf } from '@/lib/content/check';
import { translationBuilds } from './translations';

// It imports ES modules.
jest.mock('./command', () => ({ root: process.cwd() }));

test('the variables of a build stay short, however long the content is', () => {
  const projects = Array.from({ length: 300 }, (_, index) => ({
    title: `Project ${index}`,
    description: 'What it does and for whom. '.repeat(10),
    technologies: ['C#'],
  }));
  const arabic = { ...content, projects, site: { ...content.site, language: 'ar', locale: 'ar_EG' } };
  const [main, further] = translationBuilds([content, arabic], { BASE_PATH: '/portfolio' });
  expect(further).toMatchObject({ BASE_PATH: '/portfolio/ar', OUT_DIR: 'out/ar' });
  for (const [build, expected] of [
    [main, content],
    [further, arabic],
  ] as const) {
    expect(JSON.stringify(build).length).toBeLessThan(2000);
    expect(JSON.parse(readFileSync(build?.CONTENT_FILE ?? '', 'utf8'))).toEqual(expected);
  }
});

/** What may name the owner's files, which a copy lacks. */
const WITHOUT_FILES = {
  profile: { ...content.profile, photo: undefined },
  links: { profiles: [] },
  projects: [],
  testimonials: [],
};

describe('in a repository with mistakes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  const file = (name: string) => path.join(root, name);

  beforeAll(() => {
    for (const name of ['app', 'components', 'lib', 'scripts', 'export', 'styles', 'tsconfig.json', 'package.json'])
      cpSync(name, file(name), { recursive: true });
    symlinkSync(path.resolve('node_modules'), file('node_modules'), 'junction');
    mkdirSync(file('content/ar'), { recursive: true });
    cpSync('content/content.ts', file('content/content.ts'));
    for (const [part, value] of Object.entries({ ...content, ...WITHOUT_FILES }))
      appendFileSync(file(`content/${fileOf(part)}`), `export const ${exportOf(part)} = ${JSON.stringify(value)};\n`);
  });

  afterAll(() => rmSync(root, { recursive: true }));

  /** What `npm run check` prints. */
  function check(): string[] {
    const env = { ...process.env, NODE_ENV: undefined, BASE_PATH: 'portfolio', CONTENT_FILE: '' };
    const options = { cwd: root, env: env as unknown as NodeJS.ProcessEnv, encoding: 'utf8' } as const;
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], options);
    return `${stdout}${stderr}`.trim().split(/\n\s*/);
  }

  test('those of the environment, of the content and of every language are listed at once', () => {
    const text = readFileSync(file('content/skills.ts'), 'utf8');
    writeFileSync(file('content/skills.ts'), text.replace('const skills', 'const skillGroups'));
    writeFileSync(file('content/ar/services.ts'), 'export const service = [];');
    writeFileSync(file('content/ar/process.ts'), 'export const processSteps = [{ titel: 1 }];');
    mkdirSync(file('content/drafts'));
    copyFileSync(file('content/site.ts'), file('content/ar/site.ts'));
    expect(check()).toEqual([
      'To do before going live:',
      expect.stringMatching(/^BASE_PATH must be a folder .*, got "portfolio"\.$/),
      'content/skills.ts: skills is missing; the file has to export skills.',
      'content/ar/words.ts is missing; copy it from content/, and translate it.',
      'content/ar/pages.ts is missing; copy it from content/, and translate it.',
      'content/ar/site.ts: site.language must be "ar", as the folder is named.',
      'content/ar/services.ts: services is missing; the file has to export services.',
      expect.stringMatching(/^content\/ar\/process\.ts:1: process\[0\]\.title is missing/),
      expect.stringMatching(/^content\/ar\/process\.ts:1: process\[0\]\.description is missing/),
      'content/ar/process.ts:1: process[0].titel is a field that the site does not know; you probably mean title.',
      'The name of content/drafts/ must be a language tag, such as "ar".',
    ]);
  });

  test('a removed file is named', () => {
    rmSync(file('content/skills.ts'));
    expect(check()).toEqual([expect.stringMatching(/^content\/skills\.ts is missing; /)]);
  });
});
