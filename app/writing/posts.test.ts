import { toHtml } from 'hast-util-to-html';
import { content } from '@/lib/content/load';
import { type Post, tagsOf } from '@/lib/writing/documents';
import { divideFile } from '@/lib/writing/front-matter';
import { loadText, TextContents } from './markdown-text';
import { postFeed, postMarkdown } from './post-copies';
import { factsOf, postsByYear, showPost } from './show-posts';

const copies = { src: '/pictures/a.webp', width: 800, height: 600 };
jest.mock('@/app/composition/own-pictures', () => ({ pictureCopies: async () => copies }));
// Both are tested in the browser.
jest.mock('hast-util-to-jsx-runtime', () => ({}));
jest.mock('shiki', () => ({}));

const site = { ...content.site, language: 'en', locale: 'en_GB', address: 'https://ines.dev' } as const;
const owner = { ...content, site };
const page = 'https://ines.dev/blog/one/';

function postOf(text: string, fields: Partial<Post['fields']> = {}): Post {
  const front = { title: 'Salt & <b>', description: 'Notes.', date: '2026-01-01', tags: ['Old code'], ...fields };
  const source = divideFile(`---\n---\n${text}`);
  return { kind: 'posts', slug: 'one', path: '/blog/one/', file: 'one.md', fields: front, source, isDraft: false };
}

test('each block of a text has its direction, and what a reader needs to use it', async () => {
  const { tree } = await loadText(
    postOf(
      `## Why? *So*\n\n1. a\n2. سلام \`abcdef\`\n\n- [x] done\n\n| a | b |\n|--|--:|\n| 1 | 2 |\n\nA ![c](c.png "سلام") ![d](d.png) b.[^1]\n\n[^1]: Note.`,
    ),
    owner,
  );
  const words = owner.words.writing;
  expect(toHtml(tree).replaceAll('\n', '')).toBe(
    [
      '<h2 id="why-so"><a href="#why-so">Why? <em>So</em></a></h2>',
      '<ol dir="rtl" role="list"><li>a</li><li><bdi dir="rtl">سلام</bdi> <code>abcdef</code></li></ol>',
      '<ul class="contains-task-list" role="list"><li class="task-list-item">',
      '<label><input type="checkbox" checked disabled> done</label></li></ul>',
      `<div role="group" aria-label="${words.table}" tabindex="0"><table><thead><tr><th>a</th>`,
      '<th data-align="right">b</th></tr></thead><tbody><tr><td>1</td><td data-align="right">2</td></tr></tbody></table></div>',
      '<p>A </p><figure><img src="c.png" alt="c" title="سلام" dir="rtl"></figure><figure><img src="d.png" alt="d"></figure>',
      '<p> b.<sup><a href="#fn-1" id="fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p>',
      `<section data-footnotes class="footnotes"><h2 id="footnote-label">${words.footnotes}</h2>`,
      '<ol role="list"><li id="fn-1"><p>Note. <a href="#fnref-1" data-footnote-backref=""',
      ` aria-label="${words.backToText.replace('{number}', '1')}" class="data-footnote-backref">↩</a></p></li></ol></section>`,
    ].join(''),
  );
});

test('three headings of the first two levels make a list of contents', async () => {
  const contentsOf = async (text: string) =>
    TextContents({ text: await loadText(postOf(text), owner), content: owner });
  const list = await contentsOf('## سلام\n\n## b\n\n### c\n\n#### d\n\nText.[^1]\n\n[^1]: Note.');
  expect(list?.props.entries.map(({ id }: { id: string }) => id)).toEqual(['سلام', 'b', 'c']);
  expect(list?.props.entries[0].text).toMatchObject({ props: { dir: 'rtl' } });
  expect(await contentsOf('## a\n\n## b\n\n#### d')).toBeNull();
});

test('a post’s days are those of its front matter in every time zone, and its code is not read word by word', () => {
  const code = `~~~\n${'code '.repeat(500)}\n~~~`;
  const { date, readingTime, updated } = factsOf(
    postOf(`${'word '.repeat(340)}\n\n${code}`, { updated: '2026-03-01' }),
    owner,
  );
  expect([date.text, updated?.text, readingTime]).toEqual(['1 January 2026', 'Changed on 1 March 2026', '2 min']);
  expect(factsOf(postOf('', { updated: '2026-01-01' }), owner)).not.toHaveProperty('updated');
  expect(factsOf({ ...postOf(''), isDraft: true }, owner).draft).toBe(owner.words.writing.draft);
  expect(showPost(postOf('', { updated: '2026-03-01' }), owner).facts).not.toHaveProperty('updated');
  expect(postsByYear([postOf('')], owner)[0]?.posts[0]?.facts.date.text).toBe('1 January');
});

test('years and reading times are in the site’s digits', () => {
  const [listed] = postsByYear([postOf('')], { ...owner, site: { ...owner.site, language: 'ar', locale: 'ar_EG' } });
  expect([listed?.year, listed?.posts[0]?.facts.readingTime]).toEqual(['٢٠٢٦', '١ min']);
});

test('tags that are written differently are one, and have addresses of small letters', () => {
  const tags = tagsOf(
    [
      ['Old code', 'C++', 'C#'],
      ['OLD CODE!', 'old code', 'ﬁne'],
    ].map((tags) => postOf('', { tags })),
  );
  expect(tags.map(({ name, path, posts }) => `${name} ${path} ${posts.length}`)).toEqual([
    'C# /blog/tags/c-sharp/ 1',
    'C++ /blog/tags/c-plus-plus/ 1',
    'ﬁne /blog/tags/fine/ 1',
    'Old code /blog/tags/old-code/ 2',
  ]);
});

test('feed and Markdown have whole addresses, and the feed the newest change', async () => {
  const text =
    '[a](#b) ]]> ]]> [c](/cv.pdf) [d][] ![e][]\n\n`\u001b` <!-- mine --><!-- mine -->\n\n[d]: /d/\n[e]: e.png';
  const posts = [postOf(text), postOf('', { date: '2025-01-01', updated: '2026-02-01' })];
  const feed = await postFeed(posts, owner);
  expect(feed.match(/<updated>.*?</g)?.join()).toMatch(/^<updated>2026-02-01T.*2026-01-01T.*2026-02-01T/);
  expect(feed.match(/<published>.{10}/g)).toEqual(['<published>2026-01-01', '<published>2025-01-01']);
  expect(feed).toContain('Salt &#x26; &#x3C;b>');
  expect(feed).toContain(
    `<a href="${page}#b">a</a> ]]&gt; ]]&gt; <a href="https://ines.dev/cv.pdf">c</a> <a href="https://ines.dev/d/">`,
  );
  expect(feed).toContain('<img src="https://ines.dev/pictures/a.webp" alt="e" width="800" height="600">');
  const markdown = await postMarkdown(posts[0] as Post, owner);
  expect(feed + markdown).not.toContain('mine');
  expect(feed).not.toContain('\u001b');
  expect(markdown).toContain(
    `[a](${page}#b) ]]> ]]> [c](https://ines.dev/cv.pdf) [d](https://ines.dev/d/) ![e](https://ines.dev/pictures/a.webp)`,
  );
});
