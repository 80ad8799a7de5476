import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SignUpPage } from '../pages/SignUpPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

/** With reduced motion no colour is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the landing page and its menu have no axe violations', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fleetwatch Demo Boathouse' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign In' }),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('sign-in has no axe violations, also with a refusal', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await expect(signIn.submit).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await signIn.fill({ name: 'Rob', password: 'short' });
  await expect(signIn.name).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page)).toEqual([]);
});

test('sign-up has no axe violations, also with every field refused', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await expect(signUp.submit).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await signUp.submit.click();
  await expect(signUp.field('User group')).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page)).toEqual([]);
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
