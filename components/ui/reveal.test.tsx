/** @jest-environment jsdom */
import { REVEAL_THRESHOLD } from '@/lib/constants';

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
    const entry = { target, boundingClientRect: new DOMRect(0, top, 300, 200), ...position };
    this.report([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

async function observe({ reducedMotion = false } = {}) {
  FakeObserver.all = [];
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    DOMRect: class {
      constructor(
        readonly left: number,
        readonly top: number,
      ) {}
    },
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') && reducedMotion }),
  });
  jest.resetModules();
  const { revealOnScroll } = await import('./reveal');
  const block = document.createElement('div');
  const stop = revealOnScroll(block);
  const moveTo = (position: Position) => {
    for (const observer of FakeObserver.all) observer.moveTo(block, position);
  };
  return { block, moveTo, stop, revealOnScroll };
}

test('the observer’s threshold is a tenth of the block', async () => {
  await observe();
  expect(FakeObserver.all[0]?.options.threshold).toBe(REVEAL_THRESHOLD);
});

test.each([
  ['in view', IN_VIEW],
  ['partly in view', PARTLY_IN_VIEW],
  ['above the viewport', ABOVE],
])('a block that is %s at first is never hidden', async (_where, position) => {
  const { block, moveTo } = await observe();
  moveTo(position);
  moveTo(BELOW);
  expect(block.dataset.reveal).not.toBe('hidden');
});

test('a block below the viewport is hidden until a tenth of it is in view', async () => {
  const { block, moveTo } = await observe();
  moveTo(BELOW);
  expect(block.dataset.reveal).toBe('hidden');
  moveTo(PARTLY_IN_VIEW);
  expect(block.dataset.reveal).toBe('hidden');
  moveTo(IN_VIEW);
  expect(block.dataset.reveal).toBe('shown');
});

test('a block that was shown is never hidden again', async () => {
  const { block, moveTo } = await observe();
  for (const position of [BELOW, IN_VIEW, BELOW, ABOVE]) moveTo(position);
  expect(block.dataset.reveal).toBe('shown');
});

test('with reduced motion no block is observed', async () => {
  const { block, moveTo } = await observe({ reducedMotion: true });
  moveTo(BELOW);
  expect(FakeObserver.all).toHaveLength(0);
  expect(block.dataset.reveal).toBeUndefined();
});

test('all blocks share one observer', async () => {
  const { revealOnScroll } = await observe();
  revealOnScroll(document.createElement('div'));
  expect(FakeObserver.all).toHaveLength(1);
});

test('an unmounted block is no longer observed', async () => {
  const { block, moveTo, stop } = await observe();
  stop?.();
  moveTo(BELOW);
  expect(block.dataset.reveal).toBeUndefined();
});
