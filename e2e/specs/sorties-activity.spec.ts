import { SIZES } from '../playwright.config.ts';
import { asDemoMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/test.ts';
import { LogbookPage } from '../pages/LogbookPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** Past seasons. */
test.use({ club: 'demo' });

const OWN = '/activity/cache/cache';

test('shows my month, in detail, as a file, and returns from a boat to my own', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const sortie = await clubhouse.land(member, await clubhouse.launch(member, boat.name), 7.75);
  const logbook = new LogbookPage(page);
  await new SignInPage(page).signIn(member);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL(OWN);
  await expect(logbook.row(boat.name)).toContainText('7.75 mi');
  await logbook.tab('Details').click();
  await expect(logbook.row(boat.name)).toContainText(`${member.name}'s season: 7.75 mi, 1 trip`);

  await logbook.tab('CSV').click();
  await expect(page.getByRole('dialog', { name: /^Me, \w{3}$/ })).toBeVisible();
  const { name, lines } = await logbook.saveCsv();
  expect(name).toMatch(/^me-[a-z]{3}\.csv$/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(boat.name);
  await page.getByRole('button', { name: 'Close' }).click();

  await logbook.follow(logbook.row(boat.name), 'Boat Activity');
  await expect(page).toHaveURL(`/activity/bus/${sortie.bus_id}`);
  await expect(page.getByRole('main').getByText(boat.name, { exact: true }).first()).toBeVisible();
  await logbook.tab('CSV').click();
  await expect(page.getByRole('dialog', { name: /^Boat, \w{3}$/ })).toBeVisible();
  expect((await logbook.saveCsv()).name).toMatch(/^boat-[a-z]{3}\.csv$/);
  await page.getByRole('button', { name: 'Close' }).click();
  await logbook.tab(/^Back to my Sorties \w{3}$/).click();
  await expect(page).toHaveURL(OWN);
});

test.describe('on a laptop', () => {
  test.use({ viewport: SIZES.laptop });
  test('a chart is saved as a picture of twice its size', async ({ page }) => {
    const logbook = new LogbookPage(page);
    await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'), OWN);
    await logbook.tab('Season').click();
    const chart = page.getByRole('img', { name: /^Miles this season/ });
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
    const { name, file } = await logbook.savePng('Miles this season');
    expect(name).toMatch(/^me-season-miles-\d{4}\.png$/);
    expect(file.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
    // In its first chunk; the title's line and what is around the drawing are 32 and 60 px.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([
      2 * (Math.ceil(width) + 32),
      2 * (Math.ceil(height) + 60),
    ]);
    // One colour alone would be smaller: the drawing is in it.
    expect(file.length).toBeGreaterThan(10_000);
  });
});
