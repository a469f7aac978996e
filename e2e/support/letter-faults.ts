import type { Page } from '@playwright/test';

/** A stretch of letters of one script, of digits, or one other sign, in one font of the page. */
interface Stretch {
  text: string;
  /** The font that the styles ask for. */
  asked: string;
}

/** What a stretch is drawn from. */
interface Drawn extends Stretch {
  /** The fonts' names of themselves, the visitor's own marked so. */
  fonts: string[];
}

/**
 * Marks every stretch of a page's texts, each once, and a form's placeholders, in elements of their own; what
 * is drawn stays as it is. Last of all on a page, because its scripts know nothing of it.
 */
function markStretches(page: Page): Promise<Stretch[]> {
  return page.evaluate(async () => {
    // Joined letters are one stretch; a mark belongs to the letter before it.
    const STRETCH = /(?:(?=\p{L})\p{Script=Arabic}\p{M}*)+|(?:(?!\p{Script=Arabic})\p{L}\p{M}*)+|\p{N}+|[^\s\p{Cf}]/gu;
    const seen = new Set<string>();
    const askedFor = new Map<Element, string>();

    function askedBy(style: CSSStyleDeclaration) {
      return `${style.fontStyle} ${style.fontWeight} ${style.fontFamily}`;
    }

    function mark(text: string, style: CSSStyleDeclaration): (Node | string)[] {
      const nodes: (Node | string)[] = [];
      let at = 0;
      for (const match of text.matchAll(STRETCH)) {
        const [stretch] = match;
        const asked = askedBy(style);
        if (seen.has(`${asked} ${stretch}`)) continue;
        seen.add(`${asked} ${stretch}`);
        const span = document.createElement('span');
        span.dataset.stretch = '';
        span.textContent = stretch;
        nodes.push(text.slice(at, match.index), span);
        at = match.index + stretch.length;
        askedFor.set(span, asked);
      }
      return [...nodes, text.slice(at)];
    }

    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]')) {
      const style = getComputedStyle(field, '::placeholder');
      const copy = document.createElement('p');
      copy.className = field.className;
      field.after(copy);
      copy.append(...mark(field.placeholder, style));
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, [data-stretch]')) continue;
      text.replaceWith(...mark(text.data, getComputedStyle(parent)));
    }
    await document.fonts.ready;
    return [...document.querySelectorAll('[data-stretch]')].map((span) => ({
      text: span.textContent ?? '',
      asked: askedFor.get(span) ?? '',
    }));
  });
}

/**
 * What each stretch of letters on a page is drawn from, as Chromium tells it. It changes the page: nothing
 * else can be looked at afterwards.
 */
export async function drawnFrom(page: Page): Promise<Drawn[]> {
  const stretches = await markStretches(page);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-stretch]' });
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName, isCustomFont }) =>
        isCustomFont ? familyName : `${familyName} of the visitor’s`,
      );
    }),
  );
  await session.detach();
  return stretches.map((stretch, index) => ({ ...stretch, fonts: drawn[index] ?? [] }));
}
