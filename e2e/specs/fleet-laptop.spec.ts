import type { Page } from '@playwright/test';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { changeRows, manyOf } from '../fixtures/largeClub.ts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { brokenText } from '../pages/brokenText.ts';
import { shiftsOf, watchShifts } from '../pages/layoutShifts.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SIZES } from '../playwright.config.ts';

test.use({ viewport: SIZES.laptop, contextOptions: { reducedMotion: 'reduce' } });

const table = (page: Page, name = 'Boats') => page.getByRole('table', { name });
const namesOf = (page: Page) => table(page).getByRole('rowheader').getByRole('link').allTextContents();
const link = (page: Page, boat: string) => table(page).getByRole('link', { name: boat, exact: true });
const log = (page: Page) => page.getByRole('complementary', { name: "Captain's Log" });

/** Rows of which the window shows the whole height. */
const wholeRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = document.querySelector('main table')?.parentElement?.getBoundingClientRect();
    const bottom = Math.min(box?.bottom ?? 0, innerHeight);
    return [...document.querySelectorAll('main tbody tr')].filter(
      (row) => row.getBoundingClientRect().bottom <= bottom,
    ).length;
  });

test('the fleet is a table whose sorting, density and columns are kept for the next visit', async ({
  page,
  desk,
}) => {
  await new SignInPage(page).signIn(desk.coach, '/fleet');
  await expect(link(page, 'Kestrel')).toBeVisible();
  const byName = await namesOf(page);
  expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));

  const miles = table(page).getByRole('columnheader', { name: 'Miles' });
  await miles.getByRole('button').click();
  await expect(miles).toHaveAttribute('aria-sort', 'descending');
  await expect(async () => {
    const figures = (await table(page).locator('tbody [data-number]').allTextContents()).map((text) =>
      text === '–' ? 0 : Number(text.replaceAll(',', '')),
    );
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
  }).toPass();

  const heightOf = async () => (await table(page).locator('tbody tr').first().boundingBox())?.height;
  expect(await heightOf()).toBe(51);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.getByRole('checkbox', { name: 'Commissioned' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(link(page, 'Kestrel')).toBeVisible();
  expect(await heightOf()).toBe(40);
  await expect(table(page).getByRole('columnheader', { name: 'Commissioned' })).toHaveCount(0);
});

test('a row is found, walked to and opened by keys alone, and Back leads to it again', async ({
  page,
  desk,
}) => {
  const boat = await desk.addBoat('4x');
  await desk.append(boat._id, 'Rigger bent');
  await new SignInPage(page).signIn(desk.coach, '/fleet');
  await link(page, 'Kestrel').focus();
  await page.keyboard.press('Home');
  const [first = '', second = ''] = await namesOf(page);
  await expect(link(page, first)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, second)).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(page, (await namesOf(page)).at(-1) ?? '')).toBeInViewport({ ratio: 1 });

  await link(page, boat.name).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/captainslog/${boat._id}`);
  await expect(log(page)).toBeFocused();
  await expect(log(page)).toContainText('Rigger bent');
  await expect(link(page, boat.name)).toHaveAttribute('aria-current', 'true');
  await expect(link(page, boat.name)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/fleet');
  await expect(link(page, boat.name)).toBeFocused();
  await page.goBack();
  await expect(log(page)).toContainText('Rigger bent');
  await page.goBack();
  await expect(log(page)).toBeHidden();
  await expect(link(page, boat.name)).toBeFocused();
});

test('the address of a log shows it beside the table, and an entry is added there', async ({
  page,
  desk,
}) => {
  const boat = await desk.addBoat('1x');
  await new SignInPage(page).signIn(desk.coach, `/captainslog/${boat._id}`);
  await expect(log(page)).toContainText('No log entries yet.');
  await expect(link(page, 'Kestrel')).toBeVisible();
  await page.getByRole('button', { name: 'Add a log entry' }).click();
  await page.getByRole('textbox', { name: 'Entry' }).fill('Slide oiled');
  await page.getByRole('button', { name: 'Add entry' }).click();
  await expect(log(page)).toContainText('Slide oiled');
  // The dialog has a button of the same name.
  await expect(page.getByRole('textbox', { name: 'Entry' })).toBeHidden();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/fleet');
});

test("a row's actions are at its right under the pointer, and behind its button", async ({ page, desk }) => {
  const boat = await desk.addBoat('2x');
  await new SignInPage(page).signIn(desk.coach, '/fleet');
  await page.getByRole('searchbox', { name: 'Search boats' }).fill(boat.name);
  await link(page, boat.name).hover();
  await page.getByRole('button', { name: `Dry Dock ${boat.name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Dry-dock boat' }).click();
  await expect(table(page).getByRole('row', { name: boat.name })).toContainText('Dry-docked');
  await page.getByRole('button', { name: `Actions for ${boat.name}`, exact: true }).click();
  await page.getByRole('button', { name: `Splash ${boat.name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Splash boat' }).click();
  await expect(table(page).getByRole('row', { name: boat.name })).toContainText('In');
});

test('400 boats: nothing jumps, at least 12 whole rows show, and no text is broken', async ({
  page,
  desk,
}) => {
  await new SignInPage(page).signIn(desk.coach);
  // The longest class is not among the rows that are drawn first.
  const rename = ({ groupname }: Boat, at: number) => ({
    name: at % 9 ? `Boat Number${at}` : 'W'.repeat(30),
    groupname: at === 301 ? 'Coxed pair-with, stern loader' : groupname,
  });
  await changeRows<Boat>(page, '**/api/fleet-all-results', (rows) => manyOf(rows, 400, rename));
  await watchShifts(page);
  await page.goto('/fleet');
  await expect(table(page).locator('tbody tr')).toHaveCount(400);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(12);
  for (const viewport of [SIZES.laptop, SIZES.tablet]) {
    await page.setViewportSize(viewport);
    expect(await brokenText(page)).toEqual([]);
  }
});
