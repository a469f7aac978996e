import { DRAWN_ICONS, lineIcon } from './line-icons';

test('a drawing comes before the icon of the same name', () => {
  expect([...DRAWN_ICONS.map(lineIcon), lineIcon('life-buoy')]).toEqual([
    ...DRAWN_ICONS.map(() => undefined),
    expect.anything(),
  ]);
});
