import { expect, test } from '../fixtures/coachDesk.ts';
import { everyScreen } from '../fixtures/everyScreen.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { expectCached } from '../pages/OutboxPanel.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { watchRequests } from '../pages/watchRequests.ts';

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });
test.setTimeout(480_000);

/** (rule portal.kept) */
test('every visited screen is available offline, with its age', async ({
  page,
  context,
  desk,
  clubhouse,
}) => {
  const { screens } = await everyScreen(desk, clubhouse);
  const main = page.getByRole('main');
  await new SignInPage(page).signIn(desk.coach);
  await expect(new ActionsPage(page).isOut('Harrier')).toBeVisible();
  await expectCached(page);

  const untilStill = watchRequests(page);
  for (const { address, shown } of screens) {
    await follow(page, address);
    await expect.soft(main, address).toContainText(shown);
    await untilStill();
    // Responses are cached while the page is idle.
    await page.evaluate(async () => {
      for (let pause = 0; pause < 3; pause += 1) await new Promise((resume) => requestIdleCallback(resume));
      await (await caches.open('fleetwatch-answers')).keys();
    });
  }
  await context.setOffline(true);
  for (const { address, shown } of screens) {
    await page.goto(address);
    await expect.soft(main, address).toContainText(shown);
    const age = page.getByRole('status').filter({ hasText: /^Offline, updated / });
    await expect.soft(age.first(), address).toBeVisible();
  }
});
