import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nextEnv from '@next/env';

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Commands of the installed packages: the script that each package names as `bin`. */
const BINARIES = {
  biome: '@biomejs/biome/bin/biome',
  jest: 'jest/bin/jest.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
};

type Binary = keyof typeof BINARIES;

interface RunOptions {
  /** Variables added to this program's own. */
  env?: Record<string, string>;
  /** Receives the output, which otherwise goes to the terminal. */
  onOutput?: (text: string) => void;
}

/**
 * Reads `.env`, `.env.local` and the others into the environment, as Next does.
 *
 * @param isDev whether `.env.development` counts in place of `.env.production`.
 */
export function loadEnvironment(isDev = false): void {
  nextEnv.loadEnvConfig(root, isDev, { info() {}, error: console.error });
}

/**
 * Runs a program at the repository's root.
 *
 * @returns its exit code; 1 where it could not run or was ended by a signal.
 */
export function run(program: string, args: readonly string[], { env, onOutput }: RunOptions = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
  return exitCodeOf(child);
}

/** Runs a command of an installed package, as `run` does. */
export function runBinary(binary: Binary, args: readonly string[], options?: RunOptions): Promise<number> {
  return run(process.execPath, [binaryPath(binary), ...args], options);
}

/** Path of the script of an installed package's command. */
export function binaryPath(binary: Binary): string {
  return path.join(root, 'node_modules', BINARIES[binary]);
}

/** Resolves with a program's exit code; 1 where it could not run or was ended by a signal. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Ends the program cleanly on Ctrl-C or when it is asked to end. */
export function closeOnSignal(close: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
}
