/** @jest-environment node */
import { temporaryFolder } from '@/e2e/support/export-folder';
import { dayOf } from '../today';
import { readDocuments } from './read-documents';

const { folder, write } = temporaryFolder();
jest.spyOn(process, 'cwd').mockReturnValue(folder);

/** The beginning of a text, in sentences that search results show whole. */
const SENTENCES =
  'A first one, with *stress* and [a link](/). A second one, which reaches the length of a description.';
const EXCERPT = 'A first one, with stress and a link. A second one, which reaches the length of a description.';

test.each<[file: string, source: string, expected: object]>([
  [
    '2021-05-19-small-steps.markdown',
    `\n# Small *steps*\n\n${SENTENCES} A third one.\n\n## More`,
    {
      ...{ slug: 'small-steps', hasExcerpt: true, isDraft: false, text: `\n\n\n${SENTENCES} A third one.\n\n## More` },
      fields: { title: 'Small steps', description: EXCERPT, date: '2021-05-19' },
    },
  ],
  [
    'My_Post.mdx',
    '\n---\ntitle: 1.0\nsummary: unused\ndescription: >\n  In *two*\n  [lines](/)\ndate: 2023-07-10 23:30 -0500\nlayout: post\ntags: d, a\nlang: pt-BR\nupdated:\n---\n1.0\n===\n\n# B',
    {
      ...{ slug: 'my-post', source: { unreadFields: ['summary', 'layout'] }, text: `${'\n'.repeat(14)}\n\n# B` },
      moment: '2023-07-10T23:30-05:00',
      fields: {
        ...{ title: '1.0', description: 'In two lines', date: '2023-07-10', tags: ['d', 'a'], lang: 'pt-BR' },
      },
    },
  ],
  [
    'a.md',
    '---\ntitle: "`A`"\ndraft: true\ndate: 2022-07-08\nslug: Ünder way\n---\n# Other',
    { isDraft: true, text: '\n\n\n\n\n\n# Other', path: '/blog/ünder-way/', fields: { title: 'A', description: 'A' } },
  ],
  ['f.md', '---\ndate: 2026-03-14T09:30:15\n---\n# F', { moment: '2026-03-14T09:30:15Z' }],
  ['i.md', '# I\n\nOne\\\n<kbd>two</kbd>.', { fields: { description: 'One two.' } }],
  ['b.md', '---\ndraft: true\n---\nA.', { isDraft: true, fields: { date: dayOf() } }],
  ['g.md', `---\ntitle: 一\n---\n${'我不使用它。'.repeat(40)}`, { fields: { description: '我不使用它。'.repeat(6) } }],
  ['h.md', `---\ntitle: A\n---\n${'word '.repeat(50)}`, { fields: { description: `${'word '.repeat(31)}word…` } }],
])('%s is read as its generator means it', async (name, source, expected) => {
  await write({ [`content/posts/${name}`]: source });
  expect(readDocuments('content')).toMatchObject([expected]);
});

test('a file that has not changed is not parsed again', async () => {
  await write({ 'content/posts/c.md': '# C', 'content/posts/d.md': '# D' });
  const before = readDocuments('content');
  await write({ 'content/posts/d.md': '# Other' });
  const after = readDocuments('content');
  expect(after.map(({ fields }, index) => fields === before[index]?.fields)).toEqual([true, false]);
  expect(after[1]?.fields).toMatchObject({ title: 'Other' });
});
