import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** Code that only a tap on an action needs. */
const FORMS = /\/(panels|trip)\.[0-9a-f]+\.js$/;

test('the code of forms is requested once the first figures are painted', async ({ page, clubhouse }) => {
  await page.addInitScript(() => {
    // The second frame after the figures are in the page begins once the first is painted.
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('main dl dd')) return;
      watcher.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('figures')));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await new SignInPage(page).signIn(await clubhouse.join());
  const forms = async () => {
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    );
    return fetched.filter(({ name }) => FORMS.test(name));
  };
  await expect.poll(async () => (await forms()).length, { timeout: 15_000 }).toBe(2);
  const painted = await page.evaluate(() => performance.getEntriesByName('figures')[0]?.startTime);
  const early = (await forms()).filter(({ startTime }) => startTime < (painted ?? Infinity));
  expect(early).toEqual([]);
});
