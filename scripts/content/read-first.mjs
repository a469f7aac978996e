// next.config.ts imports it before anything of the content, so that a slip in a file is told in a sentence.
import { root } from '../command.mjs';
import { refuseUnreadable } from './load-content.mjs';

refuseUnreadable(root);
