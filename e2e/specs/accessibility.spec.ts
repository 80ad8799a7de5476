import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { openMenu } from '../pages/openMenu.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { smallTargets } from '../pages/smallTargets.ts';
import { violationsOf } from '../pages/violationsOf.ts';
import { SIZES } from '../playwright.config.ts';

/** With reduced motion no color is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test("a member's menu, a launch with a workout, and a landing have no axe violations", async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: 'Change Profile' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');

  await actions.pick({ name: 'North Wind', moniker: '8+' });
  await page.getByRole('checkbox', { name: 'Workouts' }).check();
  await expect(page.getByRole('tablist', { name: 'Workout type' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await actions.action('Cancel').click();
  await clubhouse.launch(member, boat.name);
  await actions.action('Land').click();
  const landing = actions.landing(boat.name);
  await landing.oneMore.click();
  expect(await violationsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('the kiosk has no axe violations: idle, launching, landing', async ({ page, boat, clubhouse }) => {
  await page.setViewportSize(SIZES.tablet);
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await expect(kiosk.isOut(boat.name)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await kiosk.tab('Launch').click();
  await kiosk.boatClass('8+').click();
  await expect(page.getByRole('button', { name: 'Actions for North Wind' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Launch now: North Wind' }).click();
  await expect(kiosk.credentials('Launch North Wind').form).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await kiosk.credentials('Launch North Wind').form.getByRole('button', { name: 'Back' }).click();

  await kiosk.tab('Land').click();
  await expect(kiosk.credentials('Authenticate to land').form).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await kiosk.authenticate(member);
  await expect(kiosk.landing(boat.name).block).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
