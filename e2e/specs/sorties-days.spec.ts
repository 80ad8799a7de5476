import { SIZES } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { LogbookPage } from '../pages/LogbookPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

/** Past seasons. */
test.use({ club: 'demo' });

const LIST = 'Landed';
const TIMELINE = 'On the water, by boat';
/** Of last year, in which the demo club rowed all summer. */
const LAST_YEAR = new Date().getUTCFullYear() - 1;

test("today's landings are in the list and on the timeline; reload and back keep the state", async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const sortie = await clubhouse.launch(member, boat.name);
  await clubhouse.land(member, sortie, 5.5);
  const logbook = new LogbookPage(page);
  await new SignInPage(page).signIn(member, '/sorties');
  const row = logbook.row(boat.name).filter({ hasText: member.name });
  await expect(row).toContainText('5.5 mi');
  await expect(logbook.tab(`Today ${sortie.launch.slice(0, 10)}`)).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Show the day as a timeline' }).click();
  const boats = logbook.rows(TIMELINE);
  const own = boats.filter({ hasText: boat.name });
  // Other journeys may have launched more than a page of boats.
  await logbook.showAll(boats);
  await expect(own).toContainText('You');
  await page.reload();
  await logbook.showAll(boats);
  await expect(own).toContainText('5.5 mi');
  await page.goBack();
  await expect(row).toContainText('5.5 mi');

  await logbook.follow(row, 'User Activity');
  await expect(page).toHaveURL(/\/activity\/user\//);
  await expect(logbook.row(boat.name)).toContainText('5.5 mi');
});

test('a past date is picked by year, month and day, and shown as rows and as a file', async ({
  page,
  clubhouse,
}) => {
  const logbook = new LogbookPage(page);
  await new SignInPage(page).signIn(await clubhouse.join());
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'Sorties', exact: true })
    .click();
  await logbook.tab('Past dates').click();
  await expect(logbook.tab('Please specify month and day')).toBeVisible();
  await logbook.pick('Past dates: year', String(LAST_YEAR)).click();
  await logbook.pick('Past dates: month', 'Jul').click();
  await expect(logbook.tab('Please specify month and day')).toBeVisible();
  await logbook.tab('>').click();
  await expect(logbook.pick('Past dates: day', '1')).toBeFocused();
  await logbook.pick('Past dates: day', '12').click();
  await logbook.tab('Get sorties for Jul 12').click();
  await expect(logbook.rows(LIST).first()).toBeVisible();
  const count = await logbook.rows(LIST).count();
  await expect(page).toHaveURL(`/sorties?mode=past&year=${LAST_YEAR}&month=7&day=12&show=sorties`);

  await logbook.tab('Get CSV for Jul 12').click();
  await expect(page.getByRole('dialog', { name: 'Sorties on Jul 12' })).toBeVisible();
  const { name, lines } = await logbook.saveCsv();
  expect(name).toBe(`sorties-${LAST_YEAR}-07-12.csv`);
  expect(lines[0]).toContain('Date,Launched,Landed,Boat');
  expect(lines).toHaveLength(count + 1);
  await page.keyboard.press('Escape');
  await expect(logbook.rows(LIST)).toHaveCount(count);
  await logbook.tab('Back to today').click();
  await expect(page).toHaveURL('/sorties');
});

test('the first number of a day is in the first 260 px of a phone', async ({ page, boat, clubhouse }) => {
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  await new SignInPage(page).signIn(member, '/sorties');
  const first = page.getByRole('main').locator('dd').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(260);
});

test("no two labels of the timeline's axis overlap, from 320 to 1440 px", async ({ page, clubhouse }) => {
  await new SignInPage(page).signIn(
    await clubhouse.join(),
    `/sorties?mode=past&year=${LAST_YEAR}&month=7&day=12&show=sorties&view=timeline`,
  );
  const labels = page.getByText(/^\d{1,2}:00$/);
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(new LogbookPage(page).rows(TIMELINE).first()).toBeVisible();
    const boxes = await labels.evaluateAll((all) =>
      all.map((label) => label.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    expect(boxes.length, `${width} px`).toBeGreaterThan(3);
    const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test.describe('a day has no axe violations', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES.laptop });
  test('as a timeline, as rows, as a table, and with its file open', async ({ page, clubhouse }) => {
    const logbook = new LogbookPage(page);
    await new SignInPage(page).signIn(
      await clubhouse.join(),
      `/sorties?mode=past&year=${LAST_YEAR}&month=7&day=12&show=sorties`,
    );
    await expect(logbook.rows(TIMELINE).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(logbook.rows(LIST).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(page.getByRole('table', { name: "The day's sorties" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await logbook.tab('Get CSV for Jul 12').click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});
