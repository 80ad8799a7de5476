import { expect, test } from '../fixtures/coachDesk.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

test('a member takes a guest on board, whose name is gone once they are erased (rules guest.aboard, guest.erased)', async ({
  page,
  otherPage,
  desk,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const boat = await desk.addBoat('2x');
  const sortie = await clubhouse.launch(member, boat.name);
  const guest = `Guest of ${member.name}`;

  await page.setViewportSize({ width: 390, height: 844 });
  await new SignInPage(page).signIn(member, '/guests');
  await expect(page.getByText('No guests aboard.')).toBeVisible();
  await page.getByRole('tab', { name: 'New guest' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(guest);
  await page.getByRole('textbox', { name: 'Emergency contact' }).fill('Ann, 555 0101');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add guest' }).click();
  await page.getByLabel(`Add a guest to ${boat.name}`).selectOption(`${guest}, guest of ${member.name}`);
  await expect(page.getByRole('button', { name: `Remove ${guest}` })).toBeVisible();
  await expect(page.getByText('All seats are taken.')).toBeVisible();

  await new SignInPage(otherPage).signIn(desk.coach, '/guests?tab=guests');
  await otherPage.getByRole('searchbox').fill(guest);
  await expect(otherPage.getByText('1 of 3 sorties')).toBeVisible();
  await otherPage.getByRole('button', { name: `Contact for ${guest}` }).click();
  await expect(otherPage.getByLabel('Emergency contact')).toHaveValue('Ann, 555 0101');
  await clubhouse.land(member, sortie, 3);
  await otherPage.getByRole('button', { name: `Erase ${guest}` }).click();
  await otherPage.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(otherPage.getByText(`${guest} was erased.`)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove A guest' })).toBeVisible();
  await follow(page, '/sorties?view=list');
  await expect(page.getByRole('listitem').filter({ hasText: boat.name })).toContainText('1 guest');
});
