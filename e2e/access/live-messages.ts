import type { Page } from '@playwright/test';

/**
 * Has the page write down what its live regions say from now on, each message as screen readers say it: what
 * came, or all of the region where that is atomic.
 */
export function listen(page: Page) {
  return page.evaluate(() => {
    window.heard = [];
    const words = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[role="status"], [role="alert"], [aria-live]');
    const observer = new MutationObserver((records) => {
      const said = new Map<Element, Set<Node>>();
      for (const { type, target, addedNodes } of records) {
        const region = regionOf(target);
        if (!region) continue;
        const nodes = said.get(region) ?? new Set();
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) nodes.add(node);
        said.set(region, nodes);
      }
      for (const [region, nodes] of said) {
        const outermost = [...nodes].filter(
          (node) => ![...nodes].some((other) => other !== node && other.contains(node)),
        );
        const role = region.getAttribute('role');
        const isAtomic = (region.getAttribute('aria-atomic') ?? String(role !== null)) === 'true';
        const message = outermost.length === 0 ? '' : isAtomic ? words(region) : outermost.map(words).join(' ').trim();
        const isUrgent = role === 'alert' || region.getAttribute('aria-live') === 'assertive';
        if (message) window.heard?.push(`${isUrgent ? 'at once' : 'in turn'}: ${message}`);
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** What was said since, oldest first. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => window.heard ?? []);
}

declare global {
  interface Window {
    heard?: string[];
  }
}
