/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentOf, followRecipe, readRecipes } from '@/e2e/support/recipes';
import { root } from '../command.mjs';
import { keysOf } from './content-source.mjs';
import { loadContent } from './load-content.mjs';
import { copyContent } from './test-copy';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const recipes = readRecipes(readme);

test('finds the blocks that say where they belong', () => {
  // Whoever writes a README of their own may do without.
  if (!readme.includes('## Recipes')) return;
  expect(recipes.map(({ heading, file }) => `${heading}: ${file}`)).toEqual([
    'Your pages: content/navigation.ts',
    'Your pages: app/uses/page.tsx',
    'A project: content/projects.ts',
    'A service: content/services.ts',
    'A profile: content/links.ts',
    'A language: content/site.ts',
    'A language: content/words.ts',
    'A colour: content/brand.ts',
    'A font: content/brand.ts',
  ]);
});

/** What stands at a place of the content, such as `links.profiles[0]`. */
const valueAt = (content: unknown, place: string) =>
  keysOf(place).reduce((found: unknown, key) => (found as Record<string, unknown>)[key], content);

test.each([
  ['each can be followed in its file and place', recipes],
  ['each can be followed once more by an owner who has done so', [...recipes, ...recipes]],
])('%s, and the build takes what comes of it', async (_, followed) => {
  const copy = copyContent();
  try {
    for (const recipe of followed) followRecipe(copy.folder, recipe);
    const { content, mistakes } = await loadContent(copy.folder, { withRules: true });
    expect(mistakes).toEqual([]);
    for (const recipe of recipes) {
      // What another realm has made equals nothing of this one's.
      if (recipe.place) expect(valueAt(content, recipe.place)).toMatchObject(structuredClone(contentOf(recipe)));
    }
  } finally {
    rmSync(copy.folder, { recursive: true });
  }
});
