import { expect, NOWHERE, openAndSettle, pages, test } from './support/site';

for (const [name, path] of Object.entries(pages)) {
  test(`${name} keeps the console silent and asks nobody else`, async ({ page, visit }) => {
    await openAndSettle(page, path);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    // The browser reports the document's 404 by itself; the log is the page's (docs/behaviour.md, "Not-found page").
    const expected = path === NOWHERE ? [/^error: .*404/, /^info: .*\/nowhere\//] : [];
    const unexpected = visit.messages.filter((message) => !expected.some((pattern) => pattern.test(message)));
    expect(unexpected).toEqual([]);
    expect(visit.strayRequests).toEqual([]);
  });
}
