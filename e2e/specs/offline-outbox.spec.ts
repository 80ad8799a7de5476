import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { launchOffline, launchWithoutResponse, openActions } from '../fixtures/offlineActions.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { OutboxPanel } from '../pages/OutboxPanel.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

const HOUR_MS = 3_600_000;

/** The club's local time of an instant, to the minute. */
const minuteOf = (ms: number, zone: string) =>
  new Date(ms).toLocaleString('sv', { timeZone: zone }).slice(0, 16);

test('an offline launch shows at once, also after a reload, and becomes one sortie with its own time', async ({
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
  await launchOffline(actions, context, boat);
  await expect(outbox.says('1 waiting to be sent')).toBeVisible();
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
  await expect(outbox.says('waiting to be sent')).toBeHidden();
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

test('a refused launch can be discarded, and then nothing of it is logged', async ({
  page,
  context,
  boat,
  clubhouse,
}) => {
  const [member, quicker] = [await clubhouse.join(), await clubhouse.join()];
  const outbox = new OutboxPanel(page);
  const actions = await openActions(page, member);
  await launchOffline(actions, context, boat);
  await clubhouse.launch(quicker, boat.name);
  await context.setOffline(false);
  await expect(outbox.says('1 needs your decision')).toBeVisible();
  await outbox.open();
  await outbox.item(boat.name).getByRole('button', { name: 'Discard' }).click();
  await outbox.item(boat.name).getByRole('button', { name: 'Discard permanently' }).click();
  await expect(outbox.dialog).toBeHidden();
  await expect(outbox.says('needs your decision')).toBeHidden();
  await page.reload();
  await expect(actions.banner).toHaveText("You're Landed");
  expect(await clubhouse.sortiesOf(member)).toEqual([]);
});

test('two tabs share one outbox, and send it once', async ({ page, context, boat, clubhouse }) => {
  const member = await clubhouse.join();
  const actions = await openActions(page, member);
  const second = await context.newPage();
  const secondActions = new ActionsPage(second);
  await second.goto('/actions');
  await expect(secondActions.isOut('Harrier')).toBeVisible();
  await launchOffline(actions, context, boat);
  await expect(new OutboxPanel(second).says('1 waiting to be sent')).toBeVisible();

  await context.setOffline(false);
  for (const tab of [page, second])
    await expect(new OutboxPanel(tab).says('waiting to be sent')).toBeHidden();
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);
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

test('a launch and a landing on a device that is switched off for a day afterwards count for that day', async ({
  page,
  context,
  newBoat: boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const outbox = new OutboxPanel(page);
  await page.clock.install({ time: Date.now() - 24 * HOUR_MS });
  const actions = await openActions(page, member);
  await launchOffline(actions, context, boat);
  await actions.action('Land').click();
  const landing = actions.landing(boat.name);
  await landing.oneMore.click();
  await slideByKeyboard(landing.slider);
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(outbox.says('2 waiting to be sent')).toBeVisible();

  await page.close();
  await context.setOffline(false);
  await context.clock.setSystemTime(Date.now());
  const nextDay = await context.newPage();
  await nextDay.goto('/actions');
  await expect(new ActionsPage(nextDay).banner).toHaveText("You're Landed");
  await expect(new OutboxPanel(nextDay).says('waiting to be sent')).toBeHidden();
  await expect.poll(() => clubhouse.season(member)).toMatchObject({ miles: 1, trips: 1 });
  // Neither today's nor late: it was landed on the day of its launch.
  expect(await clubhouse.sortiesOf(member)).toEqual([]);
  await expect(new ActionsPage(nextDay).season('Season miles')).toHaveText('1');
});

/** Kills the page's process, as a phone that needs the memory does. */
async function kill(page: Page): Promise<void> {
  const dead = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await dead;
  await page.close();
}

for (const { seconds, isReceived } of [
  { seconds: 1, isReceived: true },
  { seconds: 5, isReceived: false },
  { seconds: 14, isReceived: true },
])
  test(`killed ${seconds} s after the slider, ${isReceived ? 'with its response lost' : 'before it was received'}: one sortie (rule portal.stored-before-sent)`, async ({
    page,
    context,
    boat,
    clubhouse,
  }) => {
    const member = await clubhouse.join();
    await page.clock.install();
    const actions = await openActions(page, member);
    await page.route('**/api/launch', async (route) => {
      if (isReceived) await route.fetch();
    });
    await actions.pick(boat);
    const sent = page.waitForRequest('**/api/launch');
    await slideByKeyboard(actions.launchSlider);
    await sent;
    await expect.poll(() => clubhouse.sortiesOf(member)).toHaveLength(isReceived ? 1 : 0);
    await page.clock.runFor(seconds * 1_000);
    await expect(page.getByText('it will send automatically')).toBeHidden();
    await kill(page);

    const next = await context.newPage();
    await next.goto('/actions');
    await expect(new ActionsPage(next).banner).toHaveText(`You're Launched on ${boat.name}`);
    await expect(new OutboxPanel(next).says('waiting to be sent')).toBeHidden();
    expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);
  });

test('a landing killed before its response keeps its miles (rule portal.stored-before-sent)', async ({
  page,
  context,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  const actions = await openActions(page, member);
  await actions.action('Land').click();
  const landing = actions.landing(boat.name);
  await landing.oneMore.click();
  await page.route('**/api/land', () => undefined);
  const sent = page.waitForRequest('**/api/land');
  await slideByKeyboard(landing.slider);
  await sent;
  await kill(page);

  const next = await context.newPage();
  await next.goto('/actions');
  await expect(new ActionsPage(next).season('Season miles')).toHaveText('1');
  await expect.poll(() => clubhouse.season(member)).toMatchObject({ miles: 1, trips: 1 });
});
