import type { Page } from '@playwright/test';
import { openClubhouse, type OwnMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { dragSlider, slideByKeyboard } from '../pages/slide.ts';

const ADD_MILES =
  "Please add whole Miles by clicking on the Miles '+' control, or by starting the Notes section with a decimal number for Miles or a whole number > 1,000 for Meters.";

/** Opens the landing of the member's only boat out, on the actions screen. */
async function openLanding(page: Page, origin: string, member: OwnMember, boat: string) {
  const sortie = await openClubhouse(origin).launch(member, boat);
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await expect(actions.banner).toHaveText(`You're Launched on ${boat}`);
  await actions.action('Land').click();
  const landing = actions.landing(boat);
  await expect(landing.block).toBeVisible();
  return { actions, landing, sortie };
}

/** Counts the page's landing requests. */
function countLandings(page: Page): () => number {
  let landings = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/land')) landings += 1;
  });
  return () => landings;
}

test("'5.5 steady' is 5.5 miles when the member confirms, and the season has them", async ({
  page,
  gateway,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const { actions, landing, sortie } = await openLanding(page, gateway.origin, member, boat.name);
  await expect(landing.block).toContainText(`Land ${boat.name}, launched ${sortie.launch.slice(11)}`);
  await landing.notes.fill('5.5 steady');
  await dragSlider(landing.slider);
  await expect(landing.dialog).toContainText('Do you want to log 5.5 miles?');
  await landing.dialog.getByRole('button', { name: 'Log 5.5 miles' }).click();

  await expect(page.getByText("You've Landed Nell!")).toBeVisible();
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(actions.season('Season miles')).toHaveText('5.5');
  await expect(actions.season('Trips')).toHaveText('1');
  await expect(actions.isOut(boat.name)).toBeHidden();
  expect(await clubhouse.sortiesOf(member)).toMatchObject([
    { miles: 5.5, description: 'steady', late: false },
  ]);
});

test("'8000 m' is 5 miles, which are added to the season's", async ({ page, gateway, boat, clubhouse }) => {
  const member = await clubhouse.join();
  await clubhouse.land(member, await clubhouse.launch(member, boat.name), 12.25);
  const { actions, landing } = await openLanding(page, gateway.origin, member, boat.name);
  await landing.notes.fill('8000 m');
  await slideByKeyboard(landing.slider);
  await expect(landing.dialog).toContainText('Do you want to log 5 miles?');
  await landing.dialog.getByRole('button', { name: 'Log 5 miles' }).click();

  await expect(actions.season('Season miles')).toHaveText('17.25');
  await expect(actions.season('Trips')).toHaveText('2');
  expect(await clubhouse.season(member)).toMatchObject({ miles: 17.25, trips: 2 });
});

test('declined miles are not logged: the hint says how to add them, and nothing is sent', async ({
  page,
  gateway,
  boat,
  clubhouse,
}) => {
  const landings = countLandings(page);
  const member = await clubhouse.join();
  const { actions, landing } = await openLanding(page, gateway.origin, member, boat.name);
  await landing.notes.fill('5.5 steady');
  await slideByKeyboard(landing.slider);
  await landing.dialog.getByRole('button', { name: 'No' }).click();
  await expect(page.getByText(ADD_MILES)).toBeVisible();
  await expect(landing.notes).toHaveValue('5.5 steady');
  expect(landings()).toBe(0);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ land: null }]);

  // As the hint says: two whole miles with '+', and no more questions.
  await landing.oneMore.click();
  await landing.oneMore.click();
  await slideByKeyboard(landing.slider);
  await expect(actions.season('Season miles')).toHaveText('2');
  expect(landings()).toBe(1);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ miles: 2, description: '5.5 steady' }]);
});

test("notes without a number ask 'Leave mileage at 0?'", async ({ page, gateway, boat, clubhouse }) => {
  const landings = countLandings(page);
  const member = await clubhouse.join();
  const { actions, landing } = await openLanding(page, gateway.origin, member, boat.name);
  await landing.notes.fill('900 strokes, choppy');
  await slideByKeyboard(landing.slider);
  await expect(landing.dialog).toContainText('Leave mileage at 0?');
  await page.keyboard.press('Escape');
  await expect(landing.dialog).toBeHidden();
  await expect(page.getByText(ADD_MILES)).toBeVisible();
  expect(landings()).toBe(0);

  await slideByKeyboard(landing.slider);
  await landing.dialog.getByRole('button', { name: 'Leave at 0' }).click();
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(actions.season('Season miles')).toHaveText('0');
  await expect(actions.season('Trips')).toHaveText('1');
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ miles: 0, description: '900 strokes, choppy' }]);
});

test('two boats of one member are landed one by one, and then none is left', async ({
  page,
  boat: one,
  otherBoat: { name },
  gateway,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await clubhouse.launch(member, one.name);
  const sortie = await clubhouse.launch(member, name);
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await actions.action('Land').click();
  await actions.landing(name).oneMore.click();
  await slideByKeyboard(actions.landing(name).slider);
  await expect(actions.landing(name).block).toBeHidden();
  await expect(actions.banner).toHaveText(`You're Launched on ${one.name}`);
  await actions.landing(one.name).oneMore.click();
  await slideByKeyboard(actions.landing(one.name).slider);
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(actions.season('Season miles')).toHaveText('2');

  // Landing again overwrites: the season changes by the difference (one mile becomes four).
  await openClubhouse(gateway.origin).land(member, sortie, 4);
  await page.reload();
  await expect(actions.season('Season miles')).toHaveText('5');
  await actions.action('Land').click();
  await expect(page.getByText('No outstanding launches today')).toBeVisible();
  await expect(actions.action('Land')).toHaveAttribute('aria-selected', 'false');
});
