import { asDemoMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { openMenu } from '../pages/openMenu.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const ROBIN = asDemoMember('Robin Ashdown');

test('a member signs in, is still signed in after a reload, and signs out in all tabs; the device stores neither password nor token', async ({
  page,
  context,
}) => {
  const signIn = new SignInPage(page);
  const actions = new ActionsPage(page);
  await signIn.signInByForm(ROBIN);
  await expect(actions.banner).toHaveText("You're Landed");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('Robin Ashdown');
  expect(stored).not.toContain(ROBIN.password);
  expect(stored).not.toMatch(/eyJ[\w-]+\.eyJ/);

  await page.reload();
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(page.getByRole('link', { name: 'Signed in as Robin Ashdown' })).toBeVisible();
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'More' }).click();
  await menu.getByRole('link', { name: 'Change Profile' }).click();
  await expect(page).toHaveURL('/profile');

  const otherTab = await context.newPage();
  await otherTab.goto('/actions');
  await expect(new ActionsPage(otherTab).banner).toHaveText("You're Landed");
  await page.getByRole('link', { name: 'Signed in as Robin Ashdown' }).click();
  await signIn.signOut.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(otherTab).toHaveURL('/');
  await page.goto('/actions');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
