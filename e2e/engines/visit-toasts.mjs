import { FAULTS } from '../../scripts/inbox';

/** How long a toast stands (docs/behaviour.md, "Toasts"), and how far off a busy machine may see it come and go, in ms. */
const DURATION = 4000;
const TOLERANCE = 1500;

/** As far as a swipe goes, in px: well over the threshold. */
const SWIPE = 80;

/** Faults whose words tell one toast from another. */
const STANDING = /** @type {const} */ (['error-json', 'not-found', 'too-many']);
const NEXT = 'invalid';

/** @typedef {keyof typeof FAULTS} Fault */

/**
 * Toasts dismissed in every way there is, each way first, in the middle and last of three, and
 * after each three a toast that is left alone.
 *
 * @param {Required<Pick<import('./engine').Engine, 'evaluate' | 'press' | 'drag'>>} engine On the form's page, with the form filled in.
 * @param {(step: string, condition: string) => Promise<void>} expect Waits for a condition in the page.
 * @param {import('../../scripts/inbox').Inbox} inbox
 * @throws {Error} naming the order after which a toast did not have its time.
 */
export async function visitToasts({ evaluate, press, drag }, expect, inbox) {
  /** @param {Fault} fault */
  const card = (fault) =>
    `[...document.querySelectorAll('[data-toast][data-leaving="false"]')].find(({ textContent }) => textContent.includes(${JSON.stringify(wordsOf(fault))}))`;
  /** @param {Fault} fault */
  const dismissButton = (fault) => `${card(fault)}.querySelector('button[data-tooltip]')`;
  // The focus holds a toast that has it.
  const writeOn = () => evaluate(`document.querySelector('form button').focus()`);

  /** @param {Fault} fault */
  async function raise(fault) {
    if (await evaluate(`Boolean(${card(fault)})`)) return;
    inbox.answerWith(fault);
    await evaluate(`document.querySelector('form').requestSubmit()`);
    await expect(`a toast says “${wordsOf(fault)}”`, card(fault));
  }

  /**
   * Presses the middle of what belongs to a toast, and moves along.
   *
   * @param {Fault} fault
   * @param {(fault: Fault) => string} part
   * @param {'mouse' | 'touch'} pointerType
   * @param {readonly number[]} distances how far it moves to the right, in px
   */
  async function pressOn(fault, part, pointerType, distances = [0]) {
    await expect('it rests', `document.getAnimations().every(({ playState }) => playState !== 'running')`);
    const box = await evaluate(`${card(fault)} && ${part(fault)}.getBoundingClientRect()`);
    if (!box) {
      // On a busy machine its time was over before it could be pressed.
      await raise(fault);
      await pressOn(fault, part, pointerType, distances);
      return;
    }
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    await drag({ pointerType, path: distances.map((distance) => ({ x: x + distance, y })) });
  }

  /** @type {Record<string, (fault: Fault) => Promise<void>>} */
  const ways = {
    mouse: (fault) => pressOn(fault, dismissButton, 'mouse'),
    touch: (fault) => pressOn(fault, dismissButton, 'touch'),
    async key(fault) {
      await evaluate(`${card(fault)} && ${dismissButton(fault)}.focus()`);
      await press('\uE007');
    },
    swipe: (fault) => pressOn(fault, card, 'touch', [0, SWIPE / 2, SWIPE]),
    timeout: writeOn,
  };

  const names = Object.keys(ways);
  for (const index of names.keys()) {
    const order = [0, 1, 2].map((step) => /** @type {string} */ (names[(index + step) % names.length]));
    for (const fault of STANDING) await raise(fault);
    for (const [step, way] of order.entries()) {
      const fault = /** @type {Fault} */ (STANDING[step]);
      // Those before it may have taken longer than it stands.
      await raise(fault);
      await ways[way]?.(fault);
      await expect(`it goes: ${way}`, `!${card(fault)}`);
    }
    await writeOn();
    await expect('none is left', `!document.querySelector('[data-toast]')`);
    await evaluate(`(${watch})()`);
    await raise(NEXT);
    await expect(`after ${order.join(', ')} the next one goes`, `window.stood !== undefined`);
    const stood = await evaluate('window.stood');
    if (Math.abs(stood - DURATION) > TOLERANCE) {
      throw new Error(`Failed: after ${order.join(', ')} the next toast stood ${stood} ms.`);
    }
    await expect('and is gone', `!document.querySelector('[data-toast]')`);
  }
}

/** @param {Fault} fault */
function wordsOf(fault) {
  const answer = FAULTS[fault];
  return String(JSON.parse('body' in answer ? answer.body : '{}').error);
}

/** In the page: keeps in `window.stood` how long the next toast has stood, in ms. */
const watch = `() => {
  delete window.stood;
  let since;
  const observer = new MutationObserver(() => {
    const card = document.querySelector('[data-toast]');
    if (card && since === undefined) since = performance.now();
    if (since === undefined || card?.dataset.leaving === 'false') return;
    window.stood = performance.now() - since;
    observer.disconnect();
  });
  observer.observe(document.querySelector('[role="alert"][aria-atomic]').parentElement, {
    subtree: true, childList: true, attributeFilter: ['data-leaving'],
  });
}`;
