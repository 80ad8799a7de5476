import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { smallTargets } from '../pages/smallTargets.ts';
import { violationsOf } from '../pages/violationsOf.ts';
import { SIZES } from '../playwright.config.ts';

/** With reduced motion no colour is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test("a member's menu with More and settings has no axe violations", async ({ page, clubhouse }) => {
  await new SignInPage(page).signIn(await clubhouse.join(), '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: 'Change Profile' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the actions screen has no axe violations: idle, launching, landing', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await expect(actions.isOut('Harrier')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await actions.action('Launch').click();
  await actions.boatClass('8+').click();
  await expect(page.getByRole('button', { name: 'Actions for North Wind' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Actions for North Wind' }).click();
  await page.getByRole('button', { name: 'Launch North Wind' }).click();
  await page.getByRole('checkbox', { name: 'Workouts' }).check();
  await expect(page.getByRole('tablist', { name: 'Workout type' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await actions.action('Cancel').click();
  await clubhouse.launch(member, boat.name);
  await actions.action('Land').click();
  const landing = actions.landing(boat.name);
  await landing.oneMore.click();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  expect(await smallTargets(page)).toEqual([]);
});

test('the kiosk has no axe violations: idle, launching, landing', async ({ page, boat, clubhouse }) => {
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
