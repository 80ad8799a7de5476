import { expect, test } from '../fixtures/coachDesk.ts';
import { everyScreen } from '../fixtures/everyScreen.ts';
import { brokenText } from '../pages/brokenText.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A phone of 640 px or a laptop's window of that width, at 200 %. */
const ZOOMED = { width: 320, height: 640 };

test('zoomed to 200 % no screen cuts a text or scrolls sideways', async ({ page, desk, clubhouse }) => {
  const screens = await everyScreen(desk, clubhouse);
  await page.setViewportSize(ZOOMED);
  await new SignInPage(page).signIn(desk.coach);
  const broken: string[] = [];
  for (const { address, shown } of screens) {
    await page.goto(address);
    await expect(page.getByRole('main'), address).toContainText(shown);
    for (const theme of ['light', 'sunlight']) {
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      broken.push(...(await brokenText(page)).map((what) => `${address}, ${theme}: ${what}`));
    }
  }
  expect(broken).toEqual([]);
});
