import { expect, test } from '../fixtures/coachDesk.ts';
import { everyScreen } from '../fixtures/everyScreen.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { shiftsOf, watchShifts } from '../pages/layoutShifts.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SIZES } from '../playwright.config.ts';

/** The browser's console reports a font that does not load. */
test.use({ mayBeNoisy: true });

/** Limit on the sum of a screen's shifts while it loads. */
const SHIFT_MAX = 0.02;

for (const [size, font] of [
  ['phone', 'with'],
  ['phone', 'without'],
  ['laptop', 'without'],
] as const) {
  test(`no screen shifts while it loads: ${size}, ${font} its font`, async ({ page, desk, clubhouse }) => {
    const screens = await everyScreen(desk, clubhouse);
    await desk.settleOverdue();
    await page.setViewportSize(SIZES[size]);
    // An open stream of events would never let the network be idle.
    await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
    if (font === 'without') await page.route('**/*.woff2', (route) => route.abort());
    await new SignInPage(page).signIn(desk.coach);
    await expect(new ActionsPage(page).isOut('Harrier')).toBeVisible();
    await watchShifts(page);
    const shifted: string[] = [];
    for (const { address, shown } of screens) {
      await page.goto(address);
      await expect.soft(page.getByRole('main'), address).toContainText(shown);
      await page.waitForLoadState('networkidle');
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > SHIFT_MAX) shifted.push(`${address}: ${sum.toFixed(3)} ${JSON.stringify(shifts, null, 1)}`);
    }
    expect(shifted).toEqual([]);
  });
}

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
