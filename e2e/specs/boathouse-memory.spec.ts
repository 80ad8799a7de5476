import type { CDPSession, Page } from '@playwright/test';
import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import config, { SIZES } from '../playwright.config.ts';
import { shiftClubClock } from '../fixtures/shiftClubClock.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';

const launchOptions = config.use?.launchOptions ?? {};

test.use({
  viewport: SIZES.tablet,
  // A trace is stored in the page's own memory, which is measured here …
  trace: 'off',
  // … and so is code compiled by the engine, which grows over time.
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--js-flags=--jitless --no-flush-bytecode'],
  },
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** At most the documented refresh interval of the hour, so that every refresh happens. */
function stepAt(hour: number): number {
  if (hour >= 22 || hour < 3) return 30 * MINUTE_MS;
  return hour >= 10 && hour < 16 ? 15 * MINUTE_MS : 3 * MINUTE_MS;
}

/** Counts the kiosk's requests, including code, and waits until all have a response. */
class Calls {
  refreshes = 0;
  /** Addresses of the loaded code. */
  readonly files: string[] = [];
  readonly #open = new Set<unknown>();

  constructor(page: Page) {
    page.on('request', (request) => {
      // Event streams stay open for as long as the page.
      if (request.url().endsWith('/api/events')) return;
      this.#open.add(request);
      if (request.url().endsWith('/sorties-stillout-results')) this.refreshes += 1;
    });
    page.on('requestfinished', (request) => {
      this.#open.delete(request);
      if (request.resourceType() === 'script') this.files.push(request.url());
    });
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  async answered(): Promise<void> {
    await expect.poll(() => this.#open.size, { intervals: [5, 10, 20, 50] }).toBe(0);
  }
}

/** The heap size after garbage collection. */
async function heldBytes(devtools: CDPSession): Promise<number> {
  // A first collection may make more objects collectable.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

test('memory after a day and a night of refreshes exceeds that after the first hour by at most a tenth', async ({
  page,
}) => {
  await page.clock.install();
  const club = await shiftClubClock(page);
  const calls = new Calls(page);
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await expect(kiosk.isOut('Harrier')).toBeVisible();
  // The code of the next steps loads once the wall is drawn. Advancing the clock sooner would exceed its deadline.
  await expect.poll(() => calls.files.some((url) => url.includes('/steps.'))).toBe(true);
  await calls.answered();
  const devtools = await page.context().newCDPSession(page);
  // The first hour is one of the busy ones.
  const start = instantOf(`${club.today} 16:01:00`, club.timezone) - club.now;
  let passed = start;
  await page.clock.fastForward(start);
  await calls.answered();
  const liveUntil = async (end: number) => {
    while (passed < end) {
      const step = stepAt(Number(localTextOf(club.now + passed, club.timezone).slice(11, 13)));
      await page.clock.fastForward(step);
      await calls.answered();
      passed += step;
    }
  };

  await liveUntil(start + HOUR_MS);
  const afterAnHour = await heldBytes(devtools);
  await liveUntil(start + DAY_MS);
  const afterADay = await heldBytes(devtools);

  // Every three minutes, except at midday and by night.
  expect(calls.refreshes).toBeGreaterThan(250);
  await expect(kiosk.isOut('Harrier')).toBeVisible();
  expect(afterADay / afterAnHour).toBeLessThan(1.1);
});
