import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSite, runIn } from '../../e2e/support/owner-site';
import { withRaisedHeadings } from './posts/raise-headings';
import { withSeparateFences } from './posts/separate-fences';

let folder = '';

beforeAll(() => {
  folder = createSite();
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('posts of Jekyll come along with their pictures and addresses, and what has no counterpart is named @ci', () => {
  const text = [
    'Text *as it  is*.',
    '![A](/assets/a.png) ![B](https://b.dev/b.png) ![C](c.png)',
    '{% highlight ruby %}\nputs "<b>"\n{% endhighlight %}',
    '[one]({% post_url 2019-05-21-one %}) [two](/2020/02/03/two.html#there) [gone](/gone/)',
    '{% include figure image_path="/assets/a.png" alt="Fig" caption="Cap \\"[it](/x)\\"" %}',
    'H<sub>2</sub>O in a List<String><br/>',
    '<div class="x">\n\nIn **it**.\n\n</div>',
    '<figure><img src="/assets/a.png" alt="A"><figcaption>Its caption</figcaption></figure>',
    '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
    '{% mine %} <iframe src="https://www.youtube.com/embed/abc"></iframe>',
    ':::tip[Look]\nHere.\n:::',
    '![[a.png]] [[two|Second]] and `{{ code }}`',
    '## There {#there}',
  ].join('\n\n');
  write({
    'old/_config.yml': 'url: https://old.dev\n',
    'old/assets/a.png': 'a',
    'old/_posts/2019-05-21-one.md': '+++\ntitle = "One"\n+++\nFirst.\n',
    'old/_posts/2020-02-03-two.markdown': `---\ntitle: Two # really\nredirect_from: /second\n---\n${text}\n`,
    'old/_drafts/three.md': '---\ntitle: Three\ndate: 2021-01-01\n---\nThird.\n',
  });
  expect(runIn(folder, 'new', ['--posts=old/_posts', '--name=Layla', '--yes']).stderr).toContain(
    'without it for --name',
  );
  const { stdout, stderr } = runIn(folder, 'new', ['--posts=old/_posts', '--yes']);
  expect([stderr, stdout]).toEqual(['', expect.stringContaining('2 posts for content/posts/, with 2 pictures')]);
  expect(read('public/assets/a.png')).toBe('a');
  expect(read('content/posts/2019-05-21-one.md')).toBe(
    '---\ntitle: One\naliases:\n  - "/2019/05/21/one.html"\n---\nFirst.\n',
  );
  const [, matter, moved = ''] = read('content/posts/2020-02-03-two.md').split(/^---\n/m);
  expect(matter).toBe('title: "Two # really"\naliases:\n  - "/2020/02/03/two.html"\n  - "/second/"\n');
  expect(moved.trimEnd().split(/\n{2,}/)).toEqual([
    'Text *as it  is*.',
    '![A](/assets/a.png) [B](https://b.dev/b.png) <!-- ![C](c.png) -->',
    '```ruby\nputs "<b>"\n```',
    '[one](/blog/one/) [two](/blog/two/#there) gone<!-- /gone/ -->',
    '![Fig](/assets/a.png "Cap “it”")',
    'H<sub>2</sub>O in a List\\<String><br>',
    'In **it**.',
    '![A](/assets/a.png "Its caption")',
    '| a |\n| - |\n| b |',
    '<!-- {% mine %} -->',
    '<https://www.youtube.com/watch?v=abc>',
    '> [!TIP]\n> **Look**\n>\n> Here.',
    expect.stringContaining('[Second](/blog/two/) and `{{ code }}`'),
    '<a id="there"></a>',
    '## There',
  ]);
  expect(stdout).toMatch(/Pictures on other hosts are links now: content\/posts\/2020-02-03-two\.md:\d+\n/);
  expect(runIn(folder, 'new', ['--posts=old/_posts', '--yes']).stdout).toContain('whose name is taken');
});

test('code that follows HTML stays code', () => {
  const code = '```py\nif x:\n\n  go()\n```';
  const text = `<p>\n  One.\n</p>\n${code}\n<p>\n  Two.\n</p>\n${code}\n`;
  expect(withSeparateFences(text)).toBe(`<p>\n  One.\n</p>\n\n${code}\n<p>\n  Two.\n</p>\n\n${code}\n`);
  for (const raw of ['<pre>\n```\n</pre>\n\nText.\n```\n<p>\n~~~\n```\n', '<?php a() ?>b\n```\n', '<?php $a->b\n```\n'])
    expect(withSeparateFences(raw)).toBe(raw);
});

test('headings of a text that begin at a lower level are raised together', () => {
  expect(withRaisedHeadings('### A\n\n```\n### no\n```\n\n#### B ####\n')).toBe(
    '## A\n\n```\n### no\n```\n\n### B ####\n',
  );
  for (const text of ['## A\n\n#### B\n', 'A\n===\n\n### B\n', 'None.\n']) expect(withRaisedHeadings(text)).toBe(text);
});
