import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { frameLinks } from './link-cards';
import { parseMarkdown, toElements } from './markdown';

function framed(text: string) {
  const tree = toElements(parseMarkdown(text));
  frameLinks(tree);
  return tree;
}

/** The texts of the cards in a text. */
function cardsIn(text: string): string[] {
  const tree = framed(text);
  const cards: string[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties.dataCard === '') cards.push(textOf(element).trim());
  });
  return cards;
}

test('a link to another site that is alone in its paragraph is a card with its words and its host', () => {
  expect(cardsIn('[A *talk* on locks](https://www.video.dev/w?v=1)')).toEqual(['A talk on locks video.dev']);
  expect(cardsIn('[![](lock.png) On locks](https://www.bücher.dev/w)')).toEqual(['On locks bücher.dev']);
  const bare = 'https://www.video.dev/%C3%A9?v=1\n\n<https://video.dev/>\n\nwww.video.dev/a';
  expect(cardsIn(bare)).toEqual(['video.dev /é?v=1', 'video.dev', 'video.dev /a']);
  expect(toHtml(framed('[![](lock.png) On locks](https://www.a-www.dev/)'))).toBe(
    '<figure><a href="https://www.a-www.dev/" data-card=""><img src="lock.png" alt="" data-in-link="">' +
      '<strong> On locks</strong> <small dir="ltr">a-www.dev</small></a></figure>',
  );
});

test.each([
  'See [the talk](https://video.dev).',
  '[One](https://a.dev) [two](https://b.dev)',
  '- [A talk](https://video.dev)\n\n- https://video.dev',
  '> [A talk](https://video.dev)',
  '## [A talk](https://video.dev)',
  '[Read more](/about/)',
  '[Below](#end)',
  'you@video.dev',
  '[Write to me](mailto:you@video.dev)',
  '[![A lock](lock.png)](https://video.dev)',
])('%s is no card', (text) => {
  expect(cardsIn(text)).toEqual([]);
});
