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

test('the fleet is a table with rows of two heights: a row is found, walked to and opened by keys alone, and Back leads to it again', async ({
  page,
  desk,
}) => {
  const boat = await desk.addBoat('4x');
  await desk.append(boat._id, 'Rigger bent');
  await new SignInPage(page).signIn(desk.coach, '/fleet');
  const heightOf = async () => (await table(page).locator('tbody tr').first().boundingBox())?.height;
  await expect(link(page, 'Kestrel')).toBeVisible();
  expect(await heightOf()).toBe(51);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.keyboard.press('Escape');
  expect(await heightOf()).toBe(40);
  const action = page.getByRole('button', { name: `Dry Dock ${boat.name}`, exact: true });
  await expect(action).toBeHidden();
  await link(page, boat.name).hover();
  await expect(action).toBeVisible();

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
