import { expect, test } from '../fixtures/test.ts';
import { asDemoMember } from '../fixtures/clubhouse.ts';
import { openMenu } from '../pages/openMenu.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

test('the help opens section by section, by keyboard and by address', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText('Version Beta 1')).toBeVisible();
  await expect(page.locator('details')).toHaveCount(9);
  await expect(page.locator('details[open]')).toHaveCount(0);
  await page.locator('#boats > summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Slide Confirm launch all the way/)).toBeVisible();
  await page.goto('/about#miles');
  await expect(page.getByText(/1,600 to the mile/)).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);
});

test('About and Sign Up are in the menu of visitors, and behind More for members', async ({ page }) => {
  await page.goto('/');
  const visitors = await openMenu(page);
  await expect(visitors.getByRole('link')).toHaveText(['Sign In', 'About', 'Sign Up']);
  await visitors.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');

  await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'));
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'About' })).toBeHidden();
  await menu.getByRole('button', { name: 'More' }).click();
  for (const name of ['Change Profile', 'About', 'Sign Up'])
    await expect(menu.getByRole('link', { name })).toBeVisible();
});

test("the device's settings survive a reload", async ({ page }) => {
  const open = async () => {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'More' }).click();
    return menu;
  };
  await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'));
  const menu = await open();
  await menu.getByLabel('Sounds').uncheck();
  await menu.getByLabel('Anonymous').check();
  await menu.getByLabel('Analytic').uncheck();
  await page.reload();
  await open();
  await expect(menu.getByLabel('Sounds')).not.toBeChecked();
  await expect(menu.getByLabel('Anonymous')).toBeChecked();
  await expect(menu.getByLabel('Analytic')).not.toBeChecked();
});
