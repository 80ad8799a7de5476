import { expect, test } from '../fixtures/coachDesk.ts';
import { everyScreen } from '../fixtures/everyScreen.ts';
import { watchPolicy } from '../fixtures/watchPolicy.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { expectCached, tellOffline } from '../pages/OutboxPanel.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { watchRequests } from '../pages/watchRequests.ts';

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });
test.setTimeout(480_000);

/** (rule portal.kept) */
test('every screen opens within the page under its policy, and is available offline afterwards, with its age', async ({
  page,
  context,
  desk,
  clubhouse,
}) => {
  const violations = await watchPolicy(page);
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
    expect.soft(violations.splice(0), address).toEqual([]);
    // Responses are cached while the page is idle.
    await page.evaluate(async () => {
      for (let pause = 0; pause < 3; pause += 1) await new Promise((resume) => requestIdleCallback(resume));
      await (await caches.open('fleetwatch-answers')).keys();
    });
  }
  await context.setOffline(true);
  // Nothing is left of what the page had in its memory.
  await page.goto('/actions');
  const endOffline = await tellOffline(page);
  for (const { address, shown } of screens) {
    await follow(page, address);
    await expect.soft(main, address).toContainText(shown);
    const age = page.getByRole('status').filter({ hasText: /^Offline, updated / });
    await expect.soft(age.first(), address).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fleetwatch Demo Boathouse');
  await expect(page.getByRole('link', { name: 'Go to Actions' })).toBeVisible();
  expect(violations).toEqual([]);

  await endOffline();
  await context.setOffline(false);
  await page.goto('/actions');
  await expect(new ActionsPage(page).banner).toHaveText("You're Landed");
  await expect(page.getByRole('status').filter({ hasText: /^Offline/ })).toBeHidden();
});
