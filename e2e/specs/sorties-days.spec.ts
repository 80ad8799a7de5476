import { SIZES } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { LogbookPage } from '../pages/LogbookPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

const LIST = 'Sorties of the day';
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
  await new SignInPage(page).signIn(member);
  await page.goto('/sorties');
  const row = logbook.row(boat.name).filter({ hasText: member.name });
  await expect(row).toContainText('5.5 mi');
  await expect(logbook.tab(`Today ${sortie.launch.slice(0, 10)}`)).toHaveAttribute('aria-selected', 'true');

  await logbook.tab('Timeline').click();
  const bars = logbook.rows('On the water, by time of launch');
  const bar = bars.filter({ hasText: member.name });
  // This launch is the last; other journeys may have launched more than a page of boats.
  await logbook.showAll(bars);
  await expect(bar).toContainText(boat.name);
  await page.reload();
  await logbook.showAll(bars);
  await expect(bar).toContainText(boat.name);
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
  await expect(page.getByRole('dialog', { name: 'Sorties of Jul 12' })).toBeVisible();
  const { name, lines } = await logbook.saveCsv();
  expect(name).toBe(`sorties-${LAST_YEAR}-07-12.csv`);
  expect(lines[0]).toContain('Date,Launched,Landed,Boat');
  expect(lines).toHaveLength(count + 1);
  await page.keyboard.press('Escape');
  await expect(logbook.rows(LIST)).toHaveCount(count);
  await logbook.tab('Back to today').click();
  await expect(page).toHaveURL('/sorties');
});

test('a shared address shows the same to another member', async ({ page, otherPage, clubhouse }) => {
  const address = `/sorties?mode=past&year=${LAST_YEAR}&month=7&day=12&show=sorties&view=timeline`;
  const list = 'On the water, by time of launch';
  await new SignInPage(page).signIn(await clubhouse.join());
  await page.goto(address);
  await expect(new LogbookPage(page).rows(list).first()).toBeVisible();
  await new SignInPage(otherPage).signIn(await clubhouse.join());
  await otherPage.goto(address);
  await expect(new LogbookPage(otherPage).rows(list)).toHaveCount(
    await new LogbookPage(page).rows(list).count(),
  );
});

test('future days are labels, and a day without sorties says so', async ({ page, clubhouse }) => {
  const logbook = new LogbookPage(page);
  await new SignInPage(page).signIn(await clubhouse.join());
  const year = LAST_YEAR + 1;
  await logbook.setClubDay(`${year}-06-15`);
  await page.goto(`/sorties?mode=past&year=${year}&month=6&day=16`);
  await expect(logbook.tab('Jun 16 is a future date!')).toBeVisible();
  await expect(logbook.tab(/CSV/)).toHaveCount(0);
  await page.goto(`/sorties?mode=past&year=${year - 5}&month=2&day=1&show=sorties`);
  await expect(page.getByText('Nobody was on the water on Feb 1.')).toBeVisible();
});

test.describe('a day has no axe violations', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES.laptop });
  test('as rows, as a timeline, and with its file open', async ({ page, clubhouse }) => {
    const logbook = new LogbookPage(page);
    await new SignInPage(page).signIn(await clubhouse.join());
    await page.goto(`/sorties?mode=past&year=${LAST_YEAR}&month=7&day=12&show=sorties`);
    await expect(logbook.rows(LIST).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await logbook.tab('Timeline').click();
    expect(await violationsOf(page)).toEqual([]);
    await logbook.tab('Get CSV for Jul 12').click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});
