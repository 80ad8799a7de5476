import type { Page } from '@playwright/test';
import { planLosesBoat } from '@fleetwatch/contract/damages/texts';
import { DEMO_COACH } from '@fleetwatch/local/demo/people';
import { asDemoMember, type OwnMember } from '../fixtures/clubhouse.ts';
import { pngFile } from '../fixtures/mediaFiles.ts';
import { openActions } from '../fixtures/offlineActions.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { openCoachDesk, type CoachDesk } from '../fixtures/openCoachDesk.ts';
import { follow } from '../pages/follow.ts';
import { expectCached, OutboxPanel } from '../pages/OutboxPanel.ts';
import { PlansPage } from '../pages/PlansPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

const test = base.extend<{ desk: CoachDesk }>({
  desk: async ({ gateway }, use) => use(await openCoachDesk(gateway.origin)),
});

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

async function openReport(page: Page, boat: string): Promise<void> {
  await follow(page, '/damage');
  await page.getByRole('link', { name: new RegExp(`^${boat}`) }).click();
  await expect(page.getByRole('heading', { name: `${boat}, report 1` })).toBeVisible();
}

async function planWith(origin: string, { token }: OwnMember, boat: string): Promise<void> {
  const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
  const answer = await fetch(`${origin}/api/plan`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      group: null,
      description: 'To the bridge.',
      date: tomorrow,
      launchtime: '10:00',
      landtime: '11:00',
      fleet: [boat],
      crew: [],
      limit: null,
      weeklytill: null,
      weekdays: [],
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

test('a hole reported at landing without a network docks the boat, notifies its planner, and is closed by someone who did not repair it (rules damage.report, damage.dry-dock, damage.plans, damage.four-eyes)', async ({
  page,
  otherPage,
  context,
  clubhouse,
  desk,
  gateway,
}) => {
  const [member, planner] = [await clubhouse.join(), await clubhouse.join()];
  const [boat, other] = [await desk.addBoat('1x'), await desk.addBoat('1x')];
  await planWith(gateway.origin, planner, boat._id);
  const actions = await openActions(page, member);
  const outbox = new OutboxPanel(page);
  await clubhouse.launch(member, boat.name);
  await actions.action('Land').click();
  await page.getByRole('checkbox', { name: 'Anything wrong with the boat?' }).check();
  await expectCached(page, 'fleet-all-results');

  await context.setOffline(true);
  await slideByKeyboard(page.getByRole('slider', { name: `Land ${boat.name}` }));
  await page.getByRole('button', { name: 'Leave at 0' }).click();
  await expect(page.getByRole('heading', { name: boat.name })).toBeVisible();
  await page.getByRole('radio', { name: /^No/ }).check();
  await page.getByLabel('What is wrong?').fill('Hole in the hull.');
  await page.getByText('Hull', { exact: true }).click();
  for (const at of [1, 2]) {
    await page.getByLabel('Add a photo').setInputFiles(pngFile());
    await expect(page.getByAltText(`Photo ${at}`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(outbox.says('2 waiting to be sent')).toBeVisible();
  expect((await desk.boat(boat._id)).active).toBe(true);

  let photos = 0;
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/media') && answer.ok()) photos += 1;
  });
  await context.setOffline(false);
  await expect(outbox.says('waiting to be sent')).toBeHidden();
  await expect.poll(() => photos).toBe(2);
  await expect.poll(async () => (await desk.boat(boat._id)).active).toBe(false);
  const { log, damage } = await desk.boat(boat._id);
  expect(damage).toMatchObject({ severity: 'unfit', no: 1 });
  expect(log).toContain(`${member.name}: Report 1, damage, unfit: Hole in the hull.`);

  await new SignInPage(otherPage).signIn(planner, '/inbox');
  await expect(otherPage.getByText(planLosesBoat(boat.name))).toBeVisible({ timeout: 30_000 });
  await otherPage.getByText(planLosesBoat(boat.name)).click();
  await expect(otherPage).toHaveURL(/\/plans\?on=/);
  const plans = new PlansPage(otherPage);
  await follow(otherPage, `${otherPage.url()}&view=list`);
  await expect(plans.row(`${boat.name}: Unfit`)).toBeVisible();
  await plans.act('10:00–11:00 Open Plan', 'Edit');
  await otherPage.getByRole('button', { name: new RegExp(`^Remove ${boat.name}`) }).click();
  await plans.addBoat(other.name);
  await plans.save.click();
  await expect(plans.row(other.name)).toBeVisible();
  await expect(plans.row(`${boat.name}: Unfit`)).toBeHidden();

  // The member repairs it, once it is theirs; the coach closes it.
  const _id = damage?.ids[0] ?? '';
  const signIn = new SignInPage(otherPage);
  await signIn.open();
  await signIn.signOut.click();
  await expect(otherPage).toHaveURL('/');
  await signIn.signInByForm(asDemoMember(DEMO_COACH));
  await openReport(otherPage, boat.name);
  for (const at of [1, 2]) await expect(otherPage.getByAltText(`Photo ${at}`)).toBeVisible();
  await otherPage.getByRole('button', { name: 'Accept' }).click();
  await otherPage.getByRole('button', { name: 'Assign' }).click();
  await otherPage.getByRole('combobox', { name: 'Search members' }).fill(member.name);
  await otherPage.getByRole('option', { name: member.name }).click();
  await otherPage.getByRole('button', { name: 'Save' }).click();
  await expect(otherPage.getByText('Report updated.')).toBeVisible();

  await follow(page, `/damage/${_id}`);
  const start = page.getByRole('button', { name: 'Start repair' });
  await start.click();
  // Content below moves up once it has started.
  await expect(start).toBeHidden();
  await page.getByRole('button', { name: 'Add a repair' }).click();
  await page.getByLabel('What was done?').fill('Patched inside and out.');
  await page.getByLabel('Cost').fill('38.50');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Cost 38.50')).toBeVisible();
  await page.getByRole('button', { name: 'Repaired' }).click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();

  await otherPage.reload();
  await otherPage.getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = otherPage.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await desk.boat(boat._id)).active).toBe(true);
  const after = await desk.boat(boat._id);
  expect(after.damage).toBeUndefined();
  expect(after.log.split('\n').at(-1)).toContain('Report 1 closed: repaired');
  await follow(otherPage, '/damage?tab=closed');
  await expect(otherPage.getByRole('link', { name: new RegExp(`^${boat.name}`) })).toBeVisible();
  await follow(otherPage, '/damage?tab=numbers');
  const numbers = otherPage.getByRole('region', { name: 'By boat' }).getByRole('row', { name: boat.name });
  await expect(numbers).toContainText('38.50');
});
