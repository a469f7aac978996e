/** @jest-environment jsdom */
import { REVEAL_THRESHOLD } from './reveal';

type Position = [isIntersecting: boolean, intersectionRatio: number, top: number];

const IN_VIEW: Position = [true, 1, 100];
const PARTLY_IN_VIEW: Position = [false, 0.05, 700];
const BELOW: Position = [false, 0, 2000];
const ABOVE: Position = [false, 0, -2000];

/** Observes a block by a fake `IntersectionObserver`, which lets a test move the block. */
async function observe({ reducedMotion = false, height = 500 } = {}) {
  const observed = new Set<Element>();
  const observer = { observe: (block: Element) => observed.add(block), disconnect: () => observed.clear() };
  const create = jest.fn((_report: (entries: unknown[], self: unknown) => void, _options: unknown) => observer);
  Object.assign(window, {
    IntersectionObserver: create,
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') && reducedMotion }),
  });
  jest.resetModules();
  const { revealOnScroll } = await import('./reveal');
  const block = document.createElement('div');
  Object.defineProperty(block, 'offsetHeight', { value: height });
  const stop = revealOnScroll(block);
  const moveTo = ([isIntersecting, intersectionRatio, top]: Position) => {
    const entry = { target: block, isIntersecting, intersectionRatio, boundingClientRect: { top } };
    if (observed.has(block)) create.mock.calls[0]?.[0]([entry], observer);
  };
  return { block, moveTo, stop, create };
}

test.each([
  ['in view at first is never hidden', [IN_VIEW, BELOW], undefined],
  ['partly in view at first is never hidden', [PARTLY_IN_VIEW, BELOW], undefined],
  ['above the viewport at first is never hidden', [ABOVE, BELOW], undefined],
  ['below the viewport is hidden', [BELOW], 'hidden'],
  ['less than a tenth in view stays hidden', [BELOW, PARTLY_IN_VIEW], 'hidden'],
  ['a tenth in view is shown', [BELOW, PARTLY_IN_VIEW, IN_VIEW], 'shown'],
  ['once shown is never hidden again', [BELOW, IN_VIEW, BELOW, ABOVE], 'shown'],
])('a block that is %s', async (_, positions, state) => {
  const { block, moveTo, create } = await observe();
  for (const position of positions) moveTo(position);
  expect(block.dataset.reveal).toBe(state);
  expect(create.mock.calls.map(([, options]) => options)).toEqual([{ threshold: REVEAL_THRESHOLD }]);
});

test('with reduced motion, and once it is unmounted, a block is never hidden', async () => {
  for (const reducedMotion of [true, false]) {
    const { block, moveTo, stop, create } = await observe({ reducedMotion });
    stop?.();
    moveTo(BELOW);
    expect(block.dataset.reveal).toBeUndefined();
    expect(create).toHaveBeenCalledTimes(reducedMotion ? 0 : 1);
  }
});

test('of a block higher than ten viewports, less than a tenth has to be in view', async () => {
  const { create } = await observe({ height: 20 * window.innerHeight });
  expect(create.mock.calls.map(([, options]) => options)).toEqual([{ threshold: 0.025 }]);
});
