import { spawn } from 'node:child_process';

/** What git takes from a hook that it runs would lead it to another repository than the folder's. */
const OTHERS = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_PREFIX'];

/** Programs that are under way. */
const running = /** @type {Set<import('node:child_process').ChildProcess>} */ (new Set());

// First, so that nobody writes any more where another listener takes the folder away.
process.prependListener('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * @typedef {object} Outcome
 * @property {number} code The exit code; 1 for a program that a signal ended.
 * @property {string} stdout
 * @property {string} stderr
 */

/**
 * @typedef {object} RunOptions
 * @property {string} folder Where it runs.
 * @property {Record<string, string>} [environment] Added to this program's own.
 * @property {string} [input] What it reads.
 * @property {boolean} [isDetached] Whether a Ctrl-C in the terminal passes it by.
 * @property {number} [timeout] In ms; it is ended then.
 */

/**
 * Runs a program and takes what it says. Should this program end first, the other ends with it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<Outcome>}
 * @throws {Error} where the program cannot be started, or is stopped by a Ctrl-C.
 */
export function runProgram(program, args, { folder, environment = {}, input = '', isDetached = false, timeout }) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment };
    for (const name of OTHERS) if (!(name in environment)) delete env[name];
    const child = spawn(program, [...args], { cwd: folder, env, detached: isDetached, ...(timeout && { timeout }) });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    // A program that has ended without reading all is told by its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(input);

    running.add(child);
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      // A Ctrl-C goes to all programs at once, and this one may hear of it last.
      if (signal === 'SIGINT') reject(new Error('Stopped. The site is as it was.'));
      resolve({ code: code ?? 1, stdout, stderr });
    });
  });
}

/** @typedef {(args: readonly string[], options?: Omit<RunOptions, 'folder'>) => Promise<string>} Git */

/**
 * Git in a folder. What it says comes back as it is, without the line's end.
 *
 * @param {string} folder
 * @returns {Git} throws `GitError` where git fails.
 */
export function gitIn(folder) {
  return async (args, options = {}) => {
    const outcome = await tryGit(folder, args, options);
    if (outcome.code !== 0) throw new GitError(args, outcome);
    return outcome.stdout.replace(/\n$/, '');
  };
}

/**
 * Git in a folder, where failing is an answer as well.
 *
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {Omit<RunOptions, 'folder'>} [options]
 */
export function tryGit(folder, args, options = {}) {
  // Names of files in any script come as they are, and git's sentences in the language of this program's.
  return runProgram('git', ['-c', 'core.quotePath=false', ...args], {
    folder,
    ...options,
    // Looking takes no lock, which a Ctrl-C could leave behind.
    environment: { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', ...options.environment },
  });
}

/** What git says when it fails, in its own words. */
export class GitError extends Error {
  /**
   * @param {readonly string[]} args
   * @param {Outcome} outcome
   */
  constructor(args, { code, stdout, stderr }) {
    super((stderr.trim() || stdout.trim() || `git ended with ${code}.`).replace(/^/, `git ${args[0]}: `));
    this.code = code;
  }
}

/** @typedef {{ mode: string, id: string }} Entry A file in a tree of git's: its kind, and the id of what is in it. */
/** @typedef {Map<string, Entry>} Tree Files by their paths from the root, with slashes. */

/**
 * @param {Git} git
 * @param {string} name A commit or a tree.
 * @returns {Promise<Tree>}
 */
export async function readTree(git, name) {
  const listed = await git(['ls-tree', '-r', '-z', '--full-tree', name]);
  return new Map(
    listed
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [about = '', path = ''] = line.split('\t');
        const [mode = '', , id = ''] = about.split(' ');
        return [path, { mode, id }];
      }),
  );
}

/**
 * @param {Git} git
 * @param {Tree} tree
 * @param {string} index A file that is not there yet, and that git may write to on the way.
 * @returns {Promise<string>} the id of the tree.
 */
export async function writeTree(git, tree, index) {
  const environment = { GIT_INDEX_FILE: index };
  const input = [...tree].map(([path, { mode, id }]) => `${mode} ${id}\t${path}\0`).join('');
  await git(['update-index', '-z', '--index-info'], { environment, input });
  return git(['write-tree'], { environment });
}

/**
 * @param {string} listed What git lists with `-z`.
 * @returns {string[]}
 */
export function parts(listed) {
  return listed.split('\0').filter(Boolean);
}
