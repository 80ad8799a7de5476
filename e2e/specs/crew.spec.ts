import type { Page } from '@playwright/test';
import { SIZES } from '../playwright.config.ts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { CrewPage } from '../pages/CrewPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';
import { violationsOf } from '../pages/violationsOf.ts';

/** With reduced motion no colour is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const crewPathOf = ({ _id, name, groupmoniker, grouppayload }: Record<string, unknown>) =>
  `/crew/${[name, groupmoniker, grouppayload, _id].map((part) => encodeURIComponent(String(part))).join('/')}`;

test("a crew composed from members on deck shows on another member's phone, and they are off deck", async ({
  page,
  otherPage,
  clubhouse,
  desk,
}) => {
  const [cox, rower] = [await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('4x');
  const [actions, crew, others] = [new ActionsPage(page), new CrewPage(page), new ActionsPage(otherPage)];
  await Promise.all([new SignInPage(page).signIn(cox), new SignInPage(otherPage).signIn(rower)]);
  await otherPage.evaluate(async ({ id, token }) => {
    await fetch(`/api/userondeck/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  }, rower);

  await actions.action('Launch').click();
  await actions.boatClass('4x').click();
  await crew.openFromLaunch(boat);
  await expect(crew.tab(`On Deck for ${boat.name.slice(0, 8)} 4x`)).toBeVisible();
  await crew.add(rower.name);
  await expect(crew.seats.nth(1)).toContainText(rower.name);

  await page.reload();
  await expect(crew.seats.nth(1)).toContainText(rower.name);
  await slideByKeyboard(crew.launchSlider);
  await page.waitForURL('**/actions/');
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  await expect(actions.isOut(boat.name)).toContainText(`${cox.name} +1`);

  await otherPage.reload();
  await expect(others.banner).toHaveText(`You've been boated on ${boat.name}`);
  await otherPage.goto('/ondeck');
  await expect(otherPage.getByRole('tab', { name: /^On Deck/ })).toBeVisible();
  await expect(otherPage.getByRole('button', { name: `Actions for ${rower.name}` })).toBeHidden();
  await otherPage.getByRole('tab', { name: /^Show all Launched/ }).click();
  await expect(otherPage.getByRole('listitem').filter({ hasText: rower.name })).toContainText(boat.name);
});

/** For a moment after a drop the drag keeps clicks from the page. */
const hearsClicks = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let isClicked = false;
    document.body.addEventListener('click', () => (isClicked = true), { once: true });
    document.body.click();
    return isClicked;
  });

