import { toHtml } from 'hast-util-to-html';
import { content, siteWith } from '@/e2e/support/compiled-site';
import { type Post, tagsOf } from '@/lib/markdown/documents';
import { FOOTNOTES } from '@/lib/markdown/markdown';
import type { Site } from '@/lib/site';
import { postFeed } from './feed';
import { postGraph } from './graphs';
import { factsOf, postsByYear, showPost, tagLinks } from './posts';
import { contentsOf, loadText } from './texts';

const copies = { src: '/pictures/a.webp', width: 800, height: 600 };
jest.mock('@/site/picture-copies', () => ({
  pictureCopies: async (file: string) =>
    file.endsWith('/damaged.png') ? Promise.reject(new Error('It is damaged.')) : copies,
}));
// It is tested in the browser.
jest.mock('shiki', () => ({}));
jest.mock('@/site/text-width', () => ({ labelWidth: async () => 5 }));

const site = {
  ...content.site,
  otherLanguages: undefined,
  language: 'en',
  locale: 'en_GB',
  address: 'https://ines.dev',
} as const;
const owner = siteWith({ site });
const page = 'https://ines.dev/blog/one/';

function postOf(text: string, fields: Partial<Post['fields']> = {}): Post {
  const front = { title: 'Salt & <b>', description: 'Notes.', date: '2026-01-01', tags: ['Old code'], ...fields };
  return { kind: 'posts', slug: 'one', path: '/blog/one/', file: 'one.md', fields: front, text, isDraft: false };
}

test('each block of a text has its direction, and what a reader needs to use it', async () => {
  const { tree } = await loadText(
    postOf(
      `## Why? *So*\n\n1. a\n2. سلام \`useState()\`\n\n- [x] done *so*\n  - [ ] in it\n\n| | b |\n|--|--:|\n| 1 | longer than a date is |\n\nA ![c](c.png "سلام") ![d](d.png) b.[^1]\n\n[^1]: Note.`,
    ),
    owner,
  );
  const words = content.words.writing;
  expect(toHtml(tree).replaceAll('\n', '')).toBe(
    [
      '<h2 id="why-so"><a href="#why-so">Why? <em>So</em></a></h2>',
      '<ol dir="rtl" role="list"><li>a</li><li><bdi dir="rtl">سلام</bdi> <code dir="ltr">useState()</code></li></ol>',
      '<ul class="contains-task-list" role="list"><li class="task-list-item">',
      '<label><input type="checkbox" checked disabled> done <em>so</em></label><ul class="contains-task-list" role="list">',
      '<li class="task-list-item"><label><input type="checkbox" disabled> in it</label></li></ul></li></ul>',
      `<div role="group" aria-label="${words.table}" tabindex="0"><table><thead><tr><td></td>`,
      '<th data-align="right">b</th></tr></thead><tbody><tr><td>1</td>',
      '<td data-align="right" data-long="">longer than a date is</td></tr></tbody></table></div>',
      '<p>A </p><figure><img src="c.png" alt="c" title="سلام" dir="rtl"></figure><figure><img src="d.png" alt="d"></figure>',
      '<p> b.<sup><a href="#fn-1" id="fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p>',
      `<section data-footnotes class="footnotes"><h2 id="footnote-label">${words.footnotes}</h2>`,
      '<ol role="list"><li id="fn-1"><p>Note. <a href="#fnref-1" data-footnote-backref=""',
      ` aria-label="${words.backToText.replace('{number}', '1')}" class="data-footnote-backref">↩</a></p></li></ol></section>`,
    ].join(''),
  );
});

test('two or three pictures that are alone in their paragraph are a row, with the caption that one of them has', async () => {
  const markupOf = async (text: string) => toHtml((await loadText(postOf(text), owner)).tree);
  const rows = ['![](a.png)', ' ![](b.png)', ' ![](c.png)', ' ![](d.png)'].map((_, index, all) =>
    all.slice(0, index + 1).join(''),
  );
  const markup = await Promise.all([...rows, `${rows[1]} and text`].map(markupOf));
  expect(markup.map((html) => html.includes('data-row'))).toEqual([false, true, true, false, false]);
  expect(await markupOf('![](a.png "Noon") ![](b.png)')).toMatch(/<figcaption>Noon<\/figcaption><\/figure>$/);
  const films = await Promise.all(['![](a.mp4 "loop")', '![](a.mp4)', '![](a.png "loop")'].map(markupOf));
  expect(films.map((html) => html.includes('data-loop'))).toEqual([true, false, false]);
  expect(await markupOf('![](a.png "Noon") ![](b.png "Night")')).not.toContain('<figcaption>');
});

test('words in a formula are not marked', async () => {
  const { tree } = await loadText(postOf('$\\text{سلام}$ سلام'), owner);
  expect(toHtml(tree).match(/<bdi/g)).toHaveLength(1);
});

