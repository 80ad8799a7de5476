import type { Club } from '@fleetwatch/contract/clubs/wire';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import { expectCached } from '../pages/OutboxPanel.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';
import { violationsOf } from '../pages/violationsOf.ts';

test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

const rowOf = (page: Page, list: string, boat: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: boat });

async function openForm(page: Page, boat: string): Promise<void> {
  await page.goto(`/reservations/boat/${boat}`);
  await page.getByRole('link', { name: 'Reserve this boat' }).click();
  await expect(page.getByLabel('Day')).toBeVisible();
}

test('a boat is booked by its calendar, goes to who waits for it, and is seen without a network (rules reservation.reserve, reservation.waiting, reservation.calendar)', async ({
  page,
  otherPage,
  context,
  desk,
  clubhouse,
}) => {
  const [first, second] = [await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('2x');
  await new SignInPage(page).signIn(first, `/reportdamage/${boat._id}`);
  await page.getByRole('link', { name: `See who has reserved ${boat.name}` }).click();
  await expect(page.getByRole('heading', { name: `${boat.name}, Double` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await openForm(page, boat._id);
  await page.getByLabel('Length').selectOption('2 h');
  await page.getByRole('button', { name: `Reserve ${boat.name}` }).click();
  await expect(page.getByText(`${boat.name} is reserved for you.`)).toBeVisible();
  await page.getByRole('tab', { name: 'My reservations' }).click();
  await expect(rowOf(page, 'Upcoming', boat.name)).toContainText('06:00–08:00');
  expect(await violationsOf(page)).toEqual([]);

  await new SignInPage(otherPage).signIn(second);
  await openForm(otherPage, boat._id);
  await expect(rowOf(otherPage, 'Reserved boats', boat.name)).toContainText(first.name);
  await otherPage.getByRole('button', { name: `Wait for ${boat.name}` }).click();
  await expect(otherPage.getByText(`You are waiting for ${boat.name}.`)).toBeVisible();
  await otherPage.getByRole('tab', { name: 'My reservations' }).click();
  await expect(rowOf(otherPage, 'Waiting list', boat.name)).toContainText('You are next.');

  await page.getByRole('button', { name: `Cancel ${boat.name}` }).click();
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(rowOf(page, 'Past', boat.name)).toContainText('Cancelled');
  await expect(rowOf(otherPage, 'Upcoming', boat.name)).toContainText('Approved');

  await expectCached(page, 'my-reservations');
  await context.setOffline(true);
  await page.reload();
  await expect(rowOf(page, 'Past', boat.name)).toContainText('Cancelled');
});

test('guests’ boats wait until a coach approves them, and limits are a coach’s to set (rules reservation.approval, reservation.settings)', async ({
  page,
  otherPage,
  desk,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const boat = await desk.addBoat('1x');
  await new SignInPage(page).signIn(member);
  await openForm(page, boat._id);
  await page.getByLabel('Purpose').selectOption('Guests');
  await expect(rowOf(page, 'Free boats', boat.name)).toContainText('Needs approval');
  await page.getByRole('button', { name: `Reserve ${boat.name}` }).click();
  await expect(page.getByText(`${boat.name} is waiting for approval.`)).toBeVisible();
  await page.getByRole('tab', { name: 'My reservations' }).click();

  await new SignInPage(otherPage).signIn(desk.coach, '/reservations?tab=settings');
  await expect(otherPage.getByLabel('Days ahead')).toHaveValue('7');
  expect(await violationsOf(otherPage)).toEqual([]);
  await otherPage.getByRole('tab', { name: 'Requests' }).click();
  await otherPage.getByRole('button', { name: `Approve ${boat.name} for ${member.name}` }).click();
  await expect(otherPage.getByText(`${boat.name} is reserved for ${member.name}.`)).toBeVisible();
  await expect(rowOf(page, 'Upcoming', boat.name)).toContainText('Approved');
});

const QUARTER_MS = 15 * 60_000;
/** The next start of a reservation, by the club's clock, where it is early afternoon. */
const nextQuarter = ({ timezone }: Club): string =>
  localTextOf((Math.floor(Date.now() / QUARTER_MS) + 1) * QUARTER_MS, timezone);

test('a member who launches a boat reserved by someone else sees whose it is first (rule reservation.held)', async ({
  page,
  otherPage,
  desk,
  clubhouse,
  gateway,
}) => {
  const [holder, other] = [await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('1x');
  await new SignInPage(otherPage).signIn(holder);
  await openForm(otherPage, boat._id);
  const start = nextQuarter((await (await fetch(`${gateway.origin}/api/club`)).json()) as Club);
  await otherPage.getByLabel('Day').fill(start.slice(0, 10));
  await otherPage.getByLabel('From').selectOption(start.slice(11, 16));
  await otherPage.getByRole('button', { name: `Reserve ${boat.name}` }).click();
  await expect(otherPage.getByText(`${boat.name} is reserved for you.`)).toBeVisible();

  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(other);
  await actions.pick({ name: boat.name, moniker: '1x' });
  await slideByKeyboard(actions.launchSlider);
  const question = page.getByRole('dialog', { name: 'Before you launch' });
  await expect(question).toContainText(new RegExp(`${boat.name} is reserved .* by ${holder.name}\\.`));
  expect(await clubhouse.sortiesOf(other)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Launch' }).click();
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
});
