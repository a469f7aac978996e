import { stripVTControlCharacters } from 'node:util';
import { root, startProgram } from '../command';

/** Programs print no colours into a pipe unless told to. */
const COLOR_ENVIRONMENT: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * How the first failure begins in the output of Jest and Playwright, and how many lines are shown of it and of the end.
 */
const FAILURE = /^ +(?:● |1\) )/;
const SHOWN_LINES = 40;

/** Where a step runs, and whether its lines are printed as they come: those of steps in parallel come in one piece. */
interface StepOptions {
  env?: Record<string, string>;
  cwd?: string;
  isShown?: boolean;
}

const totals = { passed: 0, failed: 0 };

/** What failed, step by step. */
const failures: string[] = [];

/** Counts something that could not be tested as a failure. */
export function countFailure(): void {
  totals.failed += 1;
}

/**
 * Runs a step, and adds it to the totals: the tests that its last lines count, or the step itself.
 *
 * @returns its exit code.
 */
export async function runStep(name: string, program: string, args: readonly string[], options: StepOptions = {}) {
  const { env, cwd = root, isShown = false } = options;
  const step = startProgram(program, args, { env: { ...COLOR_ENVIRONMENT, ...env }, cwd, stdio: 'pipe' });
  const begin = performance.now();
  const lines = [`\n── ${name}`];
  if (isShown) console.log(lines[0]);
  for await (const line of step) {
    lines.push(line);
    if (isShown) console.log(line);
  }
  if (!isShown) console.log(lines.join('\n'));
  console.log(`── ${name}: ${Math.round((performance.now() - begin) / 1000)} s`);
  const code = step.exitCode ?? 1;
  const output = stripVTControlCharacters(lines.join('\n'));
  const count = (word: string) => Number([...output.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0);
  totals.passed += count('passed') + count('flaky') || Number(code === 0);
  if (code === 0) return code;
  totals.failed += count('failed') || 1;
  const first = lines.findIndex((line) => FAILURE.test(stripVTControlCharacters(line)));
  const failureLines = first < 0 ? [] : lines.slice(first, first + SHOWN_LINES);
  failures.push(`\n── Failed: ${name}`, ...failureLines, ...lines.slice(-SHOWN_LINES));
  return code;
}

/** Prints the failures and the totals, and sets the exit code. */
export function printTotals(): void {
  // Steps run in parallel, so that a failure is far above.
  for (const failure of failures) console.log(failure);
  const { passed, failed } = totals;
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
