import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from '../fixtures/coachDesk.ts';
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
