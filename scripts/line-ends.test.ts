/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './command.mjs';

test('a clone on Windows has the lines of every other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=N', '-c', 'user.email=n@noor.dev', ...args], { cwd: folder, stdio: 'pipe' });
  try {
    git('init', '--quiet', 'site');
    for (const file of ['.gitattributes', 'README.md']) {
      copyFileSync(path.join(root, file), path.join(folder, 'site', file));
    }
    git('-C', 'site', 'add', '.');
    git('-C', 'site', 'commit', '--quiet', '--message=All');
    git('clone', '--quiet', '-c', 'core.autocrlf=true', 'site', 'clone');
    expect(readFileSync(path.join(folder, 'clone', 'README.md'), 'utf8')).not.toContain('\r');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
