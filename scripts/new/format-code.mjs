import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../command.mjs';

/** @typedef {import('./describe-changes.mjs').Rewrite} Rewrite */

/**
 * Puts files in order as `npm run format` does, those that were in order before: what an owner lays out otherwise
 * stays so.
 *
 * @param {readonly Rewrite[]} rewrites
 * @returns {Promise<Rewrite[]>}
 */
export async function formatLikeBefore(rewrites) {
  const folder = await mkdtemp(path.join(tmpdir(), 'format-'));
  /** @param {'before' | 'after'} state */
  const place = (state, /** @type {string} */ file) => path.join(folder, state, file);
  try {
    const settings = path.join(root, 'biome.json');
    if (existsSync(settings)) await copyFile(settings, path.join(folder, 'biome.json'));
    for (const state of /** @type {const} */ (['before', 'after'])) {
      for (const { file, [state]: text } of rewrites) {
        await mkdir(path.dirname(place(state, file)), { recursive: true });
        await writeFile(place(state, file), text);
      }
    }
    await formatAll(folder);
    return await Promise.all(
      rewrites.map(async ({ file, before, after }) => {
        const wasInOrder = (await readFile(place('before', file), 'utf8')) === before;
        return { file, before, after: wasInOrder ? await readFile(place('after', file), 'utf8') : after };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Has Biome write over what is not in order; what it cannot read it leaves.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
function formatAll(folder) {
  return new Promise((resolve) => {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const child = spawn(process.execPath, [biome, 'format', '--write', '--vcs-enabled=false', '.'], {
      cwd: folder,
      stdio: 'ignore',
    });
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
}
