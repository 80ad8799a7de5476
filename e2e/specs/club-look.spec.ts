import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const BAR = '--club-bar';

/** Twice as wide as high. */
const SWAN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><path d="M0 50h200v50H0z" fill="#fff"/></svg>';

test('a coach gives the club its colors and crest, which every page shows from its first paint', async ({
  page,
  otherPage,
  desk,
}) => {
  const barOf = (on: typeof page) =>
    on.evaluate((name) => document.documentElement.style.getPropertyValue(name), BAR);
  await otherPage.goto('/');
  await expect.poll(() => barOf(otherPage)).toBe('#12304A');

  await new SignInPage(page).signIn(desk.coach, '/club');
  await page.getByLabel('First color').fill('#2e7d4f');
  await expect(page.getByText('They are darkened to #25643F')).toBeVisible();
  await page.getByRole('radio', { name: 'Spoon tip' }).check();
  await page.getByLabel('Latitude').fill('47.37');
  await page.getByLabel('Longitude').fill('8.54');
  await expect(page.getByText(/Today the sun rises there at/)).toBeVisible();
  const crest = page.getByRole('group', { name: 'Crest' });
  await crest.getByLabel('Choose a crest').setInputFiles({
    name: 'swan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(SWAN),
  });
  await expect(crest.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText("The club's settings were saved.")).toBeVisible();
  await expect.poll(() => barOf(page)).toBe('#25643F');

  await otherPage.reload();
  await expect.poll(() => barOf(otherPage)).toBe('#25643F');
  const shown = otherPage.getByRole('banner').locator('img');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  // From now on the device has them before the portal's script has run.
  await otherPage.route('**/assets/*.js', () => undefined);
  await otherPage.reload({ waitUntil: 'commit' });
  await expect.poll(() => barOf(otherPage)).toBe('#25643F');
});
