import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { lastResetKey } from '../fixtures/outbox.ts';

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

test('a forgotten password is reset with the mailed key, which signs in', async ({
  page,
  clubhouse,
  gateway,
}) => {
  const member = await clubhouse.join();
  await requestKey(page, member.email);
  await expect.poll(() => lastResetKey(gateway, member.email)).toBeTruthy();
  const key = lastResetKey(gateway, member.email) ?? '';
  await fillReset(page, key);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your password was reset.')).toBeVisible();
  await expect(page.getByRole('link', { name: `Signed in as ${member.name}` })).toBeVisible();
});
