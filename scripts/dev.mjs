// npm run dev: the site while it is edited. This file and check-node.mjs also run on a Node that is too old for the rest.
import { checkNode } from './check-node.mjs';

checkNode();
import('./start-dev.mjs').then(({ startDev }) => startDev());
