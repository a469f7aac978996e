/** @jest-environment node */
import { removeUnusedChunks } from './remove-unused-chunks.mjs';
import { temporaryFolder } from './test-site';

const { folder, list, write } = temporaryFolder();

test('a chunk that no page leads to goes, with what it alone names', async () => {
  await write({
    'index.html': '<script src="/_next/static/chunks/a.js"></script>',
    'index.txt': '"/_next/static/chunks/b.css"',
    '_next/static/chunks/a.js': 'load("static/chunks/c.js")',
    '_next/static/chunks/b.css': '',
    '_next/static/chunks/c.js': 'load("static/chunks/a.js")',
    '_next/static/chunks/d.js': 'load("static/chunks/a.js", "static/chunks/e.js")',
    '_next/static/chunks/e.js': 'load("static/chunks/d.js")',
  });
  await removeUnusedChunks(folder);
  expect((await list('_next/static/chunks')).sort()).toEqual(['a.js', 'b.css', 'c.js']);
});

test('chunks that nothing names stop the build, since they are then named in another way', async () => {
  await write({ 'index.html': 'Home', '_next/static/chunks/a.js': '' });
  await expect(removeUnusedChunks(folder)).rejects.toThrow('names a chunk of _next/static/chunks');
});
