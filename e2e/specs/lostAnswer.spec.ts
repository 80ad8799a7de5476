import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** The browser's console reports each failed connection. */
test.use({ mayBeNoisy: true });

const WAITS = 'No connection. Saved on this device; it will send automatically.';

/** The server executes the first call, but its response is lost; returns the keys of all calls. */
async function loseFirstAnswer(page: Page, path: string): Promise<string[]> {
  const keys: string[] = [];
  await page.route(`**/api/${path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionfailed');
  });
  return keys;
}

test('a launch whose response was lost shows as waiting, is sent again automatically, and is one sortie', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await actions.pick(boat);
  const keys = await loseFirstAnswer(page, 'launch');
  await slideByKeyboard(actions.launchSlider);
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(actions.banner).toContainText(`You're Launched on ${boat.name}`);
  await expect(page.getByText(`Sent: Launch ${boat.name}`)).toBeVisible();
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  await expect(actions.isOut(boat.name)).toHaveCount(1);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);
  expect(keys).toEqual([keys[0], keys[0]]);
});
