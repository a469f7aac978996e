/** @jest-environment node */
import { addPolicy } from './add-policy.mjs';
import { writeHostFiles } from './host-files.mjs';
import { moveFlightData } from './move-flight-data.mjs';
import { keepOwnFiles, listOwnFiles, ownFilesFirst } from './own-files.mjs';
import { startPage } from './start-page.mjs';
import { pageOf, temporaryFolder } from './test-site';

const { folder: project, read, write } = temporaryFolder();
const folder = `${project}/out`;

/** What a search console has its owner put into the site. */
const PROOF = 'google-site-verification: google1234.html';

let said: string[] = [];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line));
});

/** The owner's files and the exported ones; Next has copied those that it writes no others over. */
async function writeSite(own: Record<string, string>, exported: Record<string, string>) {
  const named = (place: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${place}/${name}`, text]));
  await write({ ...named('public', own), ...named('out', { ...own, 'index.html': pageOf(), ...exported }) });
  return { basePath: '', project, ownFiles: await listOwnFiles(project) };
}

test('a page of the owner’s goes through every step as it was written', async () => {
  const foreign = '<html><script src="https://stats.example/a.js"></script><p style="color:red">Mine</p></html>';
  const site = await writeSite({ 'google1234.html': PROOF, 'old/index.html': foreign, 'old/a.txt': 'Mine' }, {});
  for (const step of [keepOwnFiles, moveFlightData, startPage, addPolicy, writeHostFiles]) await step(folder, site);
  expect(await read('out/google1234.html')).toBe(PROOF);
  expect(await read('out/old/index.html')).toBe(foreign);
  expect(await read('out/index.html')).toContain('Content-Security-Policy');
  // Apache refuses to list folders without a page; this one has one.
  expect(await read('out/.htaccess')).not.toMatch(/\bold\b/);
  expect(said).toEqual([expect.stringMatching(/^Left as written: google1234.html, old\/index.html from public\/\./)]);
});

test('a file of the owner’s takes the place of the site’s own, and the build says so', async () => {
  const own = { 'robots.txt': 'Mine', 'site-icons/star.svg': 'Mine', '.well-known/security.txt': 'Mine', same: 'Same' };
  const made = { 'robots.txt': 'Made', 'site-icons/star.svg': 'Made', 'site-icons/icon-192.png': 'Made' };
  await keepOwnFiles(folder, await writeSite(own, made));
  for (const [name, text] of Object.entries({ ...made, ...own })) expect(await read(`out/${name}`)).toBe(text);
  expect(said).toEqual(["In the place of the site's own: robots.txt, site-icons/star.svg from public/."]);
});

test('what a host reads is left to the step that writes it', async () => {
  await keepOwnFiles(folder, await writeSite({ _headers: 'Mine' }, { _headers: 'Made' }));
  expect(await read('out/_headers')).toBe('Made');
});

test.each(['about/index.html', '404.html', 'about/index.txt', 'about/__next._tree.txt'])(
  'a file of the owner’s at %s, where a page of the site is, stops the build',
  async (file) => {
    const kept = keepOwnFiles(folder, await writeSite({ [file]: 'Mine' }, { [file]: 'Made' }));
    await expect(kept).rejects.toThrow(
      `public/${file} would take the place of a page of the site; give it another name`,
    );
  },
);

test('without files of the owner’s nothing is said', async () => {
  await keepOwnFiles(folder, await writeSite({}, { 'robots.txt': 'Made' }));
  expect(await read('out/robots.txt')).toBe('Made');
  expect(said).toEqual([]);
});

test('while the owner works on the site, a file goes before the route of its name', async () => {
  expect(ownFilesFirst(project)).toEqual([]);
  await writeSite({ 'robots.txt': 'Mine', 'a (1).pdf': '', 'og/home.png': '' }, {});
  // An address with an escaped letter is the file's, and no route's; of routes with a hole in them files come first anyway.
  expect(ownFilesFirst(project)).toEqual([{ source: '/robots.txt', destination: '/%72obots.txt' }]);
});
