import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** The next poll is minutes away: a change that shows within this time came by an event. */
const AT_ONCE = { timeout: 5_000 };

const listening = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/events') && answer.ok());

test("a launch and a landing on one phone show on another's at once", async ({
  page,
  otherPage,
  boat,
  clubhouse,
}) => {
  const [rower, watcher] = [await clubhouse.join(), await clubhouse.join()];
  const [hers, his] = [new ActionsPage(page), new ActionsPage(otherPage)];
  const isListening = listening(otherPage);
  await Promise.all([new SignInPage(page).signIn(rower), new SignInPage(otherPage).signIn(watcher)]);
  await expect(his.isOut('Harrier')).toBeVisible();
  await isListening;

  await hers.pick(boat);
  await slideByKeyboard(hers.launchSlider);
  await expect(hers.isOut(boat.name)).toBeVisible();
  await expect(his.isOut(boat.name)).toContainText(rower.name, AT_ONCE);

  await hers.action('Land').click();
  await hers.landing(boat.name).oneMore.click();
  await slideByKeyboard(hers.landing(boat.name).slider);
  await expect(hers.banner).toHaveText("You're Landed");
  await expect(his.isOut(boat.name)).toBeHidden(AT_ONCE);
});

test.describe('after a network outage', () => {
  test.use({ mayBeNoisy: true });

  test('a reconnected device shows the changes that it missed', async ({
    page,
    otherPage,
    boat,
    clubhouse,
  }) => {
    const rower = await clubhouse.join();
    const hers = new ActionsPage(page);
    const kiosk = new BoathousePage(otherPage);
    const isListening = listening(otherPage);
    await Promise.all([new SignInPage(page).signIn(rower), kiosk.open()]);
    await expect(kiosk.isOut('Harrier')).toBeVisible();
    await isListening;
    await otherPage.context().setOffline(true);

    await hers.pick(boat);
    await slideByKeyboard(hers.launchSlider);
    await expect(hers.isOut(boat.name)).toBeVisible();
    const isBack = listening(otherPage);
    await otherPage.context().setOffline(false);
    await isBack;
    await expect(kiosk.isOut(boat.name)).toContainText(rower.name, AT_ONCE);
  });
});
