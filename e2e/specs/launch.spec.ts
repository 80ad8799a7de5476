import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { dragBy, dragSlider, slideByKeyboard } from '../pages/slide.ts';

test('a boat launched with the mouse is listed as out, also after a reload', async ({
  page,
  boat,
  clubhouse,
}) => {
  const actions = new ActionsPage(page);
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  await expect(actions.isOut('Kestrel')).toBeVisible();
  await actions.pick(boat);

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

test('a tap on the far end of the track launches nothing', async ({ page, boat, clubhouse }) => {
  const actions = new ActionsPage(page);
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  await actions.pick(boat);
  const box = await actions.launchSlider.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 10, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(actions.launchSlider).toHaveValue('0');
  await actions.action('Cancel').click();
  await expect(actions.stillOut).toBeVisible();
  expect(await clubhouse.sortiesOf(member)).toEqual([]);
});

test('by keyboard alone: the class, the boat, its crew, and the slider', async ({ page, clubhouse }) => {
  const actions = new ActionsPage(page);
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  await actions.action('Launch').press('Enter');
  await actions.boatClass('8+').press('Enter');
  await page.getByRole('button', { name: 'Actions for Long Reach' }).press('Enter');
  await page.getByRole('button', { name: 'Launch Long Reach' }).press('Enter');
  await page.getByRole('combobox', { name: 'Seat 1' }).fill('tove fen');
  await expect(page.getByRole('option', { name: /Tove Fenwick/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Seat 1' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Remove Tove Fenwick from seat 1/ })).toBeVisible();
  await slideByKeyboard(actions.launchSlider);
  await expect(actions.isOut('Long Reach')).toContainText(`${member.name} +1`);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([
    { bus: 'Long Reach', crew: [expect.any(String)] },
  ]);
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

test("a row swiped to the left reveals its boat's actions, and swiped back hides them", async ({
  page,
  boat,
  clubhouse,
}) => {
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(await clubhouse.join());
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
  await expect(actions.launchSlider).toBeVisible();
});

test("a member's own single launches without picking a boat, and a borrowed one is named by its owner", async ({
  page,
  otherPage,
  clubhouse,
}) => {
  const [owner, borrower] = [await clubhouse.join(), await clubhouse.join()];
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(owner);
  await actions.action('Launch').click();
  await actions.boatClass('1p').click();
  await slideByKeyboard(actions.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${owner.name}'s 1x`);

  const others = new ActionsPage(otherPage);
  await new SignInPage(otherPage).signIn(borrower);
  await others.borrow(owner.name);
  await expect(otherPage.getByText(`${owner.name}'s 1x has already been launched.`)).toBeVisible();
});
