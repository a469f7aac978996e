/** @jest-environment node */
import { temporaryFolder } from '@/e2e/support/export-folder';
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
    '\n---\nTitle: 1.0\nsubtitle: unused\nsummary: >\n  In *two*\n  [lines](/)\ndate: 2023-07-10 23:30:00 -0500\nlayout: post\ncategories: [[a, b], "#c"]\ntags: d, a\nlang: pt_BR\nupdated:\n---\n1.0\n===\n\n# B',
    {
      ...{ slug: 'my-post', source: { unreadFields: ['subtitle', 'layout'] }, text: `${'\n'.repeat(15)}\n\n# B` },
      fields: {
        title: '1.0',
        description: 'In two lines',
        date: '2023-07-10',
        tags: ['d', 'a', 'a', 'b', 'c'],
        lang: 'pt-BR',
      },
    },
  ],
  [
    'a.md',
    '---\ntitle: "`A`"\npublished: false\npubDate: Jul 8th, 2022\ncover: { image: b.png, alt: B }\n---\n# Other',
    {
      isDraft: true,
      text: '\n\n\n\n\n\n# Other',
      fields: { title: 'A', description: 'A', date: '2022-07-08', image: 'b.png', alt: 'B', draft: true },
    },
  ],
  ['b.md', '---\ntitle: A\npublished: 2022-7-8\n---', { isDraft: false, fields: { date: '2022-07-08' } }],
  [
    'c.md',
    '---\ndate: 20220708\nslug: Ünder way\nurl: https://a.dev/b\n---',
    { path: '/blog/ünder-way/', fields: { date: '2022-07-08' }, source: { unreadFields: ['url'] } },
  ],
  [
    'd.md',
    '---\ndate: 1657238400000\npermalink: /blog/one.html\n---',
    { path: '/blog/one/', oldAddress: '/blog/one.html' },
  ],
  ['e.md', '---\ndate: 2026314\n---', { fields: { date: '2026314' } }],
  ['e.md', '---\npermalink: blog/two/\n---', { path: '/blog/two/' }],
  ['e.md', '---\npermalink: null\n---', { path: '/blog/e/', source: { unreadFields: ['permalink'] } }],
  [
    'f.md',
    '---\nslug: 2019/three\nredirect_from: old/f.html\naliases: [Three, /3]\n---',
    { path: '/blog/f/', oldAddress: '/2019/three', fields: { aliases: ['/3', '/old/f.html'] } },
  ],
  ['g.md', `---\ntitle: 一\n---\n${'我不使用它。'.repeat(40)}`, { fields: { description: '我不使用它。'.repeat(6) } }],
  ['h.md', `---\ntitle: A\n---\n${'word '.repeat(50)}`, { fields: { description: `${'word '.repeat(31)}word…` } }],
])('%s is read as its generator means it', async (name, source, expected) => {
  await write({ [`content/posts/${name}`]: source });
  expect(readDocuments('content')).toMatchObject([expected]);
});
