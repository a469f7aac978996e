/** @jest-environment node */
import { facesOf } from '../content/font-choice.mjs';

const latin = (weight: string) => ({ latin: `${weight}.woff2` });
const font = { name: 'one', version: '1.0.0', family: 'One' };
const variable = (min: number, max: number) => ({ ...font, files: { wght: latin('wght') }, axis: { min, max } });
const fixed = (...weights: string[]) => ({
  ...font,
  files: Object.fromEntries(weights.map((weight) => [weight, latin(weight)])),
});

/** Each face as its file, and the weights that the browser is told of. */
function told(...fonts: Parameters<typeof facesOf>) {
  return Object.entries(facesOf(...fonts)).map(([name, { files, weight }]) => `${name} ${files.latin} ${weight}`);
}

test.each([
  ['all weights', variable(200, 900), ['heading wght.woff2 640', 'body wght.woff2 400 600']],
  ['few weights', variable(300, 500), ['heading wght.woff2 500', 'body wght.woff2 400 500']],
  [
    'files of weights',
    fixed('300', '400', '700', '900'),
    ['heading 700.woff2 640', 'body 400.woff2 400 500', 'bold 700.woff2 600'],
  ],
  ['one weight', fixed('400'), ['heading 400.woff2 640', 'body 400.woff2 400 600']],
])('a font of %s gives the weights that it has, and never one that browsers would smear', (_, of, faces) => {
  expect(told(of, of)).toEqual(faces);
});
