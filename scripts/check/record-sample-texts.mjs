// Adds the marks of the sample's texts to sample-texts.json, and those of its answers to what `npm run new` asks to
// sample-answers.json: for whoever changes the sample, never for an owner.
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../command.mjs';
import { leavesOf, loadContent, textsOf } from '../content/load-content.mjs';
import { RECORD as ANSWERS, markOfAnswer } from '../new/sample-answers.mjs';
import { markOf, RECORD as TEXTS } from './sample-texts.mjs';

const { content } = await loadContent(root, { withRules: false });
record(
  TEXTS,
  textsOf(content).flatMap(({ field, value }) => markOf(field, value) ?? []),
);
record(
  ANSWERS,
  leavesOf(content).flatMap(({ field, value }) => markOfAnswer(field, value) ?? []),
);

/**
 * @param {URL} file
 * @param {readonly string[]} marks
 */
function record(file, marks) {
  const all = new Set([...JSON.parse(readFileSync(file, 'utf8')), ...marks]);
  writeFileSync(file, `${JSON.stringify([...all].sort(), null, 2)}\n`);
}
