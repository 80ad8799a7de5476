import type { Page } from '@playwright/test';
import { SIZES } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** How often a phone asks who is out while it is looked at, and the kiosk early in the afternoon. */
const PHONE_REFRESH_MS = 180_000;
const KIOSK_REFRESH_MS = 900_000;

/** Without the server's events, as behind a proxy that cuts them, there are the intervals of polling. */
async function withoutEvents(page: Page): Promise<void> {
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
}

test("one member's phone shows, by its own refresh, what another's launched and landed", async ({
  page,
  otherPage,
  boat,
  clubhouse,
}) => {
  const [rower, watcher] = [await clubhouse.join(), await clubhouse.join()];
  const [hers, his] = [new ActionsPage(page), new ActionsPage(otherPage)];
  await withoutEvents(otherPage);
  await otherPage.clock.install();
  await Promise.all([new SignInPage(page).signIn(rower), new SignInPage(otherPage).signIn(watcher)]);
  await expect(his.isOut('Harrier')).toBeVisible();

  await hers.pick(boat);
  await slideByKeyboard(hers.launchSlider);
  await expect(hers.isOut(boat.name)).toBeVisible();
  await expect(his.isOut(boat.name)).toBeHidden();
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
  test.use({ viewport: SIZES.tablet });

  test('each shows what the other launched', async ({
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

  test('the tablet lands what a phone launched, and the phone knows', async ({
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

    // The phone still offers the landing it knew of: the member is told, and the season has the miles once.
    await phone.action('Land').click();
    await expect(page.getByText('No outstanding launches today')).toBeVisible();
    await page.reload();
    await expect(phone.banner).toHaveText("You're Landed");
    await expect(phone.season('Season miles')).toHaveText('3');
    await expect(phone.season('Trips')).toHaveText('1');
  });
});
