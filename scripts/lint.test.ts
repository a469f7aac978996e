import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../e2e/support/export-folder';
import manifest from '../package.json' with { type: 'json' };

const UNSORTED = `import { b } from './b';\nimport { a } from './a';\nexport const  c = [ a , b, "c" ]\n`;

const { folder, write } = temporaryFolder();

test('npm run lint leaves the format of content/ and public/ to their owner, and npm run format does not', async () => {
  for (const config of ['biome.json', 'biome.lint.json', '.gitignore']) copyFileSync(config, path.join(folder, config));
  await write({ 'content/a.ts': UNSORTED, 'public/a.ts': UNSORTED, 'lib/a.ts': UNSORTED });
  /** The files that a command of package.json reports. */
  function reported(command: string) {
    const [, ...args] = command.replace(' --write', '').split(' ');
    const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
    const { stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' });
    return [...new Set(stderr.match(/\w+[\\/]a\.ts/g))].map((name) => path.dirname(name)).sort();
  }
  expect(reported(manifest.scripts.lint)).toEqual(['lib']);
  expect(reported(manifest.scripts.format)).toEqual(['content', 'lib', 'public']);
});
