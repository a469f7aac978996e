import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../command.mjs';
import { TEMPLATE } from './template.mjs';
import { update } from './update.mjs';

/** Files by their paths; `null` takes one away. */
export type Files = Record<string, string | null>;

/** A real git repository in a folder of its own. */
export interface TestRepository {
  folder: string;
  git: (...args: string[]) => string;
  read: (file: string) => string;
  has: (file: string) => boolean;
  write: (files: Files) => void;
  /** Writes files and commits everything; returns the commit. */
  commit: (files: Files, message?: string) => string;
}

/** What an update said, and how it ended. */
export interface TestRun {
  code: number | null;
  said: string;
}

/** A folder that takes all that a test makes, with git's settings of nobody. */
export interface TestDesk {
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** A repository that lies here already. */
  open: (name: string) => TestRepository;
  /** Begins a repository. */
  begin: (name: string, files: Files) => TestRepository;
  /** The same, from a copy of another's files. With `history` it is a clone. */
  copy: (from: TestRepository, name: string, options?: { history?: boolean; commit?: string }) => TestRepository;
  /** Takes an update into a site, within this process. */
  update: (site: TestRepository, ...args: string[]) => Promise<TestRun>;
  /** The same as a program of its own: that of this repository, or another copy of it. */
  run: (site: TestRepository, args: readonly string[], program?: string) => TestRun;
  /** What an update has left among the temporary files. */
  leftovers: () => string[];
  close: () => void;
}

const PROGRAM = path.join(root, 'scripts', 'update.mjs');

export function openDesk(): TestDesk {
  const folder = mkdtempSync(path.join(tmpdir(), 'updates-'));
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  const before = { ...process.env };
  delete process.env.INIT_CWD;
  // This process and those that it starts.
  const environment = Object.assign(process.env, {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    TMPDIR: temporary,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: path.join(folder, 'no-settings'),
    npm_config_offline: 'true',
  });

  function open(name: string): TestRepository {
    const place = path.join(folder, name);
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: place, env: environment, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
    const write = (files: Files) => {
      for (const [file, text] of Object.entries(files)) {
        const full = path.join(place, file);
        if (text === null) rmSync(full);
        else {
          mkdirSync(path.dirname(full), { recursive: true });
          writeFileSync(full, text);
        }
      }
    };
    return {
      folder: place,
      git,
      read: (file) => readFileSync(path.join(place, file), 'utf8'),
      has: (file) => existsSync(path.join(place, file)),
      write,
      commit: (files, message = 'A change') => {
        write(files);
        git('add', '--all');
        git('commit', '--quiet', '--allow-empty', '--message', message);
        return git('rev-parse', 'HEAD');
      },
    };
  }

  function settle(repository: TestRepository, name: string) {
    repository.git('config', 'user.name', name);
    repository.git('config', 'user.email', `${name}@example.com`);
    return repository;
  }

  const run: TestDesk['run'] = (site, args, program = PROGRAM) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: site.folder,
      env: environment,
      encoding: 'utf8',
    });
    return { code: status, said: stdout + stderr };
  };

  return {
    folder,
    environment,
    run,
    open: (name) => settle(open(name), name),
    update: async (site, ...args) => {
      const said: string[] = [];
      const log = jest.spyOn(console, 'log').mockImplementation((text) => said.push(text));
      try {
        const code = await update(site.folder, args);
        return { code, said: said.join('\n') };
      } catch (error) {
        return { code: 1, said: [...said, error instanceof Error ? error.message : error].join('\n') };
      } finally {
        log.mockRestore();
      }
    },
    begin: (name, files) => {
      mkdirSync(path.join(folder, name));
      const repository = open(name);
      repository.git('init', '--quiet');
      settle(repository, name).commit(files);
      return repository;
    },
    copy: (from, name, { history = false, commit = 'HEAD' } = {}) => {
      execFileSync('git', ['clone', '--quiet', from.folder, name], { cwd: folder, env: environment });
      const repository = open(name);
      repository.git('reset', '--quiet', '--hard', commit === 'HEAD' ? commit : from.git('rev-parse', commit));
      if (!history) {
        rmSync(path.join(repository.folder, '.git'), { recursive: true });
        repository.git('init', '--quiet');
        settle(repository, name).commit({}, 'My site');
      }
      return settle(repository, name);
    },
    leftovers: () => readdirSync(temporary),
    close: () => {
      process.env = before;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The commands of an update, for a site that has them itself. */
export function copyProgram(to: TestRepository) {
  for (const part of ['update.mjs', 'update', 'command.mjs', 'check-node.mjs']) {
    cpSync(path.join(root, 'scripts', part), path.join(to.folder, 'scripts', part), { recursive: true });
  }
}

/** A package.json of the template's. */
export function manifestOf(version: string, fields: object = {}) {
  const manifest = {
    name: 'portfolio',
    version,
    template: { name: TEMPLATE, version },
    engines: { node: '>=20.19.0' },
    scripts: { build: 'next build' },
    ...fields,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
