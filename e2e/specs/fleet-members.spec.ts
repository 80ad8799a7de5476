import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from '../fixtures/coachDesk.ts';
import { FleetPage } from '../pages/FleetPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** The open file as shown on the screen and as parsed from the saved file. */
async function bothTables(page: Page): Promise<{ shown: string[][]; saved: string[][]; name: string }> {
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const shown = await rows.evaluateAll((lines) =>
    lines.map((line) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
  ]);
  const saved = parse(await readFile(await download.path()), { bom: true });
  return { shown, saved, name: download.suggestedFilename() };
}

test('the CSV of the fleet, in all four orders, is the same on the screen and in the saved file', async ({
  page,
  desk,
}) => {
  const boat = await desk.addBoat('1x');
  const odd = '=Zoë "die Zweite"';
  await desk.update(boat._id, { name: odd });
  await new SignInPage(page).signIn(desk.coach, '/fleet');
  await page.getByRole('tab', { name: 'CSV' }).click();
  for (const sort of ['Class/Mileage', 'Class/Trips', 'Mileage', 'Trips']) {
    await page.getByRole('tab', { name: sort, exact: true }).click();
    await expect(page.getByRole('dialog', { name: `Fleet, ${sort}` })).toBeVisible();
    const { shown, saved, name } = await bothTables(page);
    expect(saved).toEqual(shown);
    expect(saved[0]).toEqual(['Rank', 'Class', 'Boat', 'Miles', 'Trips']);
    expect(saved.map((line) => line[2])).toContain(`'${odd}`);
    expect(name).toMatch(/^Fleet-ranked-\d{4}-\d\d-\d\d\.csv$/);
    const figures = saved.slice(1).map((line) => Number(line[sort.endsWith('Trips') ? 4 : 3]));
    if (!sort.startsWith('Class')) expect(figures).toEqual([...figures].sort((a, b) => b - a));
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
});

test('members are ranked in four orders, for everyone and for one user group', async ({ page, desk }) => {
  await new SignInPage(page).signIn(desk.coach, '/users?view=csv');
  for (const [sort, column] of [
    ['Total Mileage', 3],
    ['1x Mileage', 4],
    ['1p Mileage', 5],
    ['Trips', 6],
  ] as const) {
    await page.getByRole('tab', { name: sort, exact: true }).click();
    const { shown, saved, name } = await bothTables(page);
    expect(saved).toEqual(shown);
    const figures = saved.slice(1).map((line) => Number(line[column]));
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
    expect(name).toMatch(/^Everyone-ranked-\d{4}-\d\d-\d\d\.csv$/);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.getByRole('combobox', { name: 'User group' }).selectOption({ label: 'Scullers' });
  await page.getByRole('tab', { name: 'Trips', exact: true }).click();
  const { saved, name } = await bothTables(page);
  expect(new Set(saved.slice(1).map((line) => line[2]))).toEqual(new Set(['Scullers']));
  expect(name).toMatch(/^Scullers-ranked-/);
});

test('members by group link to their profile and their activity', async ({ page, clubhouse }) => {
  const members = new FleetPage(page);
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Members' }).click();
  await page.getByRole('searchbox', { name: 'Search members' }).fill('maren holl');
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(1);
  await members.link('Maren Holloway', 'About Me');
  await expect(page).toHaveURL('/aboutuser/Maren%20Holloway');
  await expect(page.getByText('Member has not provided a URL.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Season' })).toContainText('Season miles');
  await page.getByRole('link', { name: 'User Activity' }).click();
  await expect(page).toHaveURL(/\/activity\/user\/[0-9a-f]{24}$/);
});
