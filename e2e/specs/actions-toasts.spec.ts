import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { coveredControls } from '../pages/coveredControls.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

test('on a small phone the landing slider is in reach, and a toast covers no control', async ({
  page,
  boat,
  otherBoat,
  clubhouse,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  await clubhouse.launch(member, otherBoat.name);
  const actions = new ActionsPage(page);
  const toast = page.getByRole('button', { name: 'Dismiss', exact: true });
  await new SignInPage(page).signIn(member);
  await actions.action('Land').click();
  await actions.landing(boat.name).oneMore.click();
  await slideByKeyboard(actions.landing(boat.name).slider);
  await expect(page.getByText(`You've Landed ${member.name.split(' ')[0]}!`)).toBeVisible();
  await expect.poll(() => coveredControls(page)).toEqual([]);

  const { slider, oneMore } = actions.landing(otherBoat.name);
  await expect(slider).toBeInViewport({ ratio: 1 });
  const strip = await page.getByRole('tablist', { name: 'Actions' }).boundingBox();
  const track = await slider.boundingBox();
  expect((track?.y ?? 0) + (track?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  await actions.action('Launch').click();
  await expect(toast).toHaveCount(0);

  await actions.action('Land').click();
  await oneMore.click();
  await slideByKeyboard(slider);
  await expect(toast).toHaveCount(1);
  await expect.poll(() => coveredControls(page)).toEqual([]);
  await expect(actions.banner).toHaveText("You're Landed");
});

test('a toast over an open dialog is in sight, is announced, and can be dismissed', async ({
  page,
  clubhouse,
}) => {
  await page.context().grantPermissions(['clipboard-write']);
  await new SignInPage(page).signIn(await clubhouse.join(), '/plans?feeds=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Get address' }).click();
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  // Elements outside a modal dialog have no role there.
  await expect(dialog.getByRole('status').filter({ hasText: 'Address copied.' })).toBeInViewport({
    ratio: 1,
  });
  const dismiss = dialog.getByRole('button', { name: 'Dismiss' });
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
});
