import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import type { OwnMember } from '../fixtures/clubhouse.ts';
import { slowNetwork } from '../fixtures/slowNetwork.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { shiftsOf, watchShifts } from '../pages/layoutShifts.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { helpLoads } from '../pages/helpLoads.ts';
import { SIZES } from '../playwright.config.ts';

/** Limit on the sum of all layout shifts while the page is open, not only of the worst session window. */
const SHIFT_MAX = 0.02;
/** Longer than the minute after which a screen shows the age of its data. */
const AGED_MS = 65_000;
const REST_OF_REFRESH_MS = 115_000;
const DAY_MS = 86_400_000;

async function expectSteady(page: Page, most = SHIFT_MAX): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most);
}

/** Moves the pointer, so that the screen does not return home; input that browsers count would excuse a shift. */
async function lookAround(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1);
  await page.mouse.wheel(0, -1);
}

const onDeck = (page: Page, { id, token }: OwnMember, isOnDeck = true) =>
  page.request.get(`/api/user${isOnDeck ? 'on' : 'off'}deck/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });

for (const [network, isSlow] of [
  ['by events', false],
  ['on a slow network, by polling', true],
] as const) {
  test(`on /actions nothing moves from under a thumb while others launch and land: ${network}`, async ({
    page,
    clubhouse,
    desk,
  }) => {
    const [member, cox] = [await clubhouse.join(), await clubhouse.join()];
    const boats = await Promise.all(['1x', '2x', '4x', '8+'].map((moniker) => desk.addBoat(moniker)));
    // Their marks would change with the time that passes.
    await desk.settleOverdue(DAY_MS);
    const actions = new ActionsPage(page);
    await page.clock.install();
    await new SignInPage(page).signIn(member);
    if (isSlow) {
      await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
      await slowNetwork(page);
    }
    // The example's wind turns with the time, and one with a direction takes another line.
    let conditions: string | undefined;
    await page.route('**/api/conditions', async (route) => {
      const response = await route.fetch();
      conditions ??= await response.text();
      await route.fulfill({ response, body: conditions });
    });
    await watchShifts(page);
    const isListening = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
    const hasHelp = helpLoads(page);
    await page.reload();
    await expect(actions.isOut('Harrier')).toBeVisible();
    await isListening;
    await expect(page.getByRole('tab', { name: 'Heads up' })).toBeVisible();
    // Their code loads last, and advancing the clock would time it out.
    await expect(page.getByRole('textbox', { name: 'Tweet' })).toBeVisible();
    await hasHelp;

    const [single, double, quad, eight] = boats.map(({ name }) => name);
    const refresh = async () => {
      await lookAround(page);
      await page.clock.fastForward(AGED_MS);
      await page.clock.fastForward(REST_OF_REFRESH_MS);
    };
    /** With polling the change shows with the refresh; with events at once, and the refresh has nothing to fetch. */
    const showAndRefresh = async (isShown: () => Promise<void>) => {
      if (isSlow) await refresh();
      await isShown();
      if (!isSlow) await refresh();
    };
    const first = await clubhouse.launch(cox, single ?? '');
    await showAndRefresh(() => expect(actions.isOut(single ?? '')).toBeVisible());
    await clubhouse.launch(cox, double ?? '');
    await clubhouse.launch(cox, quad ?? '');
    await showAndRefresh(() => expect(actions.isOut(quad ?? '')).toBeAttached());
    await clubhouse.land(cox, first, 3);
    await showAndRefresh(() => expect(actions.isOut(single ?? '')).toBeHidden());
    await clubhouse.launch(cox, eight ?? '', [member]);
    await showAndRefresh(() => expect(actions.banner).toHaveText(`You've been boated on ${eight}`));
    await expect(page.getByRole('button', { name: 'Need help' })).toBeVisible();
    // By polling, marks of age widen the times, beside the boat that one was put into, which goes to the top: 0.022.
    await expectSteady(page, isSlow ? 0.03 : SHIFT_MAX);
  });
}

test('on /actions nothing jumps while it loads on a laptop over a slow network', async ({ page, desk }) => {
  await desk.settleOverdue();
  await page.setViewportSize(SIZES.laptop);
  await new SignInPage(page).signIn(desk.coach);
  await slowNetwork(page);
  await watchShifts(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Heads up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prepare launch' })).toBeVisible();
  await expectSteady(page);
});

test('member lists on /ondeck and /crew add and remove rows without a jump', async ({
  page,
  clubhouse,
  desk,
}) => {
  const cox = await clubhouse.join();
  const waiting = [await clubhouse.join(), await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('8+');
  await new SignInPage(page).signIn(cox);
  await watchShifts(page);
  for (const path of ['/ondeck', `/crew/${boat._id}/undef/undef/${cox.id}/undef`]) {
    const rowOf = ({ name }: OwnMember) =>
      page.getByRole('button', { name: `Actions for ${name}`, exact: true });
    const isListening = page.waitForResponse((answer) => answer.url().endsWith('/api/events') && answer.ok());
    await page.goto(path);
    await isListening;
    for (const member of waiting) {
      await onDeck(page, member);
      await expect(rowOf(member)).toBeVisible();
    }
    for (const member of waiting) {
      await onDeck(page, member, false);
      await expect(rowOf(member)).toBeHidden();
    }
    await expectSteady(page);
  }
});

test('the footer is hidden until a list is there, so that the list does not push it away', async ({
  page,
  clubhouse,
}) => {
  await new SignInPage(page).signIn(await clubhouse.join());
  await expect(new ActionsPage(page).isOut('Harrier')).toBeVisible();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/sorties-results', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/sorties');
  const footer = page.getByText(/^© Fleetwatch/);
  await expect(page.getByRole('tab', { name: 'Past dates' })).toBeVisible();
  await expect(footer).toBeHidden();
  answer();
  await expect(page.getByRole('main')).toContainText('Harrier');
  await expect(footer).toBeVisible();
});
