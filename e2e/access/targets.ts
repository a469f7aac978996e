import type { Page } from '@playwright/test';

/**
 * The controls of a page that are smaller than 44 by 44 px, and links within a sentence that are smaller than
 * 24 px or closer to another target than that (WCAG 2.2, 2.5.5 and 2.5.8). A finding each.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TARGET = 44;
    const INLINE = 24;
    /** Half a pixel is rounding. */
    const SLACK = 0.5;

    /** A link among words of its own line, whose height is that of the text. */
    function isInSentence(element: Element): boolean {
      const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
      return (
        getComputedStyle(element).display === 'inline' &&
        around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      );
    }

    const controls = [
      ...document.querySelectorAll(
        'a[href], button, input:not([type="hidden"]), textarea, select, summary, [tabindex="0"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"], [inert]'))
      .map((element) => ({ element, boxes: [...element.getClientRects()], whole: element.getBoundingClientRect() }))
      // The skip link stands above the page until it has the focus.
      .filter(({ whole }) => whole.bottom + window.scrollY > 0);

    return controls.flatMap(({ element, boxes, whole }) => {
      const name = `<${element.localName}> ${JSON.stringify((element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40))}`;
      if (!isInSentence(element)) {
        const { width, height } = whole;
        const isSmall = width < TARGET - SLACK || height < TARGET - SLACK;
        return isSmall ? [`${name} is ${Math.round(width)} by ${Math.round(height)} px`] : [];
      }
      const others = controls.filter((other) => other.element !== element);
      return boxes.flatMap((box) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const isLow = box.height < INLINE - SLACK;
        const near = others.find((other) =>
          other.boxes.some(
            ({ left, right, top, bottom }) =>
              Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) < INLINE / 2,
          ),
        );
        return isLow && near ? [`${name} in a sentence is ${Math.round(box.height)} px high and beside another`] : [];
      });
    });
  });
}
