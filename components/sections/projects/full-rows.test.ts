/** @jest-environment node */
import { fullRows } from './full-rows';

const counts = Array.from({ length: 12 }, (_, index) => index + 1);

test.each([true, false])('no count of cards leaves a hole, with leading: %s', (leading) => {
  for (const count of counts) {
    const { first, last } = fullRows(count, leading);
    const whole = count === 1 ? Number(first || last) : Number(first) + Number(last);
    expect({ count, inPairs: (count - whole) % 2 }).toEqual({ count, inPairs: 0 });
  }
});

test('a leading card has its row, and no card without need', () => {
  for (const count of counts) expect(fullRows(count, true).first).toBe(true);
  for (const count of counts.filter((it) => it % 2 === 0)) {
    expect(fullRows(count, false)).toEqual({ first: false, last: false });
  }
});
