import type { Page } from '@playwright/test';
import { openCoachDesk } from '../fixtures/openCoachDesk.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { helpLoads } from '../pages/helpLoads.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** Calls without a response are aborted after this time. */
const API_TIMEOUT_MS = 15_000;
/** Retry interval of waiting writes. */
const RETRY_MS = 5_000;
const WAITS = 'No connection. Saved on this device; it will send automatically.';
const WAITS_FOR_ANSWER = 'No response. Saved on this device; it will send automatically.';

/** The server executes the first call, but its response is held until released; returns the keys of all calls. */
async function holdFirstAnswer(page: Page): Promise<{ keys: string[]; letThrough: () => void }> {
  const keys: string[] = [];
  const { promise: isLet, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api/launch', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    const response = await route.fetch();
    await isLet;
    // The page may have aborted the call in the meantime.
    return route.fulfill({ response }).catch(() => undefined);
  });
  return { keys, letThrough: () => resolve(undefined) };
}

test('while a launch is slow its slider is busy and ignores a second push; the result is one sortie', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await actions.pick(boat);
  const { keys, letThrough } = await holdFirstAnswer(page);
  await slideByKeyboard(actions.launchSlider);
  await expect(actions.launchSlider).toHaveAttribute('aria-busy', 'true');
  await slideByKeyboard(actions.launchSlider);
  letThrough();
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  expect(keys).toHaveLength(1);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);
});

test('a launch without a response in time waits and is sent again with its key: one sortie', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const actions = new ActionsPage(page);
  await page.clock.install();
  const hasHelp = helpLoads(page);
  await new SignInPage(page).signIn(member);
  await hasHelp;
  await actions.pick(boat);
  const { keys, letThrough } = await holdFirstAnswer(page);
  await slideByKeyboard(actions.launchSlider);
  await expect.poll(() => keys).toHaveLength(1);
  await page.clock.runFor(API_TIMEOUT_MS);
  await expect(page.getByText(WAITS_FOR_ANSWER)).toBeVisible();
  await expect(actions.banner).toContainText(`You're Launched on ${boat.name}`);
  await expect(actions.banner).toContainText('(waiting to be sent)');
  await page.clock.runFor(RETRY_MS);
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  letThrough();
  expect(new Set(keys).size).toBe(1);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);
});

test('a server error after launching is reported, boat, seats and workout stay, and a repeat makes one sortie', async ({
  page,
  gateway,
  clubhouse,
}) => {
  const { name } = await (await openCoachDesk(gateway.origin)).addBoat('4x');
  const boat = { name, moniker: '4x' };
  const [member, friend] = [await clubhouse.join(), await clubhouse.join()];
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await actions.pick(boat);
  await page.getByRole('combobox', { name: 'Seat 1' }).fill(friend.name.toLowerCase());
  await page.getByRole('option', { name: friend.name }).click();
  await page.getByRole('checkbox', { name: 'Workouts' }).check();
  const workout = page.getByRole('textbox', { name: 'Workout' });
  await workout.fill('Two times the bridge');
  await page.getByRole('tab', { name: 'Recovery' }).click();

  const keys: string[] = [];
  await page.route('**/api/launch', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.fulfill({ status: 500, json: ['Something went wrong.', 'internal'] });
  });
  await slideByKeyboard(actions.launchSlider);
  await expect(page.getByText('launch: failure on send!')).toBeVisible();
  await expect(actions.launchSlider).toHaveValue('0');
  await expect(page.getByRole('button', { name: `Remove ${friend.name} from seat 1` })).toBeVisible();
  await expect(workout).toHaveValue('Two times the bridge');

  await slideByKeyboard(actions.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([
    { bus: boat.name, land: null, crew: [expect.any(String)], description: 'Two times the bridge' },
  ]);
});

test.describe('without a server', () => {
  test.use({ mayBeNoisy: true });

  test('a borrowed single waits on the device, and is one sortie once the server is back', async ({
    page,
    clubhouse,
  }) => {
    const [owner, borrower] = [await clubhouse.join(), await clubhouse.join()];
    const actions = new ActionsPage(page);
    await new SignInPage(page).signIn(borrower);
    await actions.borrow(owner.name, async () => {
      await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    });
    await expect(page.getByText(WAITS)).toBeVisible();
    await expect(actions.banner).toContainText(`You're Launched on ${owner.name}'s 1x`);
    expect(await clubhouse.sortiesOf(borrower)).toEqual([]);
    await page.unroute('**/api/**');
    await expect(page.getByText(`Sent: Launch ${owner.name}'s 1x`)).toBeVisible();
    await expect(actions.isOut(`${owner.name}'s 1x`)).toHaveCount(1);
    expect(await clubhouse.sortiesOf(borrower)).toHaveLength(1);
  });
});
