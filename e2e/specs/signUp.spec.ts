import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignUpPage, type SignUpEntries } from '../pages/SignUpPage.ts';
import { expect, test } from '../fixtures/test.ts';

const ENTRIES: SignUpEntries = {
  'Club password': 'OARS-demo-boathouse',
  'Full name': 'Alma Birch',
  Email: 'alma.birch@example.org',
  Password: 'Catch&Drive9',
  'Confirm password': 'Catch&Drive9',
  'Password hint': 'what the blade does',
  'User group': 'Master Women',
  'Birth date': '1984-06-15',
};

test('a new member arrives on the actions screen, signed in and shown as landed', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await signUp.fillAll({ ...ENTRIES, 'Full name': 'Ines Harbour', Email: 'ines.harbour@example.org' });
  await signUp.submit.click();
  await page.waitForURL('**/actions');
  await expect(page.getByText('Welcome, Ines!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Signed in as Ines Harbour' })).toBeVisible();
  const actions = new ActionsPage(page);
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(actions.season('Season miles')).toHaveText('0');
});
