import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';

async function setAnonymous(page: Page, isOn: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('checkbox', { name: 'Anonymous' }).setChecked(isOn);
  await page.getByRole('button', { name: 'Close menu' }).click();
}

test("an anonymous device shows no other member's name in lists, files and logs, and shows names when switched back", async ({
  page,
  desk,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const boat = await desk.addBoat('4x');
  await desk.append(boat._id, 'Rigger bent');
  await new SignInPage(page).signIn(member);
  await setAnonymous(page, true);
  const rows = page.getByRole('list', { name: 'Members' }).getByRole('listitem');

  await follow(page, '/users');
  await expect(rows.filter({ hasText: member.name })).toHaveCount(1);
  await expect(rows.filter({ hasText: /Member \d{4}/ }).first()).toBeVisible();
  await expect(page.getByText(desk.coach.name)).toBeHidden();
  await expect(rows.locator('img')).toHaveCount(0);
  await follow(page, '/users?view=csv&sort=0');
  await expect(page.getByRole('cell', { name: /^Member \d{4}$/ }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: desk.coach.name })).toHaveCount(0);
  await follow(page, `/captainslog/${boat._id}`);
  await expect(page.getByText(/^\d{4}-\d\d-\d\d Member \d{4}: Rigger bent$/)).toBeVisible();
  await follow(page, '/sorties');
  await expect(page.getByText(/Member \d{4}/).first()).toBeVisible();

  await follow(page, '/users');
  await expect(rows.filter({ hasText: member.name })).toHaveCount(1);
  await setAnonymous(page, false);
  await expect(rows.filter({ hasText: desk.coach.name })).toHaveCount(1);
});
