import type { Page } from '@playwright/test';
import { boatedOn } from '@fleetwatch/contract/notifications/texts';
import { deliver, expect, shownOn, tapNotification, test } from '../fixtures/pushTest.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test.use({ serviceWorkers: 'allow' });

async function turnOn(page: Page): Promise<void> {
  await page.goto('/inbox?show=choices');
  await page.getByRole('button', { name: 'Turn on here' }).click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
}

test('a member boated while the app is closed is notified on both devices, opens /actions, and is not notified again', async ({
  page,
  otherPage,
  pushService,
  clubhouse,
}) => {
  const phone = await pushService.letSubscribe(page.context());
  const laptop = await pushService.letSubscribe(otherPage.context());
  const [cox, member] = [await clubhouse.join(), await clubhouse.join()];
  for (const device of [page, otherPage]) {
    await new SignInPage(device).signIn(member);
    await turnOn(device);
  }
  await otherPage.goto('/about');
  await page.goto('/about');

  await clubhouse.launch(cox, 'Old Faithful', [member]);
  await expect.poll(() => pushService.pushedTo(phone).length, { timeout: 30_000 }).toBe(1);
  await expect.poll(() => pushService.pushedTo(laptop).length).toBe(1);
  const [pushed] = pushService.pushedTo(phone);
  if (!pushed) throw new Error('Nothing was pushed.');
  expect(pushed).toMatchObject({ title: boatedOn('Old Faithful'), url: '/actions', state: 'new' });

  for (const device of [page, otherPage]) {
    await deliver(device, pushed);
    await expect.poll(() => shownOn(device)).toEqual([boatedOn('Old Faithful')]);
  }
  await tapNotification(page);
  await expect(page).toHaveURL('/actions');
  await expect(new ActionsPage(page).banner).toContainText('Old Faithful');
  await expect(page.getByRole('link', { name: 'Inbox, nothing unread' })).toBeVisible();
  expect(await shownOn(page)).toEqual([]);

  // The other device learns that it is read, and no longer shows it.
  await expect.poll(() => pushService.pushedTo(laptop).length, { timeout: 30_000 }).toBe(2);
  for (const later of pushService.pushedTo(laptop).slice(1)) await deliver(otherPage, later);
  await expect.poll(() => shownOn(otherPage)).toEqual([]);
});
