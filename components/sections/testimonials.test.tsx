import { renderToStaticMarkup } from 'react-dom/server';
import { Testimonials } from './testimonials';

/** The class of the first of so many testimonials, which depends on its styles. */
function firstOf(count: number) {
  const testimonials = Array.from({ length: count }, (_, index) => ({
    quote: 'Good.',
    isShort: true,
    name: `${index}`,
  }));
  const html = renderToStaticMarkup(<Testimonials heading="Clients" testimonials={testimonials} />);
  return /<figure class="(.*?)"/.exec(html)?.[1];
}

test('the first of an odd number takes a whole row, unless rows of three have no gap', () => {
  expect([3, 4, 5, 7, 9].filter((count) => firstOf(count) !== firstOf(2))).toEqual([5, 7]);
});
