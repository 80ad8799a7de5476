import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** Records the maximum scroll position from now on. */
async function watchScroll(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { most: window.scrollY };
    window.addEventListener('scroll', () => (seen.most = Math.max(seen.most, window.scrollY)));
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { most: number } }).seen.most);
}

test('after signing in, and after every navigation in the menu, a screen shows from its top', async ({
  page,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const signIn = new SignInPage(page);
  await signIn.open();
  const scrolled = await watchScroll(page);
  await signIn.fill(member);
  await expect(new ActionsPage(page).banner).toHaveText("You're Landed");
  await expect(page.getByRole('region', { name: 'My Miles' })).toBeVisible();
  expect(await scrolled()).toBe(0);

  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  const paths = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.keyboard.press('Escape');
  expect(paths.length).toBeGreaterThan(3);
  // Navigates away first, because a link to the current screen does nothing.
  const others = paths.filter((path) => path !== '/actions');
  for (const path of [...others, '/actions']) {
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.locator(`a[href="${path}"]`).click();
    await expect(page.locator('#main:not([aria-busy="true"]) h1')).toBeAttached();
    // Until the new screen is shown, the previous one is as it was.
    await expect.poll(() => page.evaluate(() => window.scrollY), path ?? '').toBe(0);
    await expect(page.getByRole('banner')).toBeInViewport();
  }
});
