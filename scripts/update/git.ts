import { spawnSync } from 'node:child_process';
import { UserError } from '../../lib/user-error';

interface GitOptions {
  /** Given to git as its input. */
  input?: string;
  env?: Record<string, string>;
}

export type Git = (args: readonly string[], options?: GitOptions) => string;

/** Where a file's content is, as git lists it: `100644 blob 1f7a…`. */
export type Tree = ReadonlyMap<string, string>;

/**
 * Runs git in a folder.
 *
 * @returns a function that gives what git prints, without the line break at its end.
 * @throws {UserError} in git's words, where it fails.
 */
export function gitIn(folder: string): Git {
  return (args, { input, env } = {}) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: folder,
      input,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', ...env },
      maxBuffer: 2 ** 28,
    });
    if (error) throw new UserError(`An update needs git, and it could not be started: ${error.message}`);
    if (status !== 0) throw new UserError(`git ${args[0]} failed: ${stderr.trim() || stdout.trim()}`);
    return stdout.trimEnd();
  };
}

/** What git prints, or `undefined` where it fails. */
export function tryGit(git: Git, args: readonly string[]): string | undefined {
  try {
    return git(args);
  } catch {
    return undefined;
  }
}

/** The files of a commit, by their paths. */
export function readTree(git: Git, commit: string): Tree {
  const lines = git(['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [entry = '', file = ''] = line.split('\t');
      return [file, entry];
    }),
  );
}

/** Writes a tree, and a commit of it. */
export function writeCommit(git: Git, tree: Tree, message: string, parent?: string): string {
  const env = { GIT_INDEX_FILE: `${git(['rev-parse', '--absolute-git-dir'])}/update-index` };
  git(['read-tree', '--empty'], { env });
  const input = [...tree].map(([file, entry]) => `${entry}\t${file}\0`).join('');
  git(['update-index', '-z', '--index-info'], { env, input });
  const id = git(['write-tree'], { env });
  return git(['commit-tree', id, ...(parent ? ['-p', parent] : []), '-m', message]);
}

/** Writes a file's content. */
export function writeBlob(git: Git, text: string): string {
  return `100644 blob ${git(['hash-object', '-w', '--stdin'], { input: text })}`;
}
