/** @jest-environment node */
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

test.each([
  [3, false],
  [4, false],
  [5, true],
  [7, true],
  [9, false],
])('of %i testimonials, the first takes a whole row: %s', (count, isAcross) => {
  expect(firstOf(count) !== firstOf(2)).toBe(isAcross);
});
