import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from './portrait';
import { repositoryLabel } from './project-card';
import { Testimonials } from './testimonials';

/** The class of the frame around a photo of this size, which depends on its styles. */
function frameOf(width: number, height: number) {
  const picture = { src: '/me.jpg', width, height };
  const html = renderToStaticMarkup(<Portrait photo={{ src: '/me.jpg' }} picture={picture} name="Ida" />);
  return /<div class="(.*?)"/.exec(html)?.[1];
}

test('a small photo is shown no larger than its shorter side', () => {
  expect([frameOf(90, 45), frameOf(45, 90)]).toEqual([frameOf(45, 45), frameOf(45, 45)]);
  expect(frameOf(90, 90)).not.toBe(frameOf(45, 45));
});

/** The class of the first of so many testimonials, which depends on its styles. */
function firstOf(count: number) {
  const testimonials = Array(count).fill({ quote: 'Good.', isShort: true, name: 'Ida' });
  const html = renderToStaticMarkup(<Testimonials heading="Clients" testimonials={testimonials} />);
  return /<figure class="(.*?)"/.exec(html)?.[1];
}

test('the first of an odd number of testimonials takes a whole row, unless rows of three have no gap', () => {
  expect([3, 4, 5, 7, 9].filter((count) => firstOf(count) !== firstOf(2))).toEqual([5, 7]);
});

test.each([
  ['https://www.github.com/you/shop', 'GitHub'],
  ['https://GitLab.com/you/shop', 'GitLab'],
  ['https://codeberg.org/you/shop', 'Codeberg'],
  ['https://bitbucket.org/you/shop', 'Bitbucket'],
  ['https://git.example.com/you/github.com', undefined],
  ['https://github.com.example.com/you/shop', undefined],
  ['/shop.zip', undefined],
])('the label of the repository at %s is %s', (address, label) => {
  expect(repositoryLabel(address)).toBe(label);
});
