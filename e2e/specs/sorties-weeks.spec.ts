import { expect, test } from '../fixtures/test.ts';
import { LogbookPage } from '../pages/LogbookPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

/** Past seasons. */
test.use({ club: 'demo' });

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
  expect(name).toMatch(new RegExp(`^\\w+-Jul-${label.replace('–', '-')}\\.csv$`));
  expect(lines).toHaveLength(count + 1);
  await page.getByRole('button', { name: 'Close' }).click();

  await logbook.tab('Back to current week and group').click();
  await expect(page).toHaveURL('/usergroups');
  await expect(logbook.row(boat.name).filter({ hasText: member.name })).toBeVisible();
});
