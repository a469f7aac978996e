import { plainText } from '../language/marked-text';
import { withMarks } from './inline';

test.each([
  'snake_case, __init__ and 2*3*4',
  'Entwickler*innen und Kund*innen',
  'src/*.ts, lib/**/*.ts and *.js, https://a.dev/_b_/c',
  'handlers[0](event), [sic], [a][b], [c]: https://c.dev',
  'C:\\*new\\_x on \\\\server, *args and **kwargs',
  '<b title="*a*">&amp;</b> <https://a.dev> <!-- *c* -->',
  'rock`n`roll, ~~a~~ and $b$',
  '# a\n- b\n1. c\n> d\n\n    e\n---\nf  \ng',
])('%s stays as it is', (text) => {
  expect(withMarks(text, () => '')).toBe(text);
});

test.each([
  ['*a* _b_ **c** `d*e*` [f *g*](/h/)', 'a b c d*e* f g', 6],
  ['这是**重点**内容, كلمة*مهمة*هنا, three `use_it`s', '这是重点内容, كلمةمهمةهنا, three use_its', 3],
  ['\\*not\\*, but "*so*"\n\n**C:\\x**', '*not*, but "so"\n\nC:\\x', 2],
])('%s has marks', (text, plain, count) => {
  const marked = withMarks(text, (address) => `/folder${address}`);
  expect(plainText(marked)).toBe(plain);
  expect(marked.split('\uFDD0')).toHaveLength(count + 1);
});
