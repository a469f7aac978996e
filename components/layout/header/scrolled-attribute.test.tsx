import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import { ScrolledAttribute } from './scrolled-attribute';

function scrollTo(top: number) {
  act(() => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  });
}

function renderInHeader() {
  const header = document.createElement('header');
  const view = render(<ScrolledAttribute header={{ current: header }} />);
  return { header, ...view };
}

afterEach(() => scrollTo(0));

test.each([
  [0, 'false'],
  [10, 'false'],
  [10.5, 'true'],
  [11, 'true'],
  [4000, 'true'],
])('at %p px says %p', (top, scrolled) => {
  const { header } = renderInHeader();
  scrollTo(top);
  expect(header).toHaveAttribute('data-scrolled', scrolled);
});

test('says where a page stands that did not begin at its top', () => {
  scrollTo(4000);
  expect(renderInHeader().header).toHaveAttribute('data-scrolled', 'true');
});

test('goes back once the page is at its top again', () => {
  const { header } = renderInHeader();
  scrollTo(11);
  scrollTo(10);
  expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('stops listening with its component', () => {
  const { header, unmount } = renderInHeader();
  unmount();
  scrollTo(11);
  expect(header).toHaveAttribute('data-scrolled', 'false');
});
