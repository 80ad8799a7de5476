import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { launchOffline, launchWithoutResponse, openActions } from '../fixtures/offlineActions.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { OutboxPanel } from '../pages/OutboxPanel.ts';

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

const HOUR_MS = 3_600_000;

/** The club's local time of an instant, to the minute. */
const minuteOf = (ms: number, zone: string) =>
  new Date(ms).toLocaleString('sv', { timeZone: zone }).slice(0, 16);

test('an offline launch shows at once, in another tab and after a reload too, and becomes one sortie with its own time', async ({
  page,
  context,
  newBoat: boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const outbox = new OutboxPanel(page);
  const launchedAt = Date.now() - 2 * HOUR_MS;
  await page.clock.install({ time: launchedAt });
  const actions = await openActions(page, member);
  const other = await context.newPage();
  await other.goto('/actions');
  await expect(new ActionsPage(other).isOut('Harrier')).toBeVisible();
  await launchOffline(actions, context, boat);
  for (const tab of [page, other])
    await expect(new OutboxPanel(tab).says('1 waiting to be sent')).toBeVisible();
  expect(await clubhouse.sortiesOf(member)).toEqual([]);

  await page.reload();
  await expect(actions.banner).toContainText(`You're Launched on ${boat.name}`);
  await expect(actions.isOut(boat.name)).toContainText(member.name);
  await expect(outbox.says('1 waiting to be sent')).toBeVisible();
  await outbox.open();
  await expect(outbox.item(`Launch ${boat.name}`)).toBeVisible();
  await outbox.dialog.getByRole('button', { name: 'Close' }).click();

  await page.clock.fastForward(2 * HOUR_MS);
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(new OutboxPanel(tab).says('waiting to be sent')).toBeHidden();
  const sorties = await clubhouse.sortiesOf(member);
  expect(sorties).toMatchObject([{ bus: boat.name, land: null }]);
  const zone = await page.evaluate(async () => {
    const club = (await (await fetch('/api/club')).json()) as { timezone: string };
    return club.timezone;
  });
  const minutes = [0, 1, 2].map((more) => minuteOf(launchedAt + more * 60_000, zone));
  expect(minutes).toContain(sorties[0]?.launch.slice(0, 16));
  await expect(actions.isOut(boat.name)).toHaveCount(1);
});

test('a boat that another member has taken since then is offered as a choice, and another boat keeps the time', async ({
  page,
  context,
  boat: wanted,
  otherBoat: other,
  clubhouse,
}) => {
  const [member, quicker] = [await clubhouse.join(), await clubhouse.join()];
  const outbox = new OutboxPanel(page);
  const actions = await openActions(page, member);
  await launchOffline(actions, context, wanted);
  await clubhouse.launch(quicker, wanted.name);

  await context.setOffline(false);
  await expect(outbox.says('1 needs your decision')).toBeVisible();
  await expect(actions.banner).toHaveText("You're Landed");
  await outbox.open();
  const item = outbox.item(`Launch ${wanted.name}`);
  await expect(item).toContainText(`${wanted.name} has already been launched.`);
  await item.getByRole('button', { name: 'Choose another boat' }).click();
  await item.getByLabel('Boat you took').selectOption({ label: `${other.name} (${other.moniker})` });
  await item.getByRole('button', { name: `Launch ${other.name}` }).click();
  await expect(outbox.dialog).toBeHidden();
  await expect(actions.banner).toHaveText(`You're Launched on ${other.name}`);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: other.name, land: null }]);
});

/** Simulates the browser's background sync event. */
async function syncInBackground(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ isDeleted }) => !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
    void cdp.send('ServiceWorker.enable');
  });
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'fleetwatch-outbox',
    lastChance: false,
  });
}

test('a background sync makes an open page send waiting writes before its own retry', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const outbox = new OutboxPanel(page);
  await page.clock.install();
  // A new event stream would make the page refetch, and so send.
  await page.route('**/api/events', (route) => route.abort());
  const actions = await openActions(page, member);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await launchWithoutResponse(actions, boat);
  // From here on the page's timers are stopped, so only the background sync can send it.
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  await page.unroute('**/api/**');
  await expect(outbox.says('1 waiting to be sent')).toBeVisible();
  expect(await clubhouse.sortiesOf(member)).toEqual([]);
  await syncInBackground(page);
  await expect(outbox.says('waiting to be sent')).toBeHidden();
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);
});
