import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../command.mjs';

/**
 * Puts a file in order as `npm run format` does, if it was in order before: what an owner lays out otherwise stays so.
 *
 * @param {import('./describe-changes.mjs').Rewrite} rewrite
 * @returns {Promise<string>} its text after the change.
 */
export async function formatAfter({ file, before, after }) {
  const now = await formatted(file, after);
  if (now === undefined || now === after) return after;
  return (await formatted(file, before)) === before ? now : after;
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Promise<string | undefined>} nothing where Biome cannot tell.
 */
function formatted(file, text) {
  return new Promise((resolve) => {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const child = spawn(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (piece) => {
      said += piece;
    });
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve(code === 0 ? said : undefined));
    child.stdin.on('error', () => {}).end(text);
  });
}
