import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the modules of a folder may import, as docs/architecture.md draws it, and what to do instead. */
const FOLDERS: [folder: string, mayImport: RegExp, advice: string][] = [
  [
    'content',
    /^(content|lib\/content\/(schema|schema\/words|words)\.ts$)/,
    'content/ is data: move code to lib/, and types to lib/content/',
  ],
  ['lib', /^(lib|content)\//, 'move what lib/ needs to lib/, or take it as an argument'],
  ['styles', /^(styles|lib)\//, 'move what styles need to lib/'],
  ['components/ui', /^(components\/ui|styles|lib)\//, 'take it as a prop or as children'],
  ['components/layout', /^(components\/(layout|ui)|styles|lib)\//, 'take it as a prop, or move it to ui/'],
  ['components/sections', /^(components\/(sections|ui)|styles|lib)\//, 'take it as a prop, or move it to ui/'],
  ['components/contact-form', /^(components\/(contact-form|ui)|styles|lib)\//, 'take it as a prop'],
  ['app', /^(app|components|styles|lib)\//, 'move what the site shares with the build to lib/'],
  ['export', /^(export|lib)\//, 'move what export steps share with others to lib/'],
  ['scripts', /^(scripts|lib|content)\/|^next\.config\.ts/, 'move what commands share with others to lib/'],
  ['e2e', /^(?!components\/)/, 'test what a visitor sees, not the component'],
];

/** Imports that are wrong although the folder may be imported. */
const WRONG: [importing: RegExp, imported: RegExp, advice: string][] = [
  [/./, /\.test\.tsx?$/, 'move what tests share to a module beside them'],
  [/^(app|components|styles)\//, /^lib\/brand\/(palette|star)\.ts$/, 'the build computes it, for no script to do so'],
  [/^components\//, /^lib\/content\/(?!schema\.ts$)/, 'take it as a prop: of the content, components know the types'],
  // Previews are drawn in the fonts that the content names, which load once.
  [
    /^(components|styles|lib|app\/(?!(.*\/)?(page|layout|not-found|route|manifest|robots|sitemap|typesetting)(\.[\w-]+)?\.tsx?$))/,
    /^lib\/content\/load\.ts$/,
    'take the content as an argument, which a route passes',
  ],
  [/^(?!lib\/content\/load\.ts|content\/|scripts\/|e2e\/)/, /^content\//, 'import lib/content/load.ts'],
];

/** What to do about modules that import each other. */
const BREAK_CIRCLE = 'move what they share, types too, to a module that imports none of them';

/** The modules of these folders, without tests and without the owners of the tests. */
const modules = FOLDERS.flatMap(([folder]) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.posix.join(folder, String(file).split(path.sep).join('/')))
    .filter((file) => /(?<!\.test|\.d)\.(tsx?|mjs)$/.test(file) && !file.startsWith('e2e/fixtures/')),
);
/** The name of a module that another one imports or exports from, as a statement, a call or a type. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The modules of the repository that a module imports, types included. */
function importsOf(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)];
  return found.flatMap(([, name = '']) => {
    const imported = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
    if (!/^(@\/|\.)/.test(name)) return [];
    const [resolved] = ['', '.ts', '.tsx', '/index.ts']
      .map((end) => imported + end)
      .filter((it) => /\.\w+$/.test(it) && existsSync(it));
    return resolved ?? [];
  });
}

const imports = new Map(modules.map((file) => [file, importsOf(file)]));

test('modules import only what architecture.md allows their folder', () => {
  const mistakes = modules.flatMap((file) => {
    const [folder = '', mayImport = /./, advice] = FOLDERS.find(([name]) => file.startsWith(`${name}/`)) ?? [];
    return (imports.get(file) ?? []).flatMap((imported) => [
      ...(mayImport.test(imported) ? [] : [`${file} imports ${imported}, which ${folder}/ must not: ${advice}.`]),
      ...WRONG.filter(([importing, wrong]) => importing.test(file) && wrong.test(imported)).map(
        ([, , instead]) => `${file} must not import ${imported}: ${instead}.`,
      ),
    ]);
  });
  expect(mistakes).toEqual([]);
});

test('no modules import each other in a circle, not even types', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  function follow(file: string, way: readonly string[]) {
    if (way.includes(file)) circles.push(`${[...way.slice(way.indexOf(file)), file].join(' → ')}: ${BREAK_CIRCLE}.`);
    else if (!done.has(file)) for (const imported of imports.get(file) ?? []) follow(imported, [...way, file]);
    done.add(file);
  }
  for (const file of modules) follow(file, []);
  expect(circles).toEqual([]);
});
