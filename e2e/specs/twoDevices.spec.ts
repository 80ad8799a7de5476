import type { Page } from '@playwright/test';
import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** Polling interval of the kiosk in the early afternoon. */
const KIOSK_REFRESH_MS = 900_000;

/** Blocks the server's events, as a proxy may, so that only polling is left. */
async function withoutEvents(page: Page): Promise<void> {
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
}

test.describe('a phone and the tablet', () => {
  test.use({ viewport: TALL_TABLET });

  test("show each other's launches by polling, and the tablet lands the phone's", async ({
    page,
    otherPage,
    boat: phoneBoat,
    otherBoat: tabletBoat,
    clubhouse,
  }) => {
    const [rower, guest] = [await clubhouse.join(), await clubhouse.join()];
    const phone = new ActionsPage(page);
    const tablet = new BoathousePage(otherPage);
    for (const device of [page, otherPage]) await withoutEvents(device);
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

    await tablet.authenticate(rower);
    await tablet.landing(phoneBoat.name).miles.fill('3');
    await slideByKeyboard(tablet.landing(phoneBoat.name).slider);
    await expect(tablet.hasLanded(phoneBoat.name)).toContainText('3 mi');

    // The phone still offers the landing: the member sees why it is refused, and the season counts the miles once.
    await phone.action('Land').click();
    await expect(page.getByText('No outstanding launches today')).toBeVisible();
    await page.reload();
    await expect(phone.banner).toHaveText("You're Landed");
    await expect(phone.isOut(tabletBoat.name)).toContainText(guest.name);
    await expect(phone.season('Season miles')).toHaveText('3');
    await expect(phone.season('Trips')).toHaveText('1');
  });
});
