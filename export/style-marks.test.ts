/** @jest-environment jsdom */
import { edit, parsePage } from './pages.mjs';
import { takeStyleMarks } from './style-marks.mjs';

const END = '/*!sc*/\n';
const MARKED = [
  ':root{--ink:#17191E;}',
  'data-styled.g2[id="sc-global-aBc1"]{content:"sc-global-aBc11,"}',
  '.bXyZ{color:red;}',
  '@media print{.bXyZ{color:$&;}}',
  '.cXyZ{color:blue;}',
  'data-styled.g7[id="sc-01234abc-0"]{content:"bXyZ,cXyZ,"}',
]
  .map((part) => part + END)
  .join('');

function pageWith(style: string) {
  return parsePage(
    'index.html',
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${style}</head><body></body></html>`,
  );
}

const styled = (text: string) => `<style data-styled="" data-styled-version="6.6.0">${text}</style>`;

test('a page keeps its rules without the marks, and its data gives styled-components the whole text again', () => {
  const page = pageWith(styled(MARKED));
  const { edits, statement } = takeStyleMarks(page);
  const html = edit(page.html, edits);
  const rules = ':root{--ink:#17191E;}.bXyZ{color:red;}@media print{.bXyZ{color:$&;}}.cXyZ{color:blue;}';
  expect(html).toContain(`<style data-styled="">${rules}</style>`);

  document.head.innerHTML = /<head>(.*)<\/head>/.exec(html)?.[1] ?? '';
  const style = document.querySelector('style');
  new Function(statement)();
  expect(style?.textContent).toBe(MARKED);
  expect(style?.getAttribute('data-styled-version')).toBe('6.6.0');
  // What the policy knows and the page is painted with stays.
  expect(style?.firstChild?.nodeValue).toBe(rules);
});

test('a page without its style is left alone', () => {
  const { statement } = takeStyleMarks(pageWith(styled(MARKED)));
  document.head.innerHTML = '';
  expect(() => new Function(statement)()).not.toThrow();
});

test('a page without styles of styled-components has nothing to give', () => {
  expect(takeStyleMarks(pageWith('<style>p{margin:0}</style>'))).toEqual({ edits: [], statement: '' });
});

test.each([
  ['two styles', styled(MARKED) + styled(MARKED)],
  ['no version', styled(MARKED).replace(/ data-styled-version="[^"]*"/, '')],
  ['no mark behind the last rules', styled(`${MARKED}.dXyZ{top:0;}${END}`)],
  ['marks of another form', styled(MARKED.replaceAll('data-styled.g', 'sc-group-'))],
])('%s stops the build', (_, styles) => {
  expect(() => takeStyleMarks(pageWith(styles))).toThrow(
    /^index\.html does not hold .*bring export\/style-marks\.mjs up to this version of styled-components\.$/,
  );
});
