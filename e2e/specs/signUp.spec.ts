import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignUpPage, type SignUpEntries, type SignUpLabel } from '../pages/SignUpPage.ts';
import { expect, test } from '../fixtures/test.ts';

const ENTRIES: SignUpEntries = {
  'Club password': 'OARS-demo-boathouse',
  'Full name': 'Alma Birch',
  'E-mail': 'alma.birch@example.org',
  Password: 'Catch&Drive9',
  'Confirm password': 'Catch&Drive9',
  'Password hint': 'what the blade does',
  'User group': 'Master Women',
  'Birth date': '1984-06-15',
};

const CLUB_PASSWORD = "You need to enter your club's password to join.";
const NAME_LENGTH = 'Please enter your full name, 5 to 28 characters.';
const SPECIAL = 'Names cannot include special characters.';
const CLASSES = 'Passwords need a lowercase letter, an uppercase letter, a digit and one of !@#$%^&*.';

/**
 * Each documented refusal (rules account.club-password, account.full-name, account.email, account.password, account.hint,
 * account.group-needed): the field, the typed value, the text at the field.
 */
const REFUSALS: [SignUpLabel, typed: string, text: string][] = [
  ['Club password', 'OARS-too-short', CLUB_PASSWORD],
  ['Club password', 'SKIFF-demo-boathouse', CLUB_PASSWORD],
  ['Full name', 'A By', NAME_LENGTH],
  ['Full name', 'Alma Bartholomew-Featherstone', NAME_LENGTH],
  ['Full name', 'AlmaBirch', 'Please enter first and last name, with a space between them.'],
  ['Full name', 'Alma Birch!', SPECIAL],
  ['Full name', 'Alma B1rch', SPECIAL],
  ['Full name', 'Robin Ashdown', 'This name is already taken.'],
  ['Full name', 'robin ashdown', 'This name is already taken.'],
  ['E-mail', 'alma.birch', 'Please enter a valid e-mail address.'],
  ['E-mail', 'robin.ashdown@example.org', 'This e-mail address is already taken.'],
  ['Password', 'Ab1!xyz', 'Passwords have 8 to 128 characters.'],
  ['Password', 'A b c d e 1!', 'Passwords have at most 4 spaces.'],
  ['Password', 'CATCH&DRIVE9', CLASSES],
  ['Password', 'catch&drive9', CLASSES],
  ['Password', 'Catch&Drive', CLASSES],
  ['Password', 'CatchDrive9', CLASSES],
  ['Confirm password', 'Catch&Drive8', 'The two passwords differ.'],
  ['Password hint', 'ox', 'Hints have 3 to 80 characters.'],
  ['Password hint', 'Catch&Drive9', 'The hint must not be the password.'],
  [
    'Password hint',
    'Catalogue',
    'The first 3 characters of the hint must differ from those of the password.',
  ],
  ['Password hint', 'xatch&Drive9', 'This hint is too revealing.'],
];

test('each documented refusal shows at its field, and keeps what was typed', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.fillAll(ENTRIES);
  for (const [label, typed, text] of REFUSALS) {
    await test.step(`${label}: ${typed}`, async () => {
      const field = signUp.field(label);
      await signUp.fill(label, typed);
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await signUp.submit.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(typed);
      await signUp.fill(label, ENTRIES[label]);
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
  }
  for (const [label, entry] of Object.entries(ENTRIES) as [SignUpLabel, string][]) {
    if (label !== 'User group') await expect(signUp.field(label)).toHaveValue(entry);
  }
  await expect(signUp.field('User group').locator('option:checked')).toHaveText(ENTRIES['User group']);
  await expect(page).toHaveURL('/signup');
});

test('an empty form marks every required field, and focuses the first', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.submit.click();
  await expect(signUp.field('Club password')).toBeFocused();
  const texts: [SignUpLabel, string][] = [
    ['Club password', CLUB_PASSWORD],
    ['Full name', NAME_LENGTH],
    ['E-mail', 'Please enter a valid e-mail address.'],
    ['Password', 'Passwords have 8 to 128 characters.'],
    ['Password hint', 'Hints have 3 to 80 characters.'],
    ['User group', 'Please choose your User Group.'],
    ['Birth date', 'Please give a birth date in the past.'],
  ];
  for (const [label, text] of texts) await expect(signUp.field(label)).toHaveAccessibleDescription(text);
  await expect(signUp.field('About me')).not.toHaveAttribute('aria-invalid');
  await expect(signUp.coach.getByRole('radio', { name: 'No' })).toBeChecked();
});

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
  await expect(signUp.field('E-mail')).toHaveValue(ENTRIES['E-mail']);
  await expect(signUp.field('Password hint')).toHaveValue(ENTRIES['Password hint']);
  await expect(signUp.field('About me')).toHaveValue('Bow side.');
});

for (const [label, taken, text] of [
  ['Full name', 'Robin Ashdown', 'This name is already taken.'],
  ['E-mail', 'robin.ashdown@example.org', 'This e-mail address is already taken.'],
] as const) {
  test(`when the club password could not be checked before, sending shows at its field: ${text}`, async ({
    page,
  }) => {
    await page.route('**/api/availability?*', (route) => route.abort('connectionfailed'));
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.fillAll({ ...ENTRIES, [label]: taken });
    await signUp.submit.click();
    await expect(signUp.field(label)).toHaveAccessibleDescription(text);
    await expect(signUp.field(label)).toBeFocused();
    await expect(signUp.field(label)).toHaveValue(taken);
    await expect(signUp.field('Club password')).toHaveValue(ENTRIES['Club password']);
    await expect(signUp.field('Password')).toHaveValue('');
    await expect(page).toHaveURL('/signup');
  });
}

test('a new member arrives on the actions screen, signed in and landed', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await signUp.fillAll({ ...ENTRIES, 'Full name': 'Ines Harbour', 'E-mail': 'ines.harbour@example.org' });
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
    'E-mail': 'lena.harbour@example.org',
    'Birth date': birthDate,
  };
  await signUp.fillAll({ ...ENTRIES, ...entries });
  await signUp.submit.click();
  const guardian = page.getByLabel('Guardian', { exact: true });
  await expect(guardian).toHaveAccessibleDescription('Please give the full name of the guardian.');
  await guardian.fill('Petra Harbour');
  await page.getByLabel('Guardian’s e-mail').fill('petra.harbour@example.org');
  await page.getByText('My guardian consents to my rowing here').click();
  await signUp.submit.click();
  await page.waitForURL('**/actions');
  await page.goto('/clearances');
  const age = page.getByRole('region', { name: 'Age' });
  await expect(age).toContainText('A minor.');
  await expect(age).toContainText('Petra Harbour, petra.harbour@example.org. Consent of');
  await expect(page.getByText(birthDate)).toHaveCount(0);
});
