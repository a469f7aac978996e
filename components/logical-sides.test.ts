import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Physical sides that are meant, by file and declaration, and why the language's direction is nothing to them. */
const MEANT: readonly [declaration: string, why: string][] = [
  [`components/layout/toast/use-swipe.ts translateX(\${distance}px)`, 'it follows the finger'],
  ['components/sections/not-found/not-found-screen.tsx left: 50%', 'centred, with the next'],
  ['components/sections/not-found/not-found-screen.tsx translate: -50% -50%', 'centred, with the one before'],
];

const LENGTHS = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;
const NAMED_SIDE = /(^|-)(left|right)(-|$)/;
const SIDE_AS_VALUE = /^(text-align|float|clear|caption-side|transform-origin|perspective-origin)$/;
const POSITION = /^(background|background-position(-x)?|mask(-position)?|-webkit-mask(-position)?|object-position)$/;

/** The parts of a value between spaces; what stands in brackets is one part. */
function partsOf(value: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of value.trim().replaceAll(/\s+/g, ' ')) {
    if ('({'.includes(character)) depth++;
    if (')}'.includes(character)) depth--;
    if (character === ' ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** Whether a declaration means another thing where lines run to the left, and does not say so. */
function isPhysical(property: string, value: string): boolean {
  if (NAMED_SIDE.test(property)) return true;
  const parts = partsOf(value);
  if (LENGTHS.test(property)) return parts.length === 4 && parts[1] !== parts[3];
  if (property === 'border-radius') return parts.length > 1 && new Set(parts).size > 1;
  if (SIDE_AS_VALUE.test(property)) return /\b(left|right)\b/.test(value);
  if (POSITION.test(property))
    return /\b(left|right)\b/.test(value) || (parts.length === 2 && /^(?!50%|0 )\d/.test(value));
  if (property === 'translate') return !/^(0|none|var\(--|\$\{[^}]*AHEAD\})/.test(value);
  return false;
}

/** Functions that move or run sideways, wherever they stand: `translateX(…)`, `linear-gradient(to right, …)`. */
const SIDEWAYS =
  /translateX\((?!\$\{[^}]*\bAHEAD\})[^)]*\)|translate(3d)?\((?!0\b|\$\{[^}]*\bAHEAD\})[^)]*\)|(?<=gradient\()(to [a-z ]*(left|right)|(?!0|180)\d+deg)/g;

function physicalSides(css: string): string[] {
  const declarations = css
    .replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '')
    .matchAll(/(?<=^|[\s;{`'])([a-z-]+)\s*:\s*((?:\$\{[^}]*\}|[^;{}`])+);/g);
  return [
    ...Array.from(declarations)
      .filter(([, property = '', value = '']) => isPhysical(property, value))
      .map(([, property, value]) => `${property}: ${value}`),
    ...Array.from(css.matchAll(SIDEWAYS), ([text]) => text),
  ];
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file))
    .map((file) => join(folder, file));
}

test.each([
  ['a side', 'margin-left: 1rem;', ['margin-left: 1rem']],
  ['a place', '  right: auto;', ['right: auto']],
  ['a corner', '  border-top-left-radius: 0;', ['border-top-left-radius: 0']],
  ['four lengths', `  padding: 0 0 2rem \${gutter};`, [`padding: 0 0 2rem \${gutter}`]],
  ['an alignment', '  text-align: left;', ['text-align: left']],
  ['a gradient', '  background: linear-gradient(to right, red, blue);', ['to right']],
  ['a move', '  transform: translateX(2px);', ['translateX(2px)']],
  ['a place of a picture', '  object-position: right 25%;', ['object-position: right 25%']],
])('finds %s', (_, css, found) => {
  expect(physicalSides(css)).toEqual(expect.arrayContaining(found));
});

test.each([
  '  inset-inline-end: 1rem;',
  '  padding: 1rem 2rem 3rem;',
  '  padding: 1rem 2rem 3rem 2rem;',
  '  margin: calc(1rem + 2px) auto 0;',
  '  text-align: center;',
  `  transform: translate(\${2 * AHEAD}px, -2px);`,
  '  transform: translateY(1rem);',
  '  translate: 0 -50%;',
  '  -webkit-mask-image: linear-gradient(#000 46%, transparent 69%);',
  '  object-position: 50% 25%;',
])('takes %s', (css) => {
  expect(physicalSides(css)).toEqual([]);
});

test('the styles know the two ends of a line, and no left or right', () => {
  const found = [...sources('components'), ...sources('styles')].flatMap((file) =>
    physicalSides(readFileSync(file, 'utf8')).map((text) => `${file} ${text}`),
  );
  // Sorted, and none of the exceptions is out of date.
  expect(found.sort()).toEqual(MEANT.map(([declaration]) => declaration).sort());
});
