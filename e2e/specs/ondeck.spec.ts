import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

/** With reduced motion no colour is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MINUTE_MS = 60_000;

test("a member who goes on deck shows on another's screen within a minute, which returns home after sixteen", async ({
  page,
  otherPage,
  clubhouse,
}) => {
  const [coach, rower] = [await clubhouse.join(), await clubhouse.join()];
  // Tests the refresh by polling; advancing the clock would also time out requests in flight.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  await page.clock.install();
  await Promise.all([new SignInPage(page).signIn(coach), new SignInPage(otherPage).signIn(rower)]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'On Deck' }).click();
  await expect(page.getByRole('heading', { name: 'On Deck' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: rower.name });
  await expect(row).toBeHidden();
  await expect(page.getByRole('tab', { name: /^Show all Launched ?\d/ })).toBeVisible();

  await otherPage.evaluate(async ({ id, token }) => {
    await fetch(`/api/userondeck/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  }, rower);
  await page.clock.fastForward(MINUTE_MS);
  await expect(row).toBeVisible();
  await page.getByRole('tab', { name: 'Filter Groups' }).click();
  await expect(page.getByRole('tab', { name: /^Everyone/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  for (let refreshes = 0; refreshes < 16; refreshes += 1) await page.clock.fastForward(MINUTE_MS);
  await expect(page).toHaveURL('/');
});
