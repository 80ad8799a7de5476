import type { Page } from '@playwright/test';
import { addDays, mondayOf } from '@fleetwatch/contract/time/weeks';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SIZES } from '../playwright.config.ts';

test.use({ viewport: SIZES.laptop });

/** A week in which the demo club has no plans, so that no hour is folded. */
const MONDAY = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 21);
const WEDNESDAY = addDays(MONDAY, 2);

const halfHour = (page: Page, weekday: string, time: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^New Plan, ${weekday} .* ${time}$`) });

/** The middle of a half hour's upper edge. */
async function edgeOf(page: Page, weekday: string, time: string) {
  const cell = halfHour(page, weekday, time);
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (!box) throw new Error(`${weekday} ${time} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + 2 };
}

const timesOf = (page: Page, label: string) =>
  page
    .getByRole('group', { name: label })
    .getByRole('combobox')
    .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value).join(' '));

test('a plan is made by a drag and by the keys, and opened in the grid (rule plan.week)', async ({
  page,
  clubhouse,
}) => {
  await new SignInPage(page).signIn(await clubhouse.join(), `/plans?week=${MONDAY}`);
  const head = page.getByRole('button', { name: /^Wed / });
  await expect(head).toBeVisible();
  expect((await head.boundingBox())?.x).toBeCloseTo(
    (await halfHour(page, 'Wed', '06:00').boundingBox())?.x ?? NaN,
    0,
  );
  const [from, to] = [await edgeOf(page, 'Wed', '06:00'), await edgeOf(page, 'Wed', '07:30')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 4, { steps: 5 });
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: /^New Plan for Wed / });
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue(WEDNESDAY);
  expect(await timesOf(page, 'Add Launch time')).toBe('6 0 AM');
  expect(await timesOf(page, 'Add Land time')).toBe('7 30 AM');
  await form.getByLabel('Description').fill('Dragged');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Plan created.')).toBeVisible();
  const block = page.getByRole('list', { name: /^Plans for Wed / }).getByRole('button', { name: /Dragged/ });
  await expect(block).toBeVisible();

  await page.getByRole('button', { name: /^8:00 to 20:00, nothing planned$/ }).click();
  await halfHour(page, 'Thu', '17:00').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^New Plan for Fri / })).toBeVisible();
  expect(await timesOf(page, 'Add Launch time')).toBe('5 30 PM');
  await page.keyboard.press('Escape');

  await block.click();
  const details = page.getByRole('dialog', { name: '06:00–07:30 Open Plan' });
  await details.getByRole('button', { name: 'Remove 06:00–07:30 Open Plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
  await expect(block).toBeHidden();
});
