import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';
import { SIZES } from '../playwright.config.ts';

async function set(page: Page, setting: 'Analytic' | 'Anonymous', isOn: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('checkbox', { name: setting }).setChecked(isOn);
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
  await set(page, 'Anonymous', true);
  const rows = page.getByRole('list', { name: 'Members' }).getByRole('listitem');

  await page.goto('/users');
  await expect(rows.filter({ hasText: member.name })).toHaveCount(1);
  await expect(rows.filter({ hasText: /Member \d{4}/ }).first()).toBeVisible();
  await expect(page.getByText(desk.coach.name)).toBeHidden();
  await expect(rows.locator('img')).toHaveCount(0);
  await page.goto('/users?view=csv&sort=0');
  await expect(page.getByRole('cell', { name: /^Member \d{4}$/ }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: desk.coach.name })).toHaveCount(0);
  await page.goto(`/captainslog/${boat._id}`);
  await expect(page.getByText(/^\d{4}-\d\d-\d\d Member \d{4}: Rigger bent$/)).toBeVisible();
  await page.goto('/sorties');
  await expect(page.getByText(/Member \d{4}/).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.setViewportSize(SIZES.phone);
  await page.goto('/users');
  await expect(rows.filter({ hasText: member.name })).toHaveCount(1);
  await set(page, 'Anonymous', false);
  await expect(rows.filter({ hasText: desk.coach.name })).toHaveCount(1);
});

test('a device without charts shows the season as text and numbers', async ({ page, clubhouse }) => {
  await new SignInPage(page).signIn(await clubhouse.join(), '/activity/cache/cache?view=season');
  const chart = page.getByRole('img', { name: /^Miles this season/ });
  await expect(chart).toBeVisible();
  await set(page, 'Analytic', false);
  await expect(chart).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Miles this season as a table' })).toBeVisible();
  await expect(chart).toBeHidden();
});
