import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'content', 'deploy', 'e2e', 'export', 'lib', 'scripts', 'styles'];

/** Texts that are examples, that a library writes, or that are the sample's: the tests have another owner's content. */
const NOT_IN_CODE = [
  ...['#50%', '@media (scripting)', 'og:locale:alternate', 'About Me · Your Name', 'GitHub, not public yet'],
  ...['Featured Projects', 'Get In Touch', 'Contact Information', 'Save my contact', 'Send Me a Message'],
  ...["Let's Build Something Amazing Together", 'Oops! Page not found'],
];

/** Quotation marks and line breaks differ between code and prose. */
const plain = (text: string) => text.replaceAll(/['"‘’“”`\\]/g, '').replaceAll(/\s+/g, ' ');

// Without the example's translations, which would still have a word that has been changed.
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file)).split(path.sep).join('/')),
).filter((file) => !file.endsWith('/arabic.json'));
const code = plain(
  [...files.filter((file) => /(?<!\.test|\.spec)\.(tsx?|mjs)$/.test(file)), 'package.json', 'next.config.ts', ...files]
    .map((file, index, all) =>
      all.indexOf(file) === index && /\.(ts|tsx|mjs|json)$/.test(file) && statSync(file).isFile()
        ? readFileSync(file, 'utf8')
        : file,
    )
    .join('\n'),
);

/** Matches a text of the document in code, where placeholders stand for its numbers and for what it leaves out. */
function patternOf(text: string): RegExp {
  const parts = plain(text.replace(/^npm run (\S+).*/, '$1')).split(/\d+|…/);
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^ ]*'));
}

/** Whether a text without spaces is made of names in code: `Person.image`, `/ajax/`. */
function isMadeOfNames(text: string): boolean {
  return !text.includes(' ') && (text.match(/\w{2,}/g) ?? []).every((name) => code.includes(name));
}

test('what behaviour.md has in code type is in content/ or in the code', () => {
  const prose = readFileSync('docs/behaviour.md', 'utf8');
  const texts = new Set(Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, text = '']) => text));
  expect(texts.size).toBeGreaterThan(100);
  const missing = [...texts].filter(
    (text) => !NOT_IN_CODE.includes(text) && !patternOf(text).test(code) && !isMadeOfNames(text),
  );
  expect(missing).toEqual([]);
});
