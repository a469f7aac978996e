// node --import tsx scripts/record-sample.ts: for the template's own repository, after the sample has changed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '../content/index';
import { root } from './command';
import { hashesOf } from './sample-texts';

writeFileSync(path.join(root, 'scripts/sample-texts.json'), `${JSON.stringify(hashesOf(content), null, 2)}\n`);
