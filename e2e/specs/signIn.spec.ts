import { asDemoMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { openMenu } from '../pages/openMenu.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SIZES } from '../playwright.config.ts';

const ROBIN = asDemoMember('Robin Ashdown');

test('a wrong password and an unknown name are refused alike: the name stays, the password is emptied', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  for (const name of ['Robin Ashdown', 'Nobody Of That Name']) {
    await signIn.fill({ name, password: 'Not-the-1-password' });
    await expect(signIn.refusal).toContainText('Name and password do not match.');
    await expect(signIn.password).toHaveValue('');
    await expect(signIn.password).toBeFocused();
    await expect(signIn.name).toHaveValue(name);
  }
});

for (const device of ['phone', 'laptop'] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: SIZES[device] });

    test('a member signs in, is still signed in after a reload, finds the profile in the menu, and signs out', async ({
      page,
    }) => {
      const signIn = new SignInPage(page);
      const actions = new ActionsPage(page);
      await signIn.signInByForm(ROBIN);
      await expect(actions.banner).toHaveText("You're Landed");

      await page.reload();
      await expect(actions.banner).toHaveText("You're Landed");
      await expect(page.getByRole('link', { name: 'Signed in as Robin Ashdown' })).toBeVisible();

      const menu = await openMenu(page);
      await menu.getByRole('button', { name: 'More' }).click();
      await menu.getByRole('link', { name: 'Change Profile' }).click();
      await expect(page).toHaveURL('/profile');

      await page.getByRole('link', { name: 'Signed in as Robin Ashdown' }).click();
      await signIn.signOut.click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await page.goto('/actions');
      await expect(page).toHaveURL('/');
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    });
  });
}

test('the device stores neither password nor token, and signing out in one tab signs out the other', async ({
  page,
  context,
}) => {
  const signIn = new SignInPage(page);
  await signIn.signInByForm(ROBIN);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('Robin Ashdown');
  expect(stored).not.toContain(ROBIN.password);
  expect(stored).not.toMatch(/eyJ[\w-]+\.eyJ/);

  const otherTab = await context.newPage();
  await otherTab.goto('/actions');
  await expect(new ActionsPage(otherTab).banner).toHaveText("You're Landed");
  await page.getByRole('link', { name: 'Signed in as Robin Ashdown' }).click();
  await signIn.signOut.click();
  await expect(otherTab).toHaveURL('/');
});

test('a hint stored on this device shows at Password Hint', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.signInByForm(ROBIN);
  await page.getByRole('link', { name: 'Signed in as Robin Ashdown' }).click();
  await signIn.signOut.click();
  await expect(page).toHaveURL('/');
  await page.goto('/password_hint');
  await page.getByLabel('Name', { exact: true }).fill('Robin Ashdown');
  await page.getByRole('button', { name: 'Show hint' }).click();
  await expect(page.getByText('Hint for Robin Ashdown: what crews do, with a number')).toBeVisible();
});
