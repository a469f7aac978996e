import path from 'node:path';
import { root } from './command.mjs';
import { printMessage, startInbox } from './inbox.mjs';
import { originsOf } from './network.mjs';

const INBOX_FOLDER = '.inbox';

/**
 * The inbox of a site on this machine: it prints each message and keeps it.
 *
 * @param {number} port the site's
 * @param {import('./network.mjs').Reach} reach
 */
export function startLocalInbox(port, reach) {
  return startInbox({
    ...reach,
    origins: originsOf(port, reach),
    folder: path.join(root, INBOX_FOLDER),
    onMessage: printMessage,
  });
}

/** @param {import('./inbox.mjs').Inbox} inbox */
export function describeInbox({ endpoint }) {
  return process.env.FORM_ENDPOINT
    ? `Messages from its form go to ${process.env.FORM_ENDPOINT}`
    : `Messages from its form go to ${new URL(endpoint).origin}, appear here, and stay in ${INBOX_FOLDER}/`;
}
