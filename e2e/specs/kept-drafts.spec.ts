import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('notes of a landing and a typed crew survive navigation, Cancel and a reload, and are deleted on sign-out', async ({
  page,
  boat,
  clubhouse,
}) => {
  const [member, friend] = [await clubhouse.join(), await clubhouse.join()];
  await clubhouse.launch(member, boat.name);
  const actions = new ActionsPage(page);
  const signIn = new SignInPage(page);
  await signIn.signIn(member);
  const { notes, oneMore } = actions.landing(boat.name);
  await actions.action('Land').click();
  await notes.fill('headwind past the bridge');
  await oneMore.click();
  await actions.action('Cancel').click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Fleet', exact: true })
    .click();
  await expect(page).toHaveURL(/\/fleet/);
  await page.goto('/actions?do=land');
  await expect(notes).toHaveValue('headwind past the bridge');
  await page.reload();
  await expect(notes).toHaveValue('headwind past the bridge');
  await expect(page.getByRole('group', { name: 'Miles' })).toContainText('1');

  await page.goto('/actions?do=launch&class=4x');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Launch / })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Seat 1' }).fill(friend.name.toUpperCase());
  await expect(page.getByRole('option', { name: friend.name })).toBeVisible();
  await page.getByRole('combobox', { name: 'Seat 2' }).fill('nobody at all');
  await expect(page.getByRole('button', { name: `Remove ${friend.name} from seat 1` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove ${friend.name} from seat 1` })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Seat 2' })).toHaveValue('nobody at all');
  await actions.launchSlider.press('End');
  await actions.launchSlider.press('Enter');
  await expect(page.getByText(/^Seat 2: no member is called “nobody at all”/).first()).toBeVisible();
  expect(await clubhouse.sortiesOf(member)).toHaveLength(1);

  await page.getByRole('link', { name: `Signed in as ${member.name}` }).click();
  await signIn.signOut.click();
  await expect(page).toHaveURL('/');
  await signIn.signInByForm(member);
  await actions.action('Land').click();
  await expect(notes).toHaveValue('');
});
