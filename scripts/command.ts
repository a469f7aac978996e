import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { x } from 'tinyexec';
import { UserError } from '../lib/user-error';

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

interface RunOptions {
  /** Environment variables in addition to those of this process. */
  env?: Record<string, string>;
  cwd?: string;
  stdio?: 'inherit' | 'pipe';
}

/** Reads `.env`, `.env.local` and the .env files for development or production into the environment, as Next does. */
export function loadEnvironment(isDev = false): void {
  nextEnv.loadEnvConfig(root, isDev, { info() {}, error: console.error });
}

/** Starts a program, or a command of an installed package, at the repository's root. */
export function start(
  program: string,
  args: readonly string[],
  { env, cwd = root, stdio = 'inherit' }: RunOptions = {},
) {
  return x(program, args, {
    nodeOptions: { cwd, stdio, env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env } },
  });
}

/** Runs a program like `start`, and returns its exit code; 1 if it could not start or was ended by a signal. */
export async function run(...command: Parameters<typeof start>): Promise<number> {
  return start(...command).then(
    ({ exitCode }) => exitCode ?? 1,
    () => 1,
  );
}

/** Ends the process with an error. A `UserError` is printed without a stack trace. */
export function exitWith(error: unknown): never {
  console.error(error);
  process.exit(1);
}

/** @throws {UserError} with the usage for an unknown option or a missing value. */
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
