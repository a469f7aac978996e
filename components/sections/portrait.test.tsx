import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from './portrait';

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
