import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { x } from 'tinyexec';
import { LOCAL_FOLDER } from '../lib/local-folder';
import { UserError } from '../lib/user-error';

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The form endpoint of the tested site; each test browser maps its host to the inbox of its worker. */
export const TEST_ENDPOINT = 'http://127.0.0.1:4010/f/inbox';

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
export function startProgram(
  program: string,
  args: readonly string[],
  { env, cwd = root, stdio = 'inherit' }: RunOptions = {},
) {
  return x(program, args, {
    nodeOptions: { cwd, stdio, env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env } },
  });
}

/** Runs a program like `startProgram`, and returns its exit code; 1 if it could not start or was ended by a signal. */
export async function run(...command: Parameters<typeof startProgram>): Promise<number> {
  return startProgram(...command).then(
    ({ exitCode }) => exitCode ?? 1,
    () => 1,
  );
}

/** Why a request failed: the message of its cause, such as a connection that was refused. */
export function causeOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** Prints an error. A `UserError` and an error in the syntax of a file have no stack trace. */
export function printError(error: unknown): void {
  const { name, message } = Object(error);
  console.error(name === 'TransformError' ? message : error);
}

/** Ends the process with an error. */
export function exitWith(error: unknown): never {
  printError(error);
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

/** The environment variables of a build for the local inbox, whose address in the network needs no HTTPS. */
export function localBuild(endpoint: string, networkAddress = ''): Record<string, string> {
  return {
    NODE_ENV: 'production',
    SITE_OUT_DIR: LOCAL_FOLDER,
    SITE_FORM_ENDPOINT: endpoint,
    NETWORK_ADDRESS: networkAddress,
    SITE_ANALYTICS: 'off',
  };
}

/**
 * Builds the site of a repository with the variables of `localBuild`, and returns its path.
 *
 * @param options those of `scripts/build.ts`.
 * @throws {UserError} if it could not be built.
 */
export async function buildSite(env: Record<string, string>, cwd = root, options: string[] = []): Promise<string> {
  if ((await run('tsx', ['scripts/build.ts', ...options], { env, cwd })) !== 0) {
    throw new UserError('The site could not be built; the reason is above.');
  }
  return path.join(cwd, env.SITE_OUT_DIR ?? LOCAL_FOLDER);
}
