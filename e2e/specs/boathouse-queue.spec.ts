import type { Page } from '@playwright/test';
import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';

test.use({ viewport: TALL_TABLET });

const TWO_MINUTES_MS = 120_000;
/** Estimated time of a touch, including finding the target, and of a key. */
const TOUCH_MS = 900;
const KEY_MS = 150;

/** A user at the tablet: before each touch and key the page's clock and the total advance by the estimated time. */
class Hand {
  pausedMs = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async pause(ms: number): Promise<void> {
    this.pausedMs += ms;
    await this.#page.clock.runFor(ms);
  }

  async type(text: string): Promise<void> {
    await this.pause(text.length * KEY_MS);
    await this.#page.keyboard.type(text);
  }
}

test('ten crews in a row launch within two minutes, pauses included, and without a reload', async ({
  page,
  clubhouse,
  desk,
}) => {
  const crews = [];
  for (const moniker of ['1x', '2x', '4x', '8+', '4+', '1x', '2x', '4x', '8+', '4+']) {
    crews.push({ boat: (await desk.addBoat(moniker)).name, moniker, member: await clubhouse.join() });
  }
  await page.clock.install();
  const kiosk = new BoathousePage(page);
  const hand = new Hand(page);
  await kiosk.open();
  await expect(kiosk.isOut('Harrier')).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));

  const startedAt = performance.now();
  for (const { boat, moniker, member } of crews) {
    await hand.pause(TOUCH_MS);
    await kiosk.tab('Launch').click();
    await hand.pause(TOUCH_MS);
    await kiosk.boatClass(moniker).click();
    await hand.pause(TOUCH_MS);
    await page.getByRole('button', { name: `Launch now: ${boat}` }).click();
    const { form, name, password } = kiosk.credentials(`Launch ${boat}`);
    await expect(name).toBeFocused();
    await hand.type(member.name);
    await hand.pause(KEY_MS);
    await page.keyboard.press('Enter');
    await expect(password).toBeFocused();
    await hand.type(member.password);
    await hand.pause(TOUCH_MS);
    await form.getByRole('button', { name: 'Launch', exact: true }).click();
    await expect(kiosk.isOut(boat)).toContainText(member.name);
    await expect(kiosk.hint).toContainText('Please select Launch or Land');
  }
  const tookMs = performance.now() - startedAt + hand.pausedMs;

  expect(hand.pausedMs).toBeGreaterThan(60_000);
  expect(tookMs).toBeLessThan(TWO_MINUTES_MS);
  expect(loads).toBe(0);
  for (const { boat, member } of crews) {
    const [sortie, ...more] = await clubhouse.sortiesOf(member);
    expect(sortie).toMatchObject({ bus: boat, land: null });
    expect(more).toEqual([]);
    // Cleans up, so that the board of other journeys is not ten boats longer.
    if (sortie) await clubhouse.land(member, sortie, 1);
  }
});
