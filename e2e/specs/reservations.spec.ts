import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import { follow } from '../pages/follow.ts';
import { expectCached } from '../pages/OutboxPanel.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

const rowOf = (page: Page, list: string, boat: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: boat });

async function openForm(page: Page, boat: string): Promise<void> {
  await follow(page, `/reservations/boat/${boat}`);
  await page.getByRole('link', { name: 'Reserve this boat' }).click();
  await expect(page.getByLabel('Day')).toBeVisible();
}

test('a boat is reserved by its calendar, goes to the member who waits for it, and shows without a network (rules reservation.reserve, reservation.waiting, reservation.calendar)', async ({
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

  await openForm(page, boat._id);
  await page.getByLabel('Length').selectOption('2 h');
  await page.getByRole('button', { name: `Reserve ${boat.name}` }).click();
  await expect(page.getByText(`${boat.name} is reserved for you.`)).toBeVisible();
  await page.getByRole('tab', { name: 'My reservations' }).click();
  await expect(rowOf(page, 'Upcoming', boat.name)).toContainText('06:00–08:00');

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
