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

const CLUB_PASSWORD = "You need to enter your club's password to join.";

test('a wrong club password is refused by the server: at its field, with the passwords emptied and the rest kept', async ({
  page,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.fillAll({ ...ENTRIES, 'Club password': 'OARS-but-not-this-one' });
  await signUp.field('About me').fill('Bow side.');
  await signUp.submit.click();
  await expect(signUp.field('Club password')).toHaveAccessibleDescription(CLUB_PASSWORD);
  await expect(signUp.field('Password')).toHaveValue('');
  await expect(signUp.field('Confirm password')).toHaveValue('');
  await expect(signUp.field('Full name')).toHaveValue(ENTRIES['Full name']);
  await expect(signUp.field('Email')).toHaveValue(ENTRIES['Email']);
  await expect(signUp.field('Password hint')).toHaveValue(ENTRIES['Password hint']);
  await expect(signUp.field('About me')).toHaveValue('Bow side.');
});

test('a new member arrives on the actions screen, signed in and landed', async ({ page }) => {
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

test('a minor names a guardian, and is a minor to the club, without a birth date', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  const birthDate = `${new Date().getFullYear() - 15}-01-01`;
  const entries = {
    'Full name': 'Lena Harbour',
    Email: 'lena.harbour@example.org',
    'Birth date': birthDate,
  };
  await signUp.fillAll({ ...ENTRIES, ...entries });
  await signUp.submit.click();
  const guardian = page.getByLabel('Guardian', { exact: true });
  await expect(guardian).toHaveAccessibleDescription('Enter the full name of the guardian.');
  await guardian.fill('Petra Harbour');
  await page.getByLabel("Guardian's email").fill('petra.harbour@example.org');
  await page.getByText('My guardian consents to my rowing here').click();
  await signUp.submit.click();
  await page.waitForURL('**/actions');
  await page.goto('/clearances');
  const age = page.getByRole('region', { name: 'Age' });
  await expect(age).toContainText('Under 18.');
  await expect(age).toContainText('Petra Harbour, petra.harbour@example.org. Consent given on');
  await expect(page.getByText(birthDate)).toHaveCount(0);
});
