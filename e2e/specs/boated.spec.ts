import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { helpLoads } from '../pages/helpLoads.ts';

const PHONE_REFRESH_MS = 180_000;

/** Counts the bells that a device has rung. */
async function countBells(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const played = { bells: 0 };
    const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    class SilentAudioContext {
      currentTime = 0;
      destination = {};
      constructor() {
        played.bells += 1;
      }
      resume = async () => undefined;
      close = async () => undefined;
      createGain = () => ({ gain: ramp, connect: (next: unknown) => next });
      createOscillator = () => ({
        frequency: ramp,
        connect: (next: unknown) => next,
        start: () => undefined,
        stop: () => undefined,
      });
    }
    Object.assign(globalThis, { played, AudioContext: SilentAudioContext });
  });
  return () => page.evaluate(() => (globalThis as unknown as { played: { bells: number } }).played.bells);
}

/** The code for the news loads some seconds after the first screen. */
const watching = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => /\/watch\.[^/]*js$/.test(answer.url()));

for (const [way, path] of [
  ['polling', '/actions'],
  ['an event, on another screen', '/ondeck'],
] as const) {
  test(`a member put into a boat is notified without a reload, by ${way}`, async ({
    page,
    clubhouse,
    desk,
  }) => {
    const [cox, rower] = [await clubhouse.join(), await clubhouse.join()];
    const boat = await desk.addBoat('4x');
    const bells = await countBells(page);
    const isPolling = way.startsWith('polling');
    if (isPolling) await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    const isWatching = watching(page);
    const isListening = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
    const hasHelp = path === '/actions' ? helpLoads(page) : null;
    await new SignInPage(page).signIn(rower, path);
    await expect(page.getByText(/^\d+ boats out$/)).toBeAttached();
    await Promise.all([isWatching, isListening]);

    await clubhouse.launch(cox, boat.name, [rower]);
    await hasHelp;
    if (isPolling) await page.clock.fastForward(PHONE_REFRESH_MS);
    const toast = page.getByRole('status').getByText(`You've been boated on ${boat.name}`).last();
    await expect(toast).toBeVisible();
    await expect.poll(bells).toBe(1);
    await follow(page, '/actions');
    await expect(new ActionsPage(page).banner).toHaveText(`You've been boated on ${boat.name}`);
  });
}
