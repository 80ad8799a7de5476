import { lacksClearance, minorsAlone } from '@fleetwatch/contract/clearances/texts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { TALL_TABLET } from '../playwright.config.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

const SWIM = 'Swim test';

test('a member cannot take a boat until a coach grants the clearance it requires', async ({
  page,
  otherPage,
  desk,
  clubhouse,
  newBoat,
}) => {
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(desk.coach, '/clearances?tab=rules');
  await page.getByRole('button', { name: 'Add a requirement' }).click();
  const form = page.getByRole('form', { name: 'Requirement' });
  await form.getByLabel('Boat or class').selectOption({ label: newBoat.name });
  await form.getByLabel('Clearance').selectOption({ label: SWIM });
  await form.getByText('Stops the launch').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${newBoat.name}: ${SWIM}`)).toBeVisible();

  await new SignInPage(otherPage).signIn(member);
  const actions = new ActionsPage(otherPage);
  await actions.action('Launch').click();
  await actions.boatClass(newBoat.moniker).click();
  const show = otherPage.getByRole('button', { name: 'Show 1 that you are not cleared for' });
  await expect(show).toBeVisible();
  await expect(actions.boatRow(newBoat.name)).toHaveCount(0);
  await show.click();
  const reason = lacksClearance(member.name, SWIM);
  await expect(actions.boatRow(newBoat.name)).toContainText(reason);
  await otherPage.getByRole('button', { name: `Actions for ${newBoat.name}` }).click();
  await otherPage.getByRole('button', { name: `Launch ${newBoat.name}` }).click();
  await expect(otherPage.getByRole('group', { name: 'Before you launch' })).toContainText(reason);
  await expect(actions.launchSlider).toHaveCount(0);

  await page.goto('/clearances?tab=test');
  await page.getByRole('combobox', { name: 'Clearance' }).selectOption({ label: SWIM });
  await page.getByRole('button', { name: 'Add a candidate' }).click();
  await page.getByRole('combobox', { name: 'Search members' }).fill(member.name);
  await page.getByRole('option', { name: member.name }).click();
  const shown = page.getByRole('group', { name: `What ${member.name} has shown` });
  for (const line of ['Swims 150 yards', 'Treads water for 10 minutes', 'Puts on a life vest in the water'])
    await shown.getByText(line).click();
  await page.getByRole('button', { name: 'Grant to 1 who passed' }).click();

  await expect(page.getByRole('button', { name: `Remove ${member.name}` })).toHaveCount(0);
  await slideByKeyboard(actions.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${newBoat.name}`);
});

test('a minor alone in a boat is stopped at the boathouse, until an officer signs too', async ({
  page,
  otherPage,
  desk,
  clubhouse,
  boat,
}) => {
  const junior = await clubhouse.join();
  await desk.makeMinor(junior.id);
  await otherPage.setViewportSize(TALL_TABLET);
  const kiosk = new BoathousePage(otherPage);
  await kiosk.open();
  await kiosk.launch(boat, junior);
  const warnings = otherPage.getByRole('group', { name: 'Before you launch' });
  await expect(warnings).toContainText(minorsAlone([junior]));
  await expect(otherPage.getByRole('searchbox', { name: 'Supervisor' })).toBeVisible();
  expect(await clubhouse.sortiesOf(junior)).toEqual([]);
  await otherPage.getByRole('button', { name: 'Ask an officer to approve' }).click();
  const reason = `Her mother rows beside ${junior.name}`;
  await otherPage.getByLabel('Reason for launching anyway').fill(reason);
  await kiosk.sign('Officer approval', desk.coach, 'Approve the launch');
  await expect(otherPage.getByText("You've Launched Nell!")).toBeVisible();
  expect(await clubhouse.sortiesOf(junior)).toMatchObject([{ bus: boat.name, land: null }]);

  await new SignInPage(page).signIn(desk.coach, '/audit');
  await expect(page.getByText(reason).first()).toBeVisible();
});
