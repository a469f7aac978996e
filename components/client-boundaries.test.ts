/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';

/**
 * Next renders a module on the server alone unless `'use client'` stands at its head or at the
 * head of a module that imports it. Rendered there, every styled part writes a `<style>` of its
 * own into the body, where `styled(Part)` no longer overrides `Part`. So no module before the
 * boundary may import styled-components, and the boundary is marked once, where it is crossed.
 */
const SERVER_ENTRY = /\/(page|layout|not-found|route|manifest|robots|sitemap)\.tsx?$/;

/** Next makes these client entries itself and wants the directive there. */
const CLIENT_ENTRIES = ['app/error.tsx', 'app/global-error.tsx'];

const ROOT = path.join(__dirname, '..');
const modules = ['app', 'components', 'lib', 'styles'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
);
const marked = new Set(
  modules.filter((file) => /^['"]use client['"]/.test(readFileSync(path.join(ROOT, file), 'utf8'))),
);

/** What every module imports, without what is imported as a type alone. */
let imports: Metafile['inputs'];
const reached = new Set<string>();

beforeAll(async () => {
  const entryPoints = modules.filter((file) => SERVER_ENTRY.test(`/${file}`));
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    bundle: true,
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
  });
  imports = metafile.inputs;
  for (const entry of entryPoints) reach(entry);
});

/** Follows the imports from a module of the server up to the boundary. */
function reach(file: string) {
  if (reached.has(file)) return;
  reached.add(file);
  if (marked.has(file)) return;
  for (const { path: imported, external } of imports[file]?.imports ?? []) if (!external) reach(imported);
}

test('no module before the client boundary has styled parts', () => {
  const serverModules = [...reached].filter((file) => !marked.has(file));
  expect(serverModules).toContain('app/layout.tsx');
  expect(
    serverModules.filter((file) => imports[file]?.imports.some((imported) => imported.path === 'styled-components')),
  ).toEqual([]);
});

test("'use client' stands where the server meets the client, and nowhere else", () => {
  const boundary = [...reached].filter((file) => marked.has(file));
  expect([...marked].sort()).toEqual([...boundary, ...CLIENT_ENTRIES].sort());
});
