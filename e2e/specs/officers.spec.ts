import { cannotBeReached, ONLY_OFFICERS } from '@fleetwatch/contract/officers/texts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('a coach names a boat captain, who launches a boat in dry dock with a reason and reads it under Audit', async ({
  page,
  otherPage,
  desk,
  clubhouse,
}) => {
  const boat = await desk.addBoat('1x');
  await desk.dryDock(boat._id);
  const captain = await clubhouse.join();
  await new SignInPage(otherPage).signIn(captain, '/audit');
  await expect(otherPage.getByText(ONLY_OFFICERS)).toBeVisible();

  await new SignInPage(page).signIn(desk.coach, '/officers');
  const card = page.getByRole('region', { name: 'Boat captain' });
  await card.getByRole('button', { name: 'Add someone: Boat captain' }).click();
  await page.getByRole('combobox', { name: 'Search members' }).fill(captain.name);
  await page.getByRole('option', { name: captain.name }).click();
  await expect(card.getByRole('listitem').filter({ hasText: captain.name })).toContainText(
    "Can't be reached",
  );
  await expect(card.getByText(cannotBeReached(captain.name))).toBeVisible();

  await follow(otherPage, '/fleet');
  await otherPage.getByRole('button', { name: `Actions for ${boat.name}` }).click();
  await otherPage.getByRole('button', { name: `Launch ${boat.name}` }).click();
  await otherPage.getByLabel('Reason for launching anyway').fill('The rigger is fixed');
  await otherPage.getByRole('button', { name: 'Launch boat' }).click();
  await expect(otherPage.getByText('Launched!')).toBeVisible();

  await follow(otherPage, '/officers');
  await otherPage.getByRole('link', { name: 'Audit' }).click();
  await expect(otherPage.getByText('Reason: The rigger is fixed')).toBeVisible();

  await page.getByRole('button', { name: `Remove ${captain.name}: Boat captain` }).click();
  await expect(card.getByText('Confirmed coaches, until a member is added.')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByText(ONLY_OFFICERS)).toBeVisible();
});
