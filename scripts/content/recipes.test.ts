/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentOf, followRecipe, readRecipes } from '@/e2e/support/recipes';
import { root } from '../command.mjs';
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

test('each can be followed in its file and place, and the build takes what comes of it', async () => {
  const copy = copyContent();
  try {
    for (const recipe of recipes) followRecipe(copy.folder, recipe);
    const { content, mistakes } = await loadContent(copy.folder, { withRules: true });
    expect(mistakes).toEqual([]);
    for (const { place, ...recipe } of recipes) {
      if (place)
        expect(JSON.stringify(content)).toContain(JSON.stringify(contentOf({ place, ...recipe })).slice(1, -1));
    }
  } finally {
    rmSync(copy.folder, { recursive: true });
  }
});
