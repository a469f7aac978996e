import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { x } from 'tinyexec';
import { UserError } from '../lib/user-error';

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

interface RunOptions {
  /** Variables added to this program's own. */
  env?: Record<string, string>;
  /** Whether its output goes to the terminal, or can be read. */
  stdio?: 'inherit' | 'pipe';
}

/**
 * Reads `.env`, `.env.local` and the others into the environment, as Next does.
 *
 * @param isDev whether `.env.development` counts in place of `.env.production`.
 */
export function loadEnvironment(isDev = false): void {
  nextEnv.loadEnvConfig(root, isDev, { info() {}, error: console.error });
}

/** Starts a program, or a command of an installed package, at the repository's root. */
export function start(program: string, args: readonly string[], { env, stdio = 'inherit' }: RunOptions = {}) {
  return x(program, args, { nodeOptions: { cwd: root, stdio, env: { ...process.env, ...env } } });
}

/**
 * Runs a program to its end, as `start` does.
 *
 * @returns its exit code; 1 where it could not run or was ended by a signal.
 */
export async function run(...command: Parameters<typeof start>): Promise<number> {
  return start(...command).then(
    ({ exitCode }) => exitCode ?? 1,
    () => 1,
  );
}

/**
 * Reads this program's options.
 *
 * @param usage says which options there are.
 * @throws {UserError} for an unknown option or a missing value.
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
