/** @jest-environment node */
import fc from 'fast-check';
import { mostRings, STAR_POINTS, stepsFor } from '@/lib/brand/star-shape';
import { content } from '@/lib/content/content';
import { checkContent } from './check';

/** Everything the check says of a brand. */
function mistakesIn(brand: unknown): string[] {
  try {
    checkContent({ ...content, brand } as typeof content);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
}

const star = { points: 8, step: 3, rings: 1, turn: 0 };
const colors = { ground: '#F6F2EA', accent: '#0A6A62' };

test.each([
  { star: 'khatam', colors: 'shipped' },
  { star: 'name', colors },
  { star, colors: { ...colors, secondAccent: '#a4480f' } },
  { star: { points: 5, step: 2, rings: 1, turn: 1 }, colors: 'shipped' },
  { fonts: { ...content.brand.fonts, script: { heading: 'Cairo', body: 'Cairo' } } },
])('takes %j', (look) => {
  expect(mistakesIn({ ...content.brand, ...look })).toEqual([]);
});

test.each<[part: object, sentence: string]>([
  [{ star: 'star' }, 'brand.star is "star"; write "khatam" or "name", or the numbers of a star in braces.'],
  [{ star: undefined }, 'brand.star is missing; write it.'],
  [{ star: { ...star, points: 4 } }, 'brand.star.points is 4; write a whole number from 5 to 12.'],
  [{ star: { ...star, points: 13 } }, 'brand.star.points is 13; write a whole number from 5 to 12.'],
  [
    { star: { ...star, points: '8' } },
    'brand.star.points must be a number without quotes; write a whole number from 5 to 12.',
  ],
  [{ star: { ...star, step: 4 } }, 'brand.star.step is 4, which with 8 points draws no star; write 2 or 3.'],
  [{ star: { ...star, step: 1 } }, 'brand.star.step is 1, which with 8 points draws no star; write 2 or 3.'],
  [{ star: { ...star, step: 2.5 } }, 'brand.star.step is 2.5; write a whole number, for example 3.'],
  [
    { star: { ...star, points: 12, step: 2 } },
    'brand.star.step is 2, which with 12 points looks like a disc in an icon of 16 px; write 4.',
  ],
  [
    { star: { ...star, points: 9, step: 4 } },
    'brand.star.step is 4, which with 9 points has tips too thin for an icon of 16 px; write 3.',
  ],
  [
    { star: { ...star, points: 7, rings: 2 } },
    'brand.star.rings is 2, for which the tips of this star leave no room; write 1, or a smaller step.',
  ],
  [{ star: { ...star, rings: 4 } }, 'brand.star.rings is 4; write 1, 2 or 3.'],
  [{ star: { ...star, turn: 45 } }, 'brand.star.turn is 45; write a number from 0 to 1, for example 0.5.'],
  [{ star: { points: 8, step: 3, rings: 1 } }, 'brand.star.turn is missing; write it.'],
  [{ colors: 'teal' }, 'brand.colors is "teal"; write "shipped", or a ground and an accent in braces.'],
  [
    { colors: { ...colors, accent: 'teal' } },
    'brand.colors.accent is "teal"; write a colour as # and six digits from 0 to F, for example #0A6A62.',
  ],
  [{ colors: { ...colors, ground: '#FFF' } }, 'brand.colors.ground is "#FFF"; write a colour as # and six digits'],
  [{ colors: { accent: '#0A6A62' } }, 'brand.colors.ground is missing; write it.'],
  [{ colors: { ...colors, secondAccent: '' } }, 'brand.colors.secondAccent is empty; write it, or remove the entry.'],
  [{ fonts: { heading: 'Cairo' } }, 'brand.fonts.body is missing; write it.'],
  [
    { fonts: { ...content.brand.fonts, script: { heading: 'Cairo' } } },
    'brand.fonts.script.body is missing; write it.',
  ],
  [{ fonts: { ...content.brand.fonts, script: 'Cairo' } }, 'brand.fonts.script must be a group of fields in braces'],
  [{ colors: { ...colors, third: '#FFFFFF' } }, 'brand.colors has a field the site does not know: third;'],
])('stops at %j', (part, sentence) => {
  expect(mistakesIn({ ...content.brand, ...part })).toEqual([expect.stringContaining(`content/brand.ts: ${sentence}`)]);
});

test('has a step for every number of points, and takes each that a sentence names', () => {
  fc.assert(
    fc.property(fc.integer({ min: STAR_POINTS.least, max: STAR_POINTS.most }), fc.integer(), (points, step) => {
      const steps = stepsFor(points);
      expect(steps.length).toBeGreaterThan(0);
      const found = mistakesIn({ ...content.brand, star: { points, step, rings: 1, turn: 0 } });
      expect(found).toHaveLength(steps.includes(step) ? 0 : 1);
      for (const named of steps) {
        const rings = mostRings({ points, step: named });
        expect(mistakesIn({ ...content.brand, star: { points, step: named, rings, turn: 0 } })).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
