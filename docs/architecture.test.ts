import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_KINDS } from '@/lib/routes';

/** What the modules of a folder may import, as docs/architecture.md draws it, and what to do instead. */
const FOLDERS: [folder: string, mayImport: RegExp, advice: string][] = [
  [
    'content',
    /^(content|lib\/content\/(schema|schema\/words|words)\.ts$)/,
    'content/ is data: move code to lib/, and types to lib/content/',
  ],
  // The schema: what it needs of files and of the environment is checked by scripts/check/.
  ['lib/content', /^lib\/(content|brand)\/|^lib\/[\w-]+\.ts$/, 'the schema knows no files: check it in scripts/check/'],
  ['lib', /^lib\//, 'move what lib/ needs to lib/, or take it as an argument'],
  ['site', /^(site|lib)\//, 'return plain data, and let the page pass it to components'],
  ['styles', /^(styles|lib)\//, 'move what styles need to lib/'],
  ['components/ui', /^(components\/ui|styles|lib)\//, 'take it as a prop or as children'],
  ['components/layout', /^(components\/(layout|ui)|styles|lib)\//, 'take it as a prop, or move it to ui/'],
  ['components/sections', /^(components\/(sections|ui)|styles|lib)\//, 'take it as a prop, or move it to ui/'],
  ['components/contact-form', /^(components\/(contact-form|ui)|styles|lib)\//, 'take it as a prop'],
  ['app', /^(app|site|components|styles|lib)\//, 'move what the site shares with the build to site/ or lib/'],
  ['export', /^(export|site|lib)\//, 'move what export steps share with others to site/ or lib/'],
  ['scripts', /^(scripts|site|lib|content)\//, 'move what commands share with others to site/ or lib/'],
  ['e2e', /^(?!components\/)/, 'test what a visitor sees, not the component'],
];

/** Files in `app/`: Next's own, and nothing else. Routes that not every site has end in what they are made from. */
const ROUTES = new RegExp(
  `/(page|route|layout|not-found|error|global-error|manifest|robots|sitemap)(\\.(${[...DOCUMENT_KINDS, 'tags', 'technologies'].join('|')}))?\\.tsx?$`,
);

/** Imports that are wrong although the folder may be imported. */
const WRONG: [importing: RegExp, imported: RegExp, advice: string][] = [
  [/./, /\.test\.tsx?$/, 'move what tests share to a module beside them'],
  [/^(app|components|styles|site)\//, /^lib\/(brand\/(palette|star)|compile\/.*)\.ts$/, 'the site has it: lib/site.ts'],
  [/^components\//, /^lib\/content\/(?!schema\.ts$)/, 'take it as a prop: of the content, components know the types'],
  [
    /^(?!content\/|scripts\/|e2e\/)/,
    /^content\//,
    'import @/site-data/site in a route, or take the site as an argument',
  ],
];

/** What to do about modules that import each other. */
const BREAK_CIRCLE = 'move what they share, types too, to a module that imports none of them';

/** The modules of these folders, without tests and without the owners of the tests. */
const modules = FOLDERS.flatMap(([folder]) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.posix.join(folder, String(file).split(path.sep).join('/')))
    .filter((file) => /(?<!\.test|\.d)\.(tsx?|mjs)$/.test(file) && !file.startsWith('e2e/fixtures/')),
);
/** The compiled site, which is there in a build alone, and who may import it. */
const SITE_DATA: readonly [module: string, importing: RegExp][] = [
  ['@/site-data/site', /^app\/|^e2e\/fixtures\//],
  ['@/site-data/browser', /^(components|styles)\/|^app\/(global-)?error\.tsx$/],
];

test('routes pass on the site, of which components have only what is small', () => {
  const mistakes = modules.flatMap((file) =>
    SITE_DATA.filter(
      ([module, importing]) => readFileSync(file, 'utf8').includes(`from '${module}'`) && !importing.test(file),
    ).map(([module]) => `${file} must not import ${module}: take what it needs as an argument or a prop.`),
  );
  expect(mistakes).toEqual([]);
});

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

test('app/ has routes and nothing else', () => {
  const others = modules.filter((file) => file.startsWith('app/') && !ROUTES.test(file));
  expect(others.map((file) => `${file} is no route of Next's: move it to site/ or components/.`)).toEqual([]);
});

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
