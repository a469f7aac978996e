/** Events that show that somebody uses the page. The press of a screen reader may be a `click` alone. */
const EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'input', 'click'];

/** How long after `load` a browser may still restore the scroll position, in ms. */
const SCROLL_RESTORED = 300;

/** How long a press is waited for at most, in ms: a visitor may rest a finger on the screen. */
const LONGEST_PRESS = 1000;

/** When the press that is under way began, in ms since the page's start. */
let pressedAt = -LONGEST_PRESS;

function notePress({ type }: Event) {
  pressedAt = type.endsWith('down') ? performance.now() : -LONGEST_PRESS;
}
for (const type of ['pointerdown', 'keydown', 'pointerup', 'pointercancel', 'keyup'])
  addEventListener(type, notePress, true);

/** Resolves at the visitor's next interaction: by pointer, touch or key, by focus, or by scrolling. */
export function nextInteraction(): Promise<unknown> {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true, passive: true };
  let moves = 0;
  return new Promise((resolve) => {
    function notice(event: Event) {
      // Browsers report a pointer that lies still over a page that comes up, by one move before it has loaded.
      if (event.type !== 'pointermove' || wasLoadedAt(event.timeStamp) || moves > 0) resolve(event);
      moves += 1;
    }
    for (const type of EVENTS) addEventListener(type, notice, options);
    const watchScroll = () => setTimeout(() => addEventListener('scroll', resolve, options), SCROLL_RESTORED);
    if (document.readyState === 'complete') watchScroll();
    else addEventListener('load', watchScroll, options);
  }).finally(() => controller.abort());
}

/** Whether the page had loaded at a time, in ms since its start. */
function wasLoadedAt(time: number): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !page || (page.loadEventStart > 0 && page.loadEventStart < time);
}

/** Resolves once no press is under way and the result of the last one is painted, so that no response has to wait. */
export function afterNextPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    // A frame's callbacks run before it is painted; a timer set in one runs after.
    requestAnimationFrame(function check() {
      if (performance.now() - pressedAt < LONGEST_PRESS) requestAnimationFrame(check);
      else setTimeout(resolve);
    });
  });
}
