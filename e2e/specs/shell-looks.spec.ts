import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expectOrderly } from '../pages/violationsOf.ts';

/** With reduced motion no colour is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The shell's screens that no other journey checks with axe, with a selector of their loaded content. */
const OF_VISITORS = [
  ['/about', 'heading', 'About'],
  ['/password_hint', 'button', 'Show hint'],
  ['/password_reset', 'button', 'Request key'],
  ['/password_reset?step=key', 'button', 'Reset'],
  ['/imagecrop', 'heading', 'Image Crop'],
  ['/no/such/page', 'main', ''],
] as const;

for (const [path, role, name] of OF_VISITORS) {
  test(`${path} has no axe violations`, async ({ page }) => {
    await page.goto(path);
    const there = name === '' ? page.getByRole(role) : page.getByRole(role, { name, exact: true });
    await expect(there.first()).toBeVisible();
    for (const section of await page.locator('details').all())
      if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
    await expectOrderly(page);
  });
}

test("a member's landing page, and menu with More and settings, have no axe violations", async ({
  page,
  clubhouse,
}) => {
  const signIn = new SignInPage(page);
  await signIn.signIn(await clubhouse.join(), '/');
  await expect(page.getByRole('heading', { name: 'Fleetwatch Demo Boathouse' })).toBeVisible();
  await expectOrderly(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: 'Change Profile' })).toBeVisible();
  await expectOrderly(page);
});

test('Sign Out, profile and password have no axe violations', async ({ page, clubhouse }) => {
  const signIn = new SignInPage(page);
  await signIn.signIn(await clubhouse.join(), '/signin');
  await expect(signIn.signOut).toBeVisible();
  await expectOrderly(page);
  for (const path of ['/profile', '/profile?change=password']) {
    await page.goto(path);
    await expect(page.getByRole('form')).toBeVisible();
    await expectOrderly(page);
  }
});
