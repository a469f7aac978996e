// npm start: the site on this machine. This file and check-node.mjs also run on a Node that is too old for the rest.
import { checkNode } from './check-node.mjs';

checkNode();
import('./start-site.mjs').then(({ startSite }) => startSite());
