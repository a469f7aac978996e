import type { Page } from '@playwright/test';

/**
 * Selectors and functions of CSS that came after early 2023, and words no browser knows in their place.
 * They are as long, because React's data counts the letters of its texts.
 */
const CSS = {
  ':popover-open': ':popover-none',
  ':has(': ':hat(',
  'color-mix(': 'color-max(',
  'animation-timeline': 'animation-timeless',
  '@view-transition': '@void-transition',
};

/** Attributes of HTML that came after it. */
const ATTRIBUTES = / popover(?:target)?="[^"]*"/gi;

/**
 * Takes from a page what came after early 2023 (docs/behaviour.md, "Without script and in
 * older browsers"), as far as the site or its packages could use it. Needs `bypassCSP`: the changed style sheet is not
 * the one that the policy knows.
 */
export async function takeAwayWhatIsNewer(page: Page) {
  await page.addInitScript((selectors) => {
    const aria = Object.keys(Object.getOwnPropertyDescriptors(Element.prototype)).filter((name) =>
      /^(aria|role$)/.test(name),
    );
    const newer: [owner: object, names: string[]][] = [
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction', 'command', 'commandForElement']],
      [Element.prototype, [...aria, 'checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore']],
      [Document.prototype, ['startViewTransition']],
      [URL, ['canParse', 'parse']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [AbortSignal, ['any']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'Iterator', 'CloseWatcher']],
    ];
    for (const [owner, names] of newer) {
      for (const name of names) {
        delete (owner as Record<string, unknown>)[name];
        if (name in owner) throw new Error(`${name} is still there.`);
      }
    }
    const searches: [owner: object, names: string[]][] = [
      [Element.prototype, ['matches', 'closest', 'querySelector', 'querySelectorAll']],
      [Document.prototype, ['querySelector', 'querySelectorAll']],
    ];
    for (const [owner, names] of searches) {
      for (const name of names) {
        const search = Reflect.get(owner, name);
        Reflect.set(owner, name, function (this: unknown, selector: string) {
          const unknown = selectors.find((part) => selector.includes(part));
          if (unknown) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
          return search.call(this, selector);
        });
      }
    }
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  }, Object.keys(CSS));

  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(ATTRIBUTES, '');
      const body = Object.entries(CSS).reduce((text, [known, unknown]) => text.replaceAll(known, unknown), html);
      await route.fulfill({ response, body });
    },
  );
}
