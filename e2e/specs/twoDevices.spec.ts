import type { Page } from '@playwright/test';
import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { helpLoads } from '../pages/helpLoads.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** Polling intervals of a visible phone, and of the kiosk in the early afternoon. */
const PHONE_REFRESH_MS = 180_000;
const KIOSK_REFRESH_MS = 900_000;

/** Blocks the server's events, as a proxy may, so that only polling is left. */
async function withoutEvents(page: Page): Promise<void> {
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
}

test("a launch and a landing on one member's phone show on another's by its refresh", async ({
  page,
  otherPage,
  boat,
  clubhouse,
}) => {
  const [rower, watcher] = [await clubhouse.join(), await clubhouse.join()];
  const [hers, his] = [new ActionsPage(page), new ActionsPage(otherPage)];
  await withoutEvents(otherPage);
  await otherPage.clock.install();
  const hasHelp = helpLoads(otherPage);
  await Promise.all([new SignInPage(page).signIn(rower), new SignInPage(otherPage).signIn(watcher)]);
  await expect(his.isOut('Harrier')).toBeVisible();

  await hers.pick(boat);
  await slideByKeyboard(hers.launchSlider);
  await expect(hers.isOut(boat.name)).toBeVisible();
  await expect(his.isOut(boat.name)).toBeHidden();
  await hasHelp;
  await otherPage.clock.fastForward(PHONE_REFRESH_MS);
  await expect(his.isOut(boat.name)).toContainText(rower.name);
  await expect(his.banner).toHaveText("You're Landed");

  await hers.action('Land').click();
  await hers.landing(boat.name).oneMore.click();
  await slideByKeyboard(hers.landing(boat.name).slider);
  await expect(hers.banner).toHaveText("You're Landed");
  await otherPage.reload();
  await expect(his.isOut('Harrier')).toBeVisible();
  await expect(his.isOut(boat.name)).toBeHidden();
});

test.describe('a phone and the tablet', () => {
  test.use({ viewport: TALL_TABLET });

  test("show each other's launches", async ({
    page,
    otherPage,
    boat: phoneBoat,
    otherBoat: tabletBoat,
    clubhouse,
  }) => {
    const [rower, guest] = [await clubhouse.join(), await clubhouse.join()];
    const phone = new ActionsPage(page);
    const tablet = new BoathousePage(otherPage);
    await withoutEvents(otherPage);
    await otherPage.clock.install();
    await Promise.all([new SignInPage(page).signIn(rower), tablet.open()]);
    await expect(tablet.isOut('Harrier')).toBeVisible();

    await phone.pick(phoneBoat);
    await slideByKeyboard(phone.launchSlider);
    await expect(phone.isOut(phoneBoat.name)).toBeVisible();
    await otherPage.clock.fastForward(KIOSK_REFRESH_MS);
    await expect(tablet.isOut(phoneBoat.name)).toContainText(rower.name);

    await tablet.launch(tabletBoat, guest);
    await expect(tablet.isOut(tabletBoat.name)).toContainText(guest.name);
    await page.reload();
    await expect(phone.isOut(tabletBoat.name)).toContainText(guest.name);
  });

  test('the tablet lands a boat launched on a phone, and the phone shows it', async ({
    page,
    otherPage,
    boat,
    clubhouse,
  }) => {
    const rower = await clubhouse.join();
    const phone = new ActionsPage(page);
    const tablet = new BoathousePage(otherPage);
    await withoutEvents(page);
    await new SignInPage(page).signIn(rower);
    await phone.pick(boat);
    await slideByKeyboard(phone.launchSlider);
    await expect(phone.banner).toHaveText(`You're Launched on ${boat.name}`);

    await tablet.open();
    await tablet.authenticate(rower);
    await tablet.landing(boat.name).miles.fill('3');
    await slideByKeyboard(tablet.landing(boat.name).slider);
    await expect(tablet.hasLanded(boat.name)).toContainText('3 mi');

    // The phone still offers the landing: the member sees why it is refused, and the season counts the miles once.
    await phone.action('Land').click();
    await expect(page.getByText('No outstanding launches today')).toBeVisible();
    await page.reload();
    await expect(phone.banner).toHaveText("You're Landed");
    await expect(phone.season('Season miles')).toHaveText('3');
    await expect(phone.season('Trips')).toHaveText('1');
  });
});
