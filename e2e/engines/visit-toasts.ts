import { FAULTS } from '../../scripts/inbox';

/** How long a toast stands (docs/behaviour.md, "Toasts"), and how far off a busy machine may see it come and go, in ms. */
const DURATION = 4000;
const TOLERANCE = 1500;

/** As far as a swipe goes, in px: well over the threshold. */
const SWIPE = 80;

/** Faults whose words tell one toast from another. */
const STANDING = ['error-json', 'not-found', 'too-many'] as const;
const NEXT = 'invalid';

type Fault = keyof typeof FAULTS;

/**
 * Toasts dismissed in every way there is, each way first, in the middle and last of three, and
 * after each three a toast that is left alone.
 *
 * @param engine On the form's page, with the form filled in.
 * @param expect Waits for a condition in the page.
 *
 * @throws {Error} naming the order after which a toast did not have its time.
 */
export async function visitToasts(
  { evaluate, press, drag }: Required<Pick<import('./engine').Engine, 'evaluate' | 'press' | 'drag'>>,
  expect: (step: string, condition: string) => Promise<void>,
  inbox: import('../../scripts/inbox').Inbox,
) {
  const card = (fault: Fault) =>
    `[...document.querySelectorAll('[data-toast][data-leaving="false"]')].find(({ textContent }) => textContent.includes(${JSON.stringify(wordsOf(fault))}))`;
  const dismissButton = (fault: Fault) => `${card(fault)}.querySelector('button[data-tooltip]')`;
  // The focus holds a toast that has it.
  const writeOn = () => evaluate(`document.querySelector('form button').focus()`);

  async function raise(fault: Fault) {
    if (await evaluate(`Boolean(${card(fault)})`)) return;
    inbox.answerWith(fault);
    await evaluate(`document.querySelector('form').requestSubmit()`);
    await expect(`a toast says “${wordsOf(fault)}”`, card(fault));
  }

  /**
   * Presses the middle of what belongs to a toast, and moves along.
   *
   * @param distances how far it moves to the right, in px
   */
  async function pressOn(
    fault: Fault,
    part: (fault: Fault) => string,
    pointerType: 'mouse' | 'touch',
    distances: readonly number[] = [0],
  ) {
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

  const ways: Record<string, (fault: Fault) => Promise<void>> = {
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
    const order = STANDING.map((fault, step) => ({ fault, way: names[(index + step) % names.length] ?? '' }));
    for (const fault of STANDING) await raise(fault);
    for (const { fault, way } of order) {
      // Those before it may have taken longer than it stands.
      await raise(fault);
      await ways[way]?.(fault);
      await expect(`it goes: ${way}`, `!${card(fault)}`);
    }
    const sequence = order.map(({ way }) => way).join(', ');
    await writeOn();
    await expect('none is left', `!document.querySelector('[data-toast]')`);
    await evaluate(`(${watch})()`);
    await raise(NEXT);
    await expect(`after ${sequence} the next one goes`, `window.stood !== undefined`);
    const stood = await evaluate('window.stood');
    if (Math.abs(stood - DURATION) > TOLERANCE) {
      throw new Error(`Failed: after ${sequence} the next toast stood ${stood} ms.`);
    }
    await expect('and is gone', `!document.querySelector('[data-toast]')`);
  }
}

function wordsOf(fault: Fault) {
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
