/** For so long at most a press is waited for, in ms: a visitor may rest a finger on the screen. */
const LONGEST_PRESS = 1000;

/** When the press that is under way began, in ms since the page's start; long ago where there is none. */
let pressedAt = -LONGEST_PRESS;
for (const type of ['pointerdown', 'keydown', 'pointerup', 'pointercancel', 'keyup']) {
  addEventListener(
    type,
    () => {
      pressedAt = type.endsWith('down') ? performance.now() : -LONGEST_PRESS;
    },
    { capture: true, passive: true },
  );
}

/**
 * Resolves once no press is under way and the screen has shown what came of the last one, so
 * that the work that follows keeps no visitor waiting.
 *
 * @returns {Promise<void>}
 */
export function screenRest() {
  return new Promise((resolve) => {
    function look() {
      if (performance.now() - pressedAt < LONGEST_PRESS) requestAnimationFrame(look);
      // A frame's callbacks run before it is painted, a timer set in one runs after.
      else requestAnimationFrame(() => setTimeout(resolve));
    }
    look();
  });
}
