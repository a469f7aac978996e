/** @jest-environment jsdom */
import { REVEAL_THRESHOLD } from '@/lib/constants';

type Sighting = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'> & { top: number };

const IN_VIEW: Sighting = { isIntersecting: true, intersectionRatio: 1, top: 100 };
const A_LITTLE_IN_VIEW: Sighting = { isIntersecting: false, intersectionRatio: 0.05, top: 700 };
const BELOW: Sighting = { isIntersecting: false, intersectionRatio: 0, top: 2000 };
const ABOVE: Sighting = { isIntersecting: false, intersectionRatio: 0, top: -2000 };

/** Stands in for the browser's observer and lets a test say where a block is. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly watched = new Set<Element>();

  constructor(
    readonly report: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.all.push(this);
  }

  observe(block: Element) {
    this.watched.add(block);
  }

  unobserve(block: Element) {
    this.watched.delete(block);
  }

  see(target: Element, { top, ...sighting }: Sighting) {
    if (!this.watched.has(target)) return;
    const entry = { target, boundingClientRect: new DOMRect(0, top, 300, 200), ...sighting };
    this.report([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

async function watch({ reducedMotion = false } = {}) {
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
  const see = (sighting: Sighting) => {
    for (const observer of FakeObserver.all) observer.see(block, sighting);
  };
  return { block, see, stop, revealOnScroll };
}

test('asks for a tenth of the block', async () => {
  await watch();
  expect(FakeObserver.all[0]?.options.threshold).toBe(REVEAL_THRESHOLD);
});

test.each([
  ['in view', IN_VIEW],
  ['a little in view', A_LITTLE_IN_VIEW],
  ['above the view', ABOVE],
])('never hides a block that is %s at first', async (_where, sighting) => {
  const { block, see } = await watch();
  see(sighting);
  see(BELOW);
  expect(block.dataset.reveal).not.toBe('hidden');
});

test('hides a block below the view and shows it once it comes', async () => {
  const { block, see } = await watch();
  see(BELOW);
  expect(block.dataset.reveal).toBe('hidden');
  see(A_LITTLE_IN_VIEW);
  expect(block.dataset.reveal).toBe('hidden');
  see(IN_VIEW);
  expect(block.dataset.reveal).toBe('shown');
});

test('shows a block once and for good', async () => {
  const { block, see } = await watch();
  for (const sighting of [BELOW, IN_VIEW, BELOW, ABOVE]) see(sighting);
  expect(block.dataset.reveal).toBe('shown');
});

test('watches nothing under reduced motion', async () => {
  const { block, see } = await watch({ reducedMotion: true });
  see(BELOW);
  expect(FakeObserver.all).toHaveLength(0);
  expect(block.dataset.reveal).toBeUndefined();
});

test('shares one observer between all blocks', async () => {
  const { revealOnScroll } = await watch();
  revealOnScroll(document.createElement('div'));
  expect(FakeObserver.all).toHaveLength(1);
});

test('stops watching a block that leaves the page', async () => {
  const { block, see, stop } = await watch();
  stop?.();
  see(BELOW);
  expect(block.dataset.reveal).toBeUndefined();
});
