import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { lastResetKey } from '../fixtures/outbox.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const NEW = 'Feather5&square';
const SENT =
  "If the email address entered matches your profile's, please expect an email... key will expire 20 minutes after it's issued.";

const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Password Reset' }).getByLabel(label, { exact: true });

async function requestKey(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Reset', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Request key' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
}

async function fillReset(page: Page, key: string): Promise<void> {
  await field(page, 'Key').fill(key);
  await field(page, 'New password').fill(NEW);
  await field(page, 'Repeat new password').fill(NEW);
  await field(page, 'New hint').fill('what blades do');
}

test('a forgotten password is reset with the mailed key, which works once', async ({
  page,
  clubhouse,
  gateway,
}) => {
  const member = await clubhouse.join();
  const signIn = new SignInPage(page);
  await requestKey(page, member.email);
  await expect.poll(() => lastResetKey(gateway, member.email)).toBeTruthy();
  const key = lastResetKey(gateway, member.email) ?? '';
  await fillReset(page, key);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your password was reset.')).toBeVisible();
  await expect(page.getByRole('link', { name: `Signed in as ${member.name}` })).toBeVisible();

  await page.goto('/signin');
  await signIn.signOut.click();
  await expect(page).toHaveURL('/');
  await signIn.open();
  await signIn.fill(member);
  await expect(signIn.refusal).toContainText('Name and password do not match.');
  await signIn.fill({ name: member.name, password: NEW });
  await page.waitForURL('**/actions');

  await page.goto('/password_hint');
  await page.getByLabel('Name', { exact: true }).fill(member.name);
  await page.getByRole('button', { name: 'Show hint' }).click();
  await expect(page.getByText(`Hint for ${member.name}: what blades do`)).toBeVisible();

  await page.goto('/password_reset?step=key');
  await fillReset(page, key);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(field(page, 'Key')).toHaveAccessibleDescription(
    'This key is invalid or has already been used.',
  );
  await expect(field(page, 'Key')).toHaveValue(key);
  await expect(field(page, 'New password')).toHaveValue('');
});

test('an unknown address gets the same response, and no mail', async ({ page, gateway, clubhouse }) => {
  const member = await clubhouse.join();
  await requestKey(page, 'nobody.at.all@example.org');
  // Mails are sent in the order of the requests: once this one is there, the other would be too.
  await requestKey(page, member.email);
  await expect.poll(() => lastResetKey(gateway, member.email)).toBeTruthy();
  expect(lastResetKey(gateway, 'nobody.at.all@example.org')).toBeUndefined();
});
