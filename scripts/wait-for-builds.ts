import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BUILD_LOCK, siteDataFolder } from '../lib/compile/site-files';
import { root } from './command';

/** In ms. */
const POLL_INTERVAL = 500;

/**
 * Waits until no other build of this repository runs, because builds share `.site-data/` and `.next/`. Later ones then wait
 * until this process ends.
 */
export async function waitForBuilds(): Promise<void> {
  for (let isSaid = false; !takeLock(`${siteDataFolder()}/${BUILD_LOCK}`); isSaid = true) {
    if (!isSaid) console.log('Another build of this site is running; this one begins when it has ended.');
    await wait(POLL_INTERVAL);
  }
}

/**
 * Writes a file with the ID of this process, which removes it at its end. One of a process that was ended from outside is
 * removed.
 *
 * @returns whether no other process has the lock.
 */
export function takeLock(file: string): boolean {
  const lock = path.join(root, file);
  mkdirSync(path.dirname(lock), { recursive: true });
  if (existsSync(lock) && !isHeld(lock)) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  process.once('exit', () => rmSync(lock, { force: true }));
  return true;
}

function isHeld(lock: string): boolean {
  try {
    // Signal 0 only asks whether the process exists. A file that is still empty asks for this process.
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    // It exists, and is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
