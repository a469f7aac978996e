// node --import tsx scripts/record-sample.ts: for the template's own repository, after the sample has changed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '../content/index';
import { root } from './command';
import { hashesOf } from './sample-texts';

/** The labels of facts that many owners have. */
const COMMON = ['Based in', 'Degree'];

const facts = content.facts.filter(({ label }) => !COMMON.includes(label));
const hashes = hashesOf({ ...content, facts });
writeFileSync(path.join(root, 'scripts/sample-texts.json'), `${JSON.stringify(hashes, null, 2)}\n`);
