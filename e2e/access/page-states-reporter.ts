import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What a walk tells of itself: annotations of a test, each with a whole number. */
export const TOLD = {
  states: 'page states',
  stops: 'stops of the keyboard',
  nodes: 'entries of accessibility trees',
  findings: 'findings',
} as const;

/** An annotation of a test, for the sums under all of them. */
export function tell(what: keyof typeof TOLD, number: number) {
  return { type: TOLD[what], description: String(number) };
}

/** Sums up, under the list of tests, what was looked at, what was found, and how long each file took. */
export default class PageStatesReporter implements Reporter {
  readonly #sums = new Map<string, number>(Object.values(TOLD).map((what) => [what, 0]));
  readonly #times = new Map<string, number>();

  onTestEnd({ location }: TestCase, { annotations, duration }: TestResult) {
    for (const { type, description } of annotations) {
      const sum = this.#sums.get(type);
      if (sum !== undefined) this.#sums.set(type, sum + Number(description));
    }
    const file = basename(location.file, '.walk.ts');
    this.#times.set(file, (this.#times.get(file) ?? 0) + duration);
  }

  onEnd() {
    const times = [...this.#times].map(([file, time]) => `${file} ${Math.round(time / 1000)} s`);
    console.log(`\nTime of all workers together: ${times.join(', ')}`);
    console.log([...this.#sums].map(([what, sum]) => `${sum} ${what}`).join(', '));
  }
}
