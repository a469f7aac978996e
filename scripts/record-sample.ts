// node --import tsx scripts/record-sample.ts: for the template's own repository, after the sample has changed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '../content/index';
import { root } from './command';

// The words are the interface's.
const { words: _words, ...sample } = content;
writeFileSync(path.join(root, 'scripts/sample.json'), `${JSON.stringify(sample, null, 2)}\n`);
