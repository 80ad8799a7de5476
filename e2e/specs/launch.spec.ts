import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { dragBy, dragSlider, slideByKeyboard } from '../pages/slide.ts';

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

test('a boat found by a swipe and launched with the mouse, by the whole track and not by a tap, is listed as out, also after a reload', async ({
  page,
  boat,
  clubhouse,
}) => {
  const actions = new ActionsPage(page);
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  await expect(actions.isOut('Kestrel')).toBeVisible();
  await actions.action('Launch').click();
  await actions.boatClass(boat.moniker).click();
  const row = actions.boatRow(boat.name);
  const launch = page.getByRole('button', { name: `Launch ${boat.name}` });
  await expect(launch).toBeHidden();
  await dragBy(row, -180);
  await expect(launch).toBeInViewport({ ratio: 0.99 });
  await dragBy(row, 180);
  await expect(launch).toBeHidden();
  await dragBy(row, -180);
  await launch.click();

  const { x, y, width, height } = await boxOf(actions.launchSlider);
  await page.mouse.click(x + width - 10, y + height / 2);
  await expect(actions.launchSlider).toHaveValue('0');
  await dragSlider(actions.launchSlider, 0.7);
  await expect(actions.launchSlider).toHaveValue('0');
  await expect(actions.action('Launch')).toHaveAttribute('aria-selected', 'true');

  await dragSlider(actions.launchSlider);
  await expect(page.getByText("You've Launched Nell!")).toBeVisible();
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  await expect(actions.isOut(boat.name)).toContainText(member.name);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);

  await page.reload();
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  await expect(actions.isOut(boat.name)).toBeVisible();
});

test('the same boat is refused to a second member, who sees why and can take another', async ({
  page,
  otherPage,
  boat,
  clubhouse,
}) => {
  const [first, second] = [new ActionsPage(page), new ActionsPage(otherPage)];
  const [winner, loser] = [await clubhouse.join(), await clubhouse.join()];
  // The second device has not refetched yet, so only the server can refuse.
  await otherPage.route('**/api/events', (route) => route.abort());
  await Promise.all([new SignInPage(page).signIn(winner), new SignInPage(otherPage).signIn(loser)]);
  await Promise.all([first.pick(boat), second.pick(boat)]);

  await slideByKeyboard(first.launchSlider);
  await expect(first.isOut(boat.name)).toBeVisible();

  await dragSlider(second.launchSlider);
  // At the slider, and above the boats once the slider is gone.
  await expect(
    otherPage.getByRole('alert').getByText(`${boat.name} has already been launched.`).first(),
  ).toBeVisible();
  await expect(otherPage.getByRole('button', { name: `Actions for ${boat.name}` })).toBeHidden();
  await expect(second.boatClass(boat.moniker)).toHaveAttribute('aria-selected', 'true');
  expect(await clubhouse.sortiesOf(winner)).toMatchObject([{ bus: boat.name, land: null }]);
  expect(await clubhouse.sortiesOf(loser)).toEqual([]);

  await second.action('Cancel').click();
  await expect(second.isOut(boat.name)).toContainText(winner.name);
});
