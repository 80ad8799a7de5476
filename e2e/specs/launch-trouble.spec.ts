import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** A call without an answer is given up after this long. */
const API_TIMEOUT_MS = 15_000;
/** What waits is tried again so soon. */
const RETRY_MS = 5_000;
const WAITS = 'No network: this is kept here, and sent by itself.';
const WAITS_FOR_ANSWER = 'No answer yet: this is kept here, and sent by itself.';

/** The server launches at the first call, and its answer comes only when it is let; tells the keys of all calls. */
async function holdFirstAnswer(page: Page): Promise<{ keys: string[]; letThrough: () => void }> {
  const keys: string[] = [];
  const { promise: isLet, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api/launch', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    const response = await route.fetch();
    await isLet;
    // The page may have given it up meanwhile.
    return route.fulfill({ response }).catch(() => undefined);
  });
  return { keys, letThrough: () => resolve(undefined) };
}

test('while a launch is slow its slider is busy and takes no second push; then it is one sortie', async ({
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

test('a launch without an answer in time is kept and sent again by itself with its key: one sortie', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const actions = new ActionsPage(page);
  await page.clock.install();
  await new SignInPage(page).signIn(member);
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

test('a server that fails after it has launched says so, keeps boat, seats and workout; repeated it is one sortie', async ({
  page,
  boats,
  clubhouse,
}) => {
  const at = boats.findIndex(({ moniker }) => moniker === '4x');
  const [boat] = boats.splice(at, 1);
  if (!boat) throw new Error('The demo club has no more quads.');
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
  await expect(page.getByRole('button', { name: `Take ${friend.name} out of seat 1` })).toBeVisible();
  await expect(workout).toHaveValue('Two times the bridge');

  await slideByKeyboard(actions.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([
    { bus: boat.name, land: null, crew: [expect.any(String)], description: 'Two times the bridge' },
  ]);
});

test.describe('with no server there', () => {
  test.use({ mayBeNoisy: true });

  test('a borrowed single is kept on the device, and is one sortie once there is a server again', async ({
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
