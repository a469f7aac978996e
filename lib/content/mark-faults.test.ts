/** @jest-environment node */
import { findFaultInMark } from './mark-faults';

test.each([
  ['Git Hub', 'github'],
  ['Stack Overflow', 'stackoverflow'],
  ['linkdin', 'linkedin'],
  ['mastadon', 'mastodon'],
  ['Twitter', 'x'],
])('in place of %s it proposes %s', (written, proposed) => {
  expect(findFaultInMark(written)).toContain(`for example ${proposed},`);
});

test.each(['github', 'linkedin', 'm5stack', 'M3 9h4v12H3zM5 2.8a2.2 2.2 0 1 1 0 4.4z', 'm.5-1 2e1.5zM1,2L3,4'])(
  'takes %s',
  (mark) => {
    expect(findFaultInMark(mark)).toBeUndefined();
  },
);

test.each(['<path d="M0 0h1z"/>', 'M12 3a5 5 url(#x)', 'M0 0"onload="x'])('takes %s for no drawing', (mark) => {
  expect(findFaultInMark(mark)).toMatch(/^is no path of a drawing; .*, for example M/);
});
