/** @jest-environment node */
import { withNewTexts } from './new-texts.mjs';

test('puts another text in the place of one, in its quotes, and changes nothing else', () => {
  const code = `// 'a'\nconst x = ['a', "b", \`c\`]; // é\n`;
  const at = (text: string) => ({ start: code.lastIndexOf(text), end: code.lastIndexOf(text) + 3 });
  const texts = [
    { ...at(`'a'`), quote: "'", value: '/long/path.png' },
    { ...at('`c`'), quote: '`', value: '/c' },
    { ...at('"b"'), quote: '"', value: '/b' },
  ];
  expect(withNewTexts(code, texts)).toBe(`// 'a'\nconst x = ['/long/path.png', "/b", \`/c\`]; // é\n`);
});
