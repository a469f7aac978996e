/** @jest-environment node */
import { composeTrees } from './compose-trees.mjs';

/** A tree whose files hold what is written beside them. */
const tree = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, id]) => [file, { mode: '100644', id }]));
const files = (of: ReturnType<typeof tree>) => Object.fromEntries([...of].map(([file, { id }]) => [file, id]));

function compose(base: Record<string, string>, ours: Record<string, string>, theirs: Record<string, string>) {
  const { start, next, ...told } = composeTrees({ base: tree(base), ours: tree(ours), theirs: tree(theirs) });
  return { start: files(start), next: files(next), ...told };
}

test('leaves of the owner’s nothing to merge, and takes in what they lack', () => {
  const { start, next, added } = compose(
    { 'content/profile.ts': 'sample', 'content/skills.ts': 'sample', 'content/schema.ts': '1' },
    { 'content/profile.ts': 'noor', 'content/schema.ts': '1', 'public/cv.pdf': 'cv' },
    { 'content/profile.ts': 'other', 'content/skills.ts': 'other', 'content/schema.ts': '2', 'content/words.ts': 'w' },
  );
  expect(start).toEqual({ 'content/profile.ts': 'noor', 'public/cv.pdf': 'cv', 'content/schema.ts': '1' });
  expect(next).toEqual({ ...start, 'content/schema.ts': '2', 'content/words.ts': 'w' });
  expect(added).toEqual(['content/words.ts']);
});

test('takes README.md along until the owner has one of their own', () => {
  expect(compose({ 'README.md': '1' }, { 'README.md': '1' }, { 'README.md': '2' }).next).toEqual({ 'README.md': '2' });
  expect(compose({ 'README.md': '1' }, { 'README.md': 'own' }, { 'README.md': '2' }).next).toEqual({
    'README.md': 'own',
  });
});

test('leaves what the owner has taken out of the tests and the papers where it is, and their parts of the site to git', () => {
  const base = { 'e2e/a.spec.ts': '1', 'docs/a.md': '1', 'docs/b.md': '1', 'components/a.tsx': '1' };
  const { start, next } = compose(
    base,
    { 'docs/b.md': '1' },
    { ...base, 'e2e/a.spec.ts': '2', 'e2e/b.spec.ts': '2', 'docs/c.md': '2', 'components/a.tsx': '2' },
  );
  expect(next).toEqual({ 'docs/b.md': '1', 'docs/c.md': '2', 'components/a.tsx': '2' });
  expect(start).toEqual({ 'docs/b.md': '1', 'components/a.tsx': '1' });
});

test('gives the owner’s fonts to the next build where the template writes them otherwise', () => {
  const base = { 'styles/fonts.ts': 'sample' };
  const ours = { 'styles/fonts.ts': 'own' };
  expect(compose(base, ours, { 'styles/fonts.ts': 'sample, otherwise' })).toMatchObject({
    start: ours,
    next: { 'styles/fonts.ts': 'sample, otherwise' },
    rewritten: ['styles/fonts.ts'],
  });
  expect(compose(base, ours, base)).toMatchObject({ start: base, next: base, rewritten: [] });
});
