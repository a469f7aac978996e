// Adds the marks of the sample's texts to sample-texts.json: for whoever changes the sample, never for an owner.
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../command.mjs';
import { loadContent, textsOf } from '../content/load-content.mjs';
import { markOf, RECORD } from './sample-texts.mjs';

const { content } = await loadContent(root, { withRules: false });
const marks = textsOf(content).flatMap(({ field, value }) => markOf(field, value) ?? []);
const all = new Set([...JSON.parse(readFileSync(RECORD, 'utf8')), ...marks]);
writeFileSync(RECORD, `${JSON.stringify([...all].sort(), null, 2)}\n`);
