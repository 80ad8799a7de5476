import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { openMenu } from '../pages/openMenu.ts';

const NEW = 'Feather5&square';
const profile = (page: Page) => page.getByRole('form', { name: 'Change Profile' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a member changes the profile with the current password, and sees it after a reload', async ({
  page,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'More' }).click();
  await menu.getByRole('link', { name: 'Change Profile' }).click();
  await expect(field(page, 'Email')).toHaveValue(member.email);

  const submit = profile(page).getByRole('button', { name: 'Change Profile' });
  await field(page, 'About me').fill('Bow side.');
  await field(page, 'Current password').fill('Not-the-1-password');
  await submit.click();
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await expect(field(page, 'Current password')).toHaveValue('');

  await field(page, 'Email').fill(`new.${member.email}`);
  await field(page, 'User group').selectOption({ label: 'Scullers' });
  await field(page, 'Current password').fill(member.password);
  await submit.click();
  await expect(page.getByText('Your profile was changed.')).toBeVisible();

  await page.reload();
  await expect(field(page, 'Email')).toHaveValue(`new.${member.email}`);
  await expect(field(page, 'About me')).toHaveValue('Bow side.');
  await expect(field(page, 'User group').locator('option:checked')).toHaveText('Scullers');
});

test('a password changed by keyboard alone ends the sessions of other devices, where the new one is needed and the typed text is restored', async ({
  page,
  otherPage,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const signIn = new SignInPage(page);
  await signIn.signIn(member, '/profile');
  await field(page, 'About me').fill('Half a sentence about');
  await field(page, 'Current password').fill(member.password);

  await new SignInPage(otherPage).signIn(member, '/profile');
  const { keyboard } = otherPage;
  await otherPage.getByRole('tab', { name: 'Profile' }).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(otherPage).toHaveURL('/profile?change=password');
  await field(otherPage, 'Old password').focus();
  for (const [index, text] of [member.password, NEW, NEW].entries()) {
    if (index > 0) await keyboard.press('Tab');
    if (index > 0) await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('what blades do');
  await keyboard.press('Enter');
  await expect(
    otherPage.getByText(/Use the new one from now on\. Your other devices were signed out\./),
  ).toBeVisible();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sign in again.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signIn.fill(member);
  await expect(signIn.refusal).toContainText('Name and password do not match.');
  await signIn.fill({ name: member.name, password: NEW });
  await expect(page).toHaveURL('/profile');
  await expect(field(page, 'About me')).toHaveValue('Half a sentence about');
  await expect(field(page, 'Current password')).toHaveValue('');
});
