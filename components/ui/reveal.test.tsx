/** @jest-environment jsdom */
import { REVEAL_THRESHOLD } from './reveal';

type Position = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'> & { top: number };

const IN_VIEW: Position = { isIntersecting: true, intersectionRatio: 1, top: 100 };
const PARTLY_IN_VIEW: Position = { isIntersecting: false, intersectionRatio: 0.05, top: 700 };
const BELOW: Position = { isIntersecting: false, intersectionRatio: 0, top: 2000 };
const ABOVE: Position = { isIntersecting: false, intersectionRatio: 0, top: -2000 };

/** A fake `IntersectionObserver` that lets a test move a block. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly observed = new Set<Element>();

  constructor(
    readonly report: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.all.push(this);
  }

  observe(block: Element) {
    this.observed.add(block);
  }

  unobserve(block: Element) {
    this.observed.delete(block);
  }

  moveTo(target: Element, { top, ...position }: Position) {
    if (!this.observed.has(target)) return;
    const entry = { target, boundingClientRect: { top }, ...position } as IntersectionObserverEntry;
    this.report([entry], this as unknown as IntersectionObserver);
  }
}

async function observe({ reducedMotion = false } = {}) {
  FakeObserver.all = [];
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') && reducedMotion }),
  });
  jest.resetModules();
  const { revealOnScroll } = await import('./reveal');
  const block = document.createElement('div');
  const stop = revealOnScroll(block);
  const moveTo = (position: Position) => {
    for (const observer of FakeObserver.all) observer.moveTo(block, position);
  };
  return { block, moveTo, stop };
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
  const { block, moveTo } = await observe();
  for (const position of positions) moveTo(position);
  expect(block.dataset.reveal).toBe(state);
  expect(FakeObserver.all.map(({ options }) => options.threshold)).toEqual([REVEAL_THRESHOLD]);
});

test('with reduced motion, and once it is unmounted, a block is never hidden', async () => {
  for (const reducedMotion of [true, false]) {
    const { block, moveTo, stop } = await observe({ reducedMotion });
    stop?.();
    moveTo(BELOW);
    expect(block.dataset.reveal).toBeUndefined();
    expect(FakeObserver.all).toHaveLength(reducedMotion ? 0 : 1);
  }
});