test('seats are reordered by keyboard alone, by buttons and by dragging', async ({
  page,
  clubhouse,
  desk,
}) => {
  const [cox, one, two] = [await clubhouse.join(), await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('4x');
  const crew = new CrewPage(page);
  await new SignInPage(page).signIn(cox, `${crewPathOf({ ...boat })}?seats=${one.id},${two.id}`);
  await expect(crew.seats.nth(1)).toContainText(one.name);

  await crew.tool('Drag', one.name).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${one.name} is over seat 1.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${one.name} is over seat 2.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(crew.seats.nth(2)).toContainText(one.name);
  await expect(crew.seats.nth(1)).toContainText(two.name);

  await crew.tool('Move down', one.name).press('Enter');
  await expect(crew.seats.nth(3)).toContainText(one.name);
  await expect(crew.seats.nth(2)).toContainText('-');

  await crew.tool('Drag', one.name).hover();
  await page.mouse.down();
  const target = await crew.seats.nth(1).boundingBox();
  if (!target) throw new Error('The seat is not on the page.');
  await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(crew.seats.nth(1)).toContainText(one.name);
  await expect(crew.seats.nth(2)).toContainText(two.name);

  await expect.poll(() => hearsClicks(page)).toBe(true);
  await crew.tool('Remove', two.name).press('Enter');
  await expect(crew.seats.nth(2)).toContainText('-');
  await page.getByRole('button', { name: 'Clear Crew' }).press('Enter');
  await expect(crew.seats.nth(1)).toContainText('-');
  await expect(crew.seats.nth(0)).toContainText(cox.name);
});

test('a boat that someone else just launched is refused, the seats stay, and the crew takes another boat', async ({
  page,
  clubhouse,
  desk,
}) => {
  const [cox, rower, other] = [await clubhouse.join(), await clubhouse.join(), await clubhouse.join()];
  const [boat, spare] = [await desk.addBoat('4x'), await desk.addBoat('4x')];
  const [crew, actions] = [new CrewPage(page), new ActionsPage(page)];
  await new SignInPage(page).signIn(cox);
  // An event would take the slider away before it is pushed.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${crewPathOf({ ...boat })}?seats=${rower.id}`);
  await expect(crew.seats.nth(1)).toContainText(rower.name);
  await clubhouse.launch(other, boat.name);

  await slideByKeyboard(crew.launchSlider);
  await expect(page.getByText(`${boat.name} has already been launched.`)).toBeVisible();
  await expect(crew.seats.nth(1)).toContainText(rower.name);
  expect(await clubhouse.sortiesOf(cox)).toEqual([]);

  await page.getByLabel('Take another boat with this crew').selectOption(`${spare.name} 4x`);
  await expect(page.getByRole('heading', { name: `Crew of ${spare.name} 4x` })).toBeVisible();
  await slideByKeyboard(crew.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${spare.name}`);
  expect(await clubhouse.sortiesOf(cox)).toMatchObject([{ bus: spare.name, crew: [rower.id] }]);
});

test("a picked workout is applied to the crew's launch, and restored when the crew is cancelled", async ({
  page,
  clubhouse,
  desk,
}) => {
  const boat = await desk.addBoat('4x');
  const text = `Pyramid for ${boat.name}`;
  await desk.postWorkout(text);
  const member = await clubhouse.join();
  const [actions, crew] = [new ActionsPage(page), new CrewPage(page)];
  await new SignInPage(page).signIn(member);
  await actions.action('Launch').click();
  await actions.boatClass('1p').click();
  await page.getByRole('checkbox', { name: 'Workouts' }).check();
  await page.getByRole('tab', { name: desk.coach.name }).click();
  const posted = page.getByRole('listitem').filter({ hasText: text });
  await posted.getByRole('button', { name: /^Actions for Pyramids/ }).click();
  await posted.getByRole('button', { name: /^Pick Pyramids/ }).click();

  await actions.boatClass('4x').click();
  await crew.openFromLaunch(boat);
  await expect(page.getByText(text)).toBeVisible();
  await crew.tab('Cancel').click();
  await page.waitForURL('**/actions/');
  await actions.pick({ name: boat.name, moniker: '4x' });
  await expect(page.getByRole('textbox', { name: 'Workout' })).toHaveValue(text);
  await slideByKeyboard(actions.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, description: text }]);
});

test('all tabs of the actions and of the crew are reached by arrows, and chosen by keys', async ({
  page,
  clubhouse,
  desk,
}) => {
  const boat = await desk.addBoat('4x');
  const [actions, crew] = [new ActionsPage(page), new CrewPage(page)];
  await new SignInPage(page).signIn(await clubhouse.join());
  await actions.action('Toggle On Deck').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(actions.action('Launch')).toHaveAttribute('aria-selected', 'true');
  await actions.action('Launch').press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Confirm On Deck' })).toBeVisible();
  await actions.action('Toggle On Deck').press('End');
  await page.keyboard.press('Enter');
  await expect(actions.action('Toggle On Deck')).toHaveAttribute('aria-selected', 'false');
  await actions.action('Launch').press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No outstanding launches today')).toBeVisible();

  await page.goto(crewPathOf({ ...boat }));
  const deck = crew.tab(/^On Deck for/);
  await expect(deck).toHaveAttribute('aria-selected', 'true');
  await deck.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^Everyone/ })).toBeVisible();
  await crew.tab('Filter groups').press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => crew.members.count()).toBeGreaterThan(10);
  await crew.tab(/^Show all Members/).press('Home');
  await page.keyboard.press('Enter');
  await expect(deck).toHaveAttribute('aria-selected', 'true');
  await deck.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/actions/');
});

test('sixty members fit the layout, without axe violations', async ({ page, clubhouse, desk }) => {
  const [cox, rower] = [await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('8+');
  const crew = new CrewPage(page);
  await new SignInPage(page).signIn(cox, `/crew/${boat._id}/undef/undef/${cox.id}/${rower.id}`);
  await expect(crew.seats).toHaveCount(9);
  await expect(crew.seats.nth(1)).toContainText(rower.name);
  await crew.tab(/^Show all Members/).click();
  await expect.poll(() => crew.members.count()).toBeGreaterThanOrEqual(60);
  await crew.members.last().scrollIntoViewIfNeeded();
  for (const size of [SIZES.phone, SIZES.tablet, SIZES.laptop]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  expect(await violationsOf(page)).toEqual([]);
});
