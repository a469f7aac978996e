import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Commands of the installed packages, each the script that its package names as `bin`. */
const COMMANDS = {
  biome: '@biomejs/biome/bin/biome',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
};

/** @typedef {(text: string) => void} OnOutput Is told what a program says, piece by piece. */

/**
 * Runs a program at the repository's root and lets it speak to the terminal.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment] Added to this program's own.
 * @param {OnOutput} [onOutput] Takes what it says in place of the terminal.
 * @returns {Promise<number>} its exit code; 1 when it could not run or was ended by a signal.
 */
export function run(program, args, environment = {}, onOutput) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    });
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command of an installed package.
 *
 * @param {keyof typeof COMMANDS} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment]
 * @param {OnOutput} [onOutput] As for `run`.
 * @returns {Promise<number>} its exit code.
 */
export function runBin(command, args, environment, onOutput) {
  return run(process.execPath, [path.join(root, 'node_modules', COMMANDS[command]), ...args], environment, onOutput);
}

/**
 * Starts a command of an installed package that runs until it is ended, and lets it speak to the terminal.
 *
 * @param {keyof typeof COMMANDS} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} environment Added to this program's own.
 */
export function spawnBin(command, args, environment) {
  return spawn(process.execPath, [path.join(root, 'node_modules', COMMANDS[command]), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}

/**
 * Ends the program with what went wrong, in its own words.
 *
 * @param {unknown} error
 */
export function exitWithError(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Ends the program cleanly on Ctrl-C or when it is asked to.
 *
 * @param {() => Promise<unknown>} close
 */
export function endOnSignal(close) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => close().then(() => process.exit(0)));
  }
}
