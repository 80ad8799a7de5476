import type { CDPSession, Page } from '@playwright/test';
import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import config, { SIZES } from '../playwright.config.ts';
import { takeClubClockAlong } from '../fixtures/takeClubClockAlong.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';

const launchOptions = config.use?.launchOptions ?? {};

test.use({
  viewport: SIZES.tablet,
  // A trace keeps what it has seen of the page in the page's own memory, which is what is weighed here …
  trace: 'off',
  // … and so does the engine what it has compiled, the more the longer it runs.
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--js-flags=--jitless --no-flush-bytecode'],
  },
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Never more than the documented interval of the hour, so that every refresh has its turn. */
function stepAt(hour: number): number {
  if (hour >= 22 || hour < 3) return 30 * MINUTE_MS;
  return hour >= 10 && hour < 16 ? 15 * MINUTE_MS : 3 * MINUTE_MS;
}

/** Counts what the kiosk asks, code too, and waits until all of it is answered. */
class Calls {
  refreshes = 0;
  /** Addresses of the code that has come. */
  readonly files: string[] = [];
  readonly #open = new Set<unknown>();

  constructor(page: Page) {
    page.on('request', (request) => {
      // Events are answered for as long as the page is open.
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

/** What a page still holds once all that can go is gone. */
async function heldBytes(devtools: CDPSession): Promise<number> {
  // What a first collection sets free may set more free.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

test('after a day and a night of refreshes it holds no more memory than after the first hour, or a tenth more', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  const club = await takeClubClockAlong(page);
  const calls = new Calls(page);
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await expect(kiosk.isOut('Harrier')).toBeVisible();
  // What the next step needs comes once the wall is drawn. A leap of the clock before it is there would be its deadline.
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

  // Every three minutes save by midday and by night.
  expect(calls.refreshes).toBeGreaterThan(250);
  await expect(kiosk.isOut('Harrier')).toBeVisible();
  expect(afterADay / afterAnHour).toBeLessThan(1.1);
});
