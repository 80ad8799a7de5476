import type { Page } from '@playwright/test';
import { HAPPENED_AT_HEADER } from '@fleetwatch/contract/errors/happenedAt';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { OwnMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const MINUTE_MS = 60_000;

/** The checks run every half minute, and devices ask every minute. */
const SOON = { timeout: 100_000 };

/** A write that was made so long ago, and waited on a device until now. */
async function writeFrom(
  page: Page,
  { token }: OwnMember,
  minutesAgo: number,
  path: string,
  data: object,
): Promise<Sortie> {
  const happenedAt = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
  const answer = await page.request.post(`/api/${path}`, {
    headers: { Authorization: `Bearer ${token}`, [HAPPENED_AT_HEADER]: happenedAt },
    data,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Sortie;
}

test('a forgotten boat alarms, is acknowledged on another device, and ends with the landing that was late', async ({
  page,
  otherPage,
  desk,
  clubhouse,
}) => {
  test.slow();
  const boat: Boat = await desk.addBoat('1x');
  const sculler = await clubhouse.join();
  // Out for three hours on a plan of one: the launch waited on the sculler's device.
  const { _id: sortie } = await writeFrom(page, sculler, 180, 'launch', {
    bus: boat._id,
    user: sculler.id,
    crew: null,
    borrowed: null,
    description: null,
    group: null,
    trip: { back: 60, heading: 'upstream', phone: sculler.id },
  });

  for (const device of [page, otherPage]) {
    await new SignInPage(device).signIn(desk.coach, '/safety');
  }
  const card = page.getByRole('region', { name: boat.name }).first();
  await expect(card.getByText('Alarm', { exact: true })).toBeVisible();
  const panel = page.getByRole('region', { name: `Alert: ${boat.name}` });
  const same = otherPage.getByRole('region', { name: `Alert: ${boat.name}` });
  await expect(panel).toContainText('Not acknowledged yet.', SOON);
  await expect(same).toContainText('Not acknowledged yet.', SOON);

  await panel.getByLabel('What the crew is wearing').fill('Orange jacket');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await same.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(same).toContainText('Acknowledged by');
  await expect(panel).toContainText('Acknowledged by', SOON);

  await page.goto(`/safety/sheet/${sortie}`);
  const sheet = page.getByRole('article', { name: `Rescue sheet for ${boat.name}` });
  for (const text of ['Orange jacket', 'Last report', 'Light left', 'Conditions at launch'])
    await expect(sheet).toContainText(text);
  await expect(sheet.getByText(sculler.name).first()).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Rescue-sheet-\d{4}-\d\d-\d\d\.pdf$/);

  // Landed two hours ago, and reported now.
  await writeFrom(page, sculler, 120, 'land', { sortie, miles: 3, description: '', uid: sculler.id });
  await otherPage.goto('/safety/incidents');
  const incident = otherPage.getByRole('region', { name: boat.name });
  await expect(incident).toContainText('Landed');
  await expect(incident).toContainText(/Landed at .*, reported at /);
});

test('a crew that calls for help is on the red bar of another device until it lands', async ({
  page,
  otherPage,
  desk,
  clubhouse,
}) => {
  test.slow();
  const boat: Boat = await desk.addBoat('1x');
  const sculler = await clubhouse.join();
  const { _id: sortie } = await writeFrom(page, sculler, 5, 'launch', {
    bus: boat._id,
    user: sculler.id,
    crew: null,
    borrowed: null,
    description: null,
    group: null,
    trip: { back: 60, heading: 'upstream' },
  });
  await new SignInPage(otherPage).signIn(desk.coach);
  await new SignInPage(page).signIn(sculler, '/safety');
  await page.getByRole('button', { name: 'Need help' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you need help?' });
  await expect(dialog.getByRole('link', { name: 'Emergency: 911' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Alert the officers' }).click();
  await expect(page.getByText(`${sculler.name} asked for help at`)).toBeVisible();
  await expect(otherPage.getByText(`${boat.name} needs help.`)).toBeVisible(SOON);
  await writeFrom(page, sculler, 0, 'land', { sortie, miles: 1, description: '', uid: sculler.id });
  await expect(otherPage.getByText(`${boat.name} needs help.`)).toBeHidden(SOON);
});
