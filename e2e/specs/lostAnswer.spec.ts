import type { Page } from '@playwright/test';
import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** The browser's console reports each failed connection. */
test.use({ mayBeNoisy: true });

/** The reason at the control (rule launch.failures). */
const REASON = 'Network: Connection refused.';
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

test('a landing whose response was lost is sent again automatically, and counts once', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await actions.action('Land').click();
  const landing = actions.landing(boat.name);
  await landing.oneMore.click();
  await landing.notes.fill('windy');
  const keys = await loseFirstAnswer(page, 'land');
  await slideByKeyboard(landing.slider);
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(page.getByText(`Sent: Land ${boat.name}, 1 mile`)).toBeVisible();
  await expect(actions.season('Season miles')).toHaveText('1');
  await expect(actions.season('Trips')).toHaveText('1');
  expect(keys).toEqual([keys[0], keys[0]]);
});

test.describe('on the tablet', () => {
  test.use({ viewport: TALL_TABLET });

  test('a kiosk launch whose response was lost keeps name and password, and is one sortie when sent again', async ({
    page,
    boat,
    clubhouse,
  }) => {
    const member = await clubhouse.join();
    const kiosk = new BoathousePage(page);
    await kiosk.open();
    const keys = await loseFirstAnswer(page, 'auth-launch');
    await kiosk.launch(boat, member);
    const { form, name, password, refusal } = kiosk.credentials(`Launch ${boat.name}`);
    // The toast with the same text ends with the next response; the reason stays at the form.
    await expect(refusal).toContainText(REASON);
    await expect(name).toHaveValue(member.name);
    await expect(password).toHaveValue(member.password);
    await form.getByRole('button', { name: 'Launch', exact: true }).click();
    await expect(kiosk.isOut(boat.name)).toHaveCount(1);
    expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
