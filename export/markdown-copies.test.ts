import { markdownOf } from './markdown-copies';

const copyOf = (main: string) => markdownOf(`<main>${main}</main>`, 'https://a.dev/b/').trim();

test.each([
  [
    '<h1>A</h1><nav>B</nav><form><label>C</label></form><button>D</button><svg><title>E</title></svg><p>F</p>',
    '# A\n\nF',
  ],
  ['<p aria-hidden="true">A</p><p>B</p><!-- c -->', 'B'],
  ['<div data-letterhead="true"><p>Lisbon</p></div><h1>A<wbr>b</h1>', '# Ab'],
  ['<div data-letterhead="true"><h1>A</h1><p>Lisbon</p></div>', '# A\n\nLisbon'],
  [
    '<h2 id="a"><a href="#a">A</a></h2><p><a href="#a">B</a> <a href="/c/">C</a></p>',
    '## A\n\n[B](https://a.dev/b/#a) [C](https://a.dev/c/)',
  ],
  [
    '<ul role="list"><li><h3><span>A</span> <span>B</span></h3><p>2019</p></li></ul><ol><li><h3><em>C</em> or <em>D</em></h3></li></ol>',
    '### A · B\n\n2019\n\n### *C* or *D*',
  ],
  ['<ul><li>A</li><li><strong>B</strong> c</li></ul>', '- A\n- **B** c'],
  ['<dl><div><dt>Price</dt><dd>from €900 a day</dd></div></dl>', '- **Price:** from €900 a day'],
  [
    '<div><time>14 July</time><span>4 min</span><span></span></div><p><em>a</em><code>b</code></p>',
    '14 July · 4 min\n\n*a*`b`',
  ],
  // A picture that opens larger, and a line that shows and hides what is beside it.
  [
    '<button><img src="/a.webp" alt="A map"></button><details><summary>More</summary></details>',
    '![A map](https://a.dev/a.webp)',
  ],
  ['<details><summary>More</summary><p>A</p></details>', 'More\n\nA'],
  [
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody></table>',
    '| A      |\n| ------ |\n| 1 \\| 2 |',
  ],
  [
    '<figure><figcaption>a.py</figcaption><pre><code><span>if</span> x:\n  *y*\n</code></pre></figure>',
    'a.py\n\n```\nif x:\n  *y*\n```',
  ],
  [
    '<figure><a href="/a-big.avif"><picture><img src="/a.webp" alt="A map"></picture></a><img src="/a.dark.webp" alt="A map"><img src="/b.webp" alt=""><figcaption>C</figcaption></figure>',
    '![A map](https://a.dev/a.webp)\n\nC',
  ],
  [
    '<video aria-label="A day" poster="/p.webp"><source src="/f.mp4"><track src="/f.vtt"></video>',
    '[A day](https://a.dev/f.mp4)',
  ],
  ['<p>x<sup>2</sup> and H<sub>2</sub>O</p>', 'x<sup>2</sup> and H<sub>2</sub>O'],
  [
    '<p><math><msub><mi>x</mi><mn>1</mn></msub><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p><math display="block"><munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><msqrt><mi>a</mi><mi>b</mi></msqrt></math>',
    '$x_{1}=(1)/(2)$\n\n$$∑_{i}^{n}√(ab)$$',
  ],
])('%s', (html, markdown) => {
  expect(copyOf(html)).toBe(markdown);
});
