// npm start: the site on this machine. This file and the next one run on Nodes that are too old for the rest.
import { checkNode } from './check-node.mjs';

checkNode();
import('./start-site.mjs').then(({ startSite }) => startSite());
