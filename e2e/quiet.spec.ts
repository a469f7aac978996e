import { expect, inMotion, NOWHERE, openAndSettle, pages, test, watchLoading } from './support/site';
import { PHONE } from './support/viewports';

test.use({ ...inMotion, viewport: PHONE });

test('every page keeps the console silent and asks nobody else', async ({ page, visit }) => {
  for (const [name, path] of Object.entries(pages)) {
    await openAndSettle(page, path);
    const settled = watchLoading(page);
    await page.mouse.wheel(0, 20_000);
    await settled();
    // The browser reports the document's 404 by itself; the log is the page's (docs/behaviour.md, "Not-found page").
    const expected = path === NOWHERE ? [/^error: .*404/, /^info: .*\/nowhere\//] : [];
    const messages = visit.messages.splice(0);
    expect
      .soft(
        messages.filter((message) => !expected.some((pattern) => pattern.test(message))),
        name,
      )
      .toEqual([]);
    expect.soft(visit.strayRequests.splice(0), name).toEqual([]);
  }
});