test('a table whose lines have no room in the width of the text is as wide as the page', async () => {
  const markupOf = async (columns: number) => {
    const rows = ['Thursday', '-', '12:30 to 13:30'].map((cell) => `|${`${cell}|`.repeat(columns)}`);
    return toHtml((await loadText(postOf(rows.join('\n')), owner)).tree);
  };
  expect([await markupOf(4), await markupOf(5)].map((markup) => markup.includes('data-wide'))).toEqual([false, true]);
});

test('a text that stands in for a missing one leads to the main language where its own has no such page', async () => {
  const english = { language: 'en', basePath: '/portfolio', pages: ['/uses/', '/blog/one/', '/blog/tags/c#/'] };
  const arabic = { language: 'ar', basePath: '/portfolio/ar', pages: ['/uses/'] };
  const languages = [english, arabic] as unknown as Site['languages'];
  const text = '[a](/uses/) [b](/blog/one/#why) [c](/blog/tags/c%23/) [d](/a.pdf) [e](#f)';
  const addressesIn = async (document: Partial<Post>) => {
    const { tree } = await loadText(
      { ...postOf(text), ...document },
      { ...owner, basePath: '/portfolio/ar', languages },
    );
    return [...toHtml(tree).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  };
  expect(await addressesIn({ path: '/projects/one/', language: 'en' })).toEqual([
    '/uses/',
    '../../../blog/one/#why',
    '../../../blog/tags/c%23/',
    '/a.pdf',
    '#f',
  ]);
  expect(await addressesIn({})).toContain('/blog/one/#why');
});

test('a column of numbers is aligned at its end with its head, unless the owner has aligned the table', async () => {
  const alignedIn = async (rule: string) => {
    const { tree } = await loadText(postOf(`| a | b |\n|${rule}|\n| x 1 | 1,200 € |\n| y | −3 |\n| z | |`), owner);
    return toHtml(tree).match(/<t[hd] data-align="\w+">[^<]*/g);
  };
  const right = ['b', '1,200 €', '−3', ''].map((text) => `data-align="right">${text}`);
  expect((await alignedIn('--|--'))?.map((cell) => cell.slice('<th '.length))).toEqual(right);
  expect(await alignedIn(':-:|--')).toHaveLength(4);
});

test('headings keep away from the ids of their page, and each has one', async () => {
  const headings = ['Main', 'Main 1', 'Fn 1', '🚀', '::', 'Footnote label', 'Main', 'Section'].map(
    (text) => `## ${text}`,
  );
  const { tree } = await loadText(postOf(`${headings.join('\n\n')}\n\nText.[^1]\n\n[^1]: Note.`), owner);
  const ids = [...toHtml(tree).matchAll(/<h2 id="(.*?)"/g)].map(([, id]) => id);
  const numbered = ['main-3', 'main-1', 'fn-1-1', 'section-1', 'section-2', 'footnote-label-1', 'main-2', 'section'];
  expect(ids).toEqual([...numbered, FOOTNOTES]);
});

test('a heading with a link in it is no link, and an anchor is a place that links lead to', async () => {
  const { tree } = await loadText(postOf('## See [a](/b/)\n\n<a id="my-place"></a>Here.'), owner);
  expect(toHtml(tree)).toBe('<h2 id="see-a">See <a href="/b/">a</a></h2>\n<p><span id="my-place"></span>Here.</p>');
});

test('three headings of the first two levels make a list of contents', async () => {
  const entriesOf = async (text: string) => contentsOf(await loadText(postOf(text), owner), owner).entries;
  const list = await entriesOf('## سلام\n\n## b\n\n### c\n\n#### d\n\nText.[^1]\n\n[^1]: Note.');
  expect(list.map(({ id }) => id)).toEqual(['سلام', 'b', 'c']);
  expect(list[0]?.text).toMatchObject({ props: { dir: 'rtl' } });
  expect(await entriesOf('## a\n\n## b\n\n#### d')).toEqual([]);
});

test('a post’s days are those of its front matter in every time zone, and its code is not read word by word', async () => {
  const code = `~~~\n${'code '.repeat(500)}\n~~~`;
  const { date, readingTime, updated } = await factsOf(
    postOf(`${'word '.repeat(340)}\n\n${code}`, { updated: '2026-03-01' }),
    owner,
  );
  expect(process.env.TZ).toBe(content.site.timeZone);
  expect([date.text, updated?.text, readingTime]).toEqual(['1 January 2026', 'Changed on 1 March 2026', '2 min']);
  expect(await factsOf(postOf('', { updated: '2026-01-01' }), owner)).not.toHaveProperty('updated');
  expect((await factsOf(postOf(''), owner)).tags).toMatchObject([{ href: '/blog/tags/old-code/', name: 'Old code' }]);
  expect((await factsOf({ ...postOf(''), isDraft: true }, owner)).draft).toBe(content.words.writing.draft);
  expect((await showPost(postOf('', { updated: '2026-03-01' }), owner)).facts).not.toHaveProperty('updated');
  expect((await postsByYear([postOf('')], owner))[0]?.posts[0]?.facts.date.text).toBe('1 January');
});

test('years and reading times are in the site’s digits', async () => {
  const [listed] = await postsByYear([postOf('')], siteWith({ site: { ...site, language: 'ar', locale: 'ar_EG' } }));
  expect([listed?.year, listed?.posts[0]?.facts.readingTime]).toEqual(['٢٠٢٦', '١ min']);
});

test('tags that are written differently are one, and have addresses of small letters', () => {
  const tags = tagsOf(
    [
      ['Old code', 'C++', 'C#', 'İzmir', 'J̌'],
      ['OLD CODE!', 'old code', 'ﬁne', 'I\u0307zmir', 'ǰ'],
    ].map((tags) => postOf('', { tags })),
    'en',
  );
  expect(tags.map(({ name, path, entries }) => `${name} ${path} ${entries.length}`)).toEqual([
    'C# /blog/tags/c-sharp/ 1',
    'C++ /blog/tags/c-plus-plus/ 1',
    'ﬁne /blog/tags/fine/ 1',
    'İzmir /blog/tags/izmir/ 2',
    'J̌ /blog/tags/ǰ/ 2',
    'Old code /blog/tags/old-code/ 2',
  ]);
  const turkish = tagsOf([postOf('', { tags: ['Izgara', 'Çay', 'Cam', 'İzmir'] })], 'tr');
  expect(turkish.map(({ slug }) => slug)).toEqual(['cam', 'çay', 'ızgara', 'izmir']);
});

test('the twelve tags with the most posts and the current one are shown at once, and the others behind a button', async () => {
  const posts = [...'abcdefghijklmnz'].map((name) => postOf('', { tags: [name, 'z'] }));
  const { links, more } = await tagLinks(posts, owner, '/blog/tags/m/');
  expect(links.map(({ name }) => name).join('')).toBe('Allabcdefghijkmz');
  expect([more?.label, more?.links.map(({ name }) => name)]).toEqual(['Show 2 more', ['l', 'n']]);
  expect(await tagLinks(posts.slice(0, 11), owner)).not.toHaveProperty('more');
  expect((await tagLinks([postOf('', { tags: [] })], owner)).links).toEqual([]);
});

test('the feed has whole addresses, and the newest change', async () => {
  const text =
    '[a](#b) ]]> ]]> [c](/cv.pdf) [d][] ![e][]\n\n`\u001b\u0007` <!-- mine --><!-- mine -->\n\n[d]: /d/\n[e]: e.png\n\n' +
    '> [!TIP]\n> f\n\n> g\n\n$5 to $10, $x_1$ <kbd>Esc</kbd>\n\n$$ y_1 $$';
  const posts = [postOf(text), postOf('', { date: '2025-01-01', updated: '2026-02-01', lang: 'ar' })];
  const feed = await postFeed(posts, owner);
  expect(feed.match(/<updated>.*?</g)?.join()).toMatch(/^<updated>2026-02-01T.*2026-01-01T.*2026-02-01T/);
  expect(feed.match(/<published>.{10}/g)).toEqual(['<published>2026-01-01', '<published>2025-01-01']);
  // A text in another language than its site.
  expect(feed.match(/<entry.*?>|<p dir="rtl">/g)).toEqual(['<entry>', '<entry xml:lang="ar">', '<p dir="rtl">']);
  expect(feed).toContain('<link rel="alternate" href="https://ines.dev/blog/"/>');
  expect(JSON.stringify(postGraph(posts[1] as Post, owner))).toContain('"inLanguage":"ar","keywords"');
  expect((await showPost(posts[1] as Post, owner)).title).toMatchObject({ props: { lang: 'ar', dir: 'rtl' } });
  expect(feed).toContain('Salt &#x26; &#x3C;b>');
  expect(feed).toContain(
    `<a href="${page}#b">a</a> ]]&gt; ]]&gt; <a href="https://ines.dev/cv.pdf">c</a> <a href="https://ines.dev/d/">`,
  );
  expect(feed).toContain('<img src="https://ines.dev/pictures/a.webp" alt="e" width="800" height="600">');
  expect(feed).toContain('<blockquote data-alert="tip">\n<p><strong>Tip</strong></p><p>f</p>');
  expect(feed).toContain('<blockquote>\n<p>g</p>\n</blockquote>');
  expect(feed).toContain(
    '<p>$5 to $10, <math><msub><mi>x</mi><mn>1</mn></msub></math> <kbd>Esc</kbd></p>\n<div role="group" aria-label="Formula"',
  );
  const arabic = await postFeed(posts, siteWith({ site: { ...site, language: 'ar' } }));
  expect(arabic).toMatch(/xml:lang="ar".*<span dir="rtl">Salt.*<p dir="rtl">Notes.*<div dir="rtl"><p/s);
  expect(feed).not.toContain('mine');
  for (const control of '\u001b\u0007') expect(feed).not.toContain(control);
});

test('a text that stops the feed is named by its file', async () => {
  const damaged = postOf('![](/damaged.png)');
  await expect(postFeed([postOf(''), damaged], owner)).rejects.toThrow("one.md can't be shown: It is damaged.");
});
