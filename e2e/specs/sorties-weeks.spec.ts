import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { expect, test } from '../fixtures/test.ts';
import { LogbookPage } from '../pages/LogbookPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

const THIS_YEAR = new Date().getUTCFullYear();
const LAST_YEAR = THIS_YEAR - 1;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test("a user group's weeks: the current one, a past one, its file, and back", async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await clubhouse.land(member, await clubhouse.launch(member, boat.name), 4.25);
  const logbook = new LogbookPage(page);
  await new SignInPage(page).signIn(member, '/usergroups');
  await expect(logbook.tab('Sorties for current week')).toHaveAttribute('aria-selected', 'true');
  await expect(logbook.row(boat.name).filter({ hasText: member.name })).toContainText('4.25 mi');
  expect(await violationsOf(page)).toEqual([]);

  await logbook.tab('Past weeks').click();
  await logbook.pick('Past weeks: year', String(LAST_YEAR)).click();
  await logbook.pick('Past weeks: month', 'Jul').click();
  await logbook.tab('Get sorties').click();
  await expect(page.getByText('Please specify which week of Jul')).toBeVisible();
  const weeks = page.getByRole('tablist', { name: 'Past weeks: week' }).getByRole('tab');
  const label = (await weeks.nth(1).textContent()) ?? '';
  await weeks.nth(1).click();
  await expect(page.getByText('Please specify which week of Jul')).toBeHidden();
  await logbook.tab('Get sorties').click();
  await expect(logbook.rows(/^Sorties: .*Jul/).first()).toBeVisible();
  const count = await logbook.rows(/^Sorties: .*Jul/).count();
  expect(await violationsOf(page)).toEqual([]);

  await logbook.tab('Get CSV').click();
  await expect(page.getByRole('dialog', { name: `Jul ${label}` })).toBeVisible();
  const { name, lines } = await logbook.saveCsv();
  const [from = '', to = ''] = label.split('–').map((day) => day.padStart(2, '0'));
  expect(name).toMatch(new RegExp(`^\\w+-sorties-\\d{4}-07-${from}-to-\\d{4}-07-${to}\\.csv$`));
  expect(lines).toHaveLength(count + 1);
  await page.getByRole('button', { name: 'Close' }).click();

  await logbook.tab('Back to current week and group').click();
  await expect(page).toHaveURL('/usergroups');
  await expect(logbook.row(boat.name).filter({ hasText: member.name })).toBeVisible();
});

test('a fleet group and a day in the address show their week; anything else there is ignored', async ({
  page,
  clubhouse,
  gateway,
}) => {
  const logbook = new LogbookPage(page);
  await new SignInPage(page).signIn(await clubhouse.join());
  const answer = await fetch(`${gateway.origin}/api/fleetgroups-results`);
  const { results } = (await answer.json()) as { results: FleetGroup[] };
  const single = results.find(({ moniker }) => moniker === '1x');
  await page.goto(`/fleetgroups/${single?._id}/${LAST_YEAR}-12-31`);
  await expect(logbook.tab('Scull (1x)')).toHaveAttribute('aria-selected', 'true');
  await expect(logbook.tab('Past weeks')).toHaveAttribute('aria-selected', 'true');
  await expect(logbook.pick('Past weeks: month', 'Dec')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: /^Scull, Dec .*31$/ })).toBeVisible();

  await page.goto(`/fleetgroups/${single?._id}/${LAST_YEAR}.12.31`);
  await expect(logbook.tab('Eight (8+)')).toHaveAttribute('aria-selected', 'true');
  await expect(logbook.tab('Sorties for current week')).toHaveAttribute('aria-selected', 'true');
  expect(await violationsOf(page)).toEqual([]);
});

test('a group tab refetches the current week, and only switches the group among past weeks', async ({
  page,
  clubhouse,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fleetgroup-sorties-weekly/')) asked.push(request.url());
  });
  const logbook = new LogbookPage(page);
  await new SignInPage(page).signIn(await clubhouse.join(), '/fleetgroups/undef/undef');
  await expect(page.getByRole('heading', { name: /^Eight,/ })).toBeVisible();
  await logbook.tab('Scull (1x)').click();
  await expect(page.getByRole('heading', { name: /^Scull,/ })).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  await logbook.tab('Past weeks').click();
  await logbook.tab('Eight (8+)').click();
  await expect(logbook.tab('Eight (8+)')).toHaveAttribute('aria-selected', 'true');
  await logbook.pick('Past weeks: year', String(LAST_YEAR)).click();
  await logbook.pick('Past weeks: month', 'Aug').click();
  await page.getByRole('tablist', { name: 'Past weeks: week' }).getByRole('tab').nth(1).click();
  expect(asked).toHaveLength(2);
  await logbook.tab(/^Get sorties for Aug/).click();
  await expect(page.getByRole('heading', { name: /^Eight, Aug/ })).toBeVisible();
  await expect.poll(() => asked.length).toBe(3);
});

test('future weeks and months are refused', async ({ page, clubhouse }) => {
  const logbook = new LogbookPage(page);
  await logbook.setClubDay(`${THIS_YEAR}-06-15`);
  await new SignInPage(page).signIn(await clubhouse.join(), '/fleetgroups/undef/undef?mode=past');
  await expect(logbook.pick('Past weeks: month', 'Jul')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('tablist', { name: 'Past weeks: week' }).getByRole('tab').last().click();
  await logbook.tab(/^Get sorties for Jun/).click();
  await expect(page.getByText('This is a future week!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This is a future week!')).toBeVisible();
});

test('a week without sorties says so', async ({ page, clubhouse }) => {
  await new SignInPage(page).signIn(
    await clubhouse.join(),
    `/usergroups?mode=past&year=${THIS_YEAR - 5}&month=2&week=1&show=sorties`,
  );
  await expect(page.getByText(/^No sorties of .* in this week\.$/)).toBeVisible();
});
