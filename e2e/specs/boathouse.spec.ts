import { SIZES, TALL_TABLET } from '../playwright.config.ts';
import { asDemoMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { dragSlider, slideByKeyboard } from '../pages/slide.ts';

test.use({ viewport: TALL_TABLET });

const REFUSED = 'Name and password do not match.';

test('a boat is launched with name and password, shows on the board, and is landed with them', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await expect(kiosk.hint).toContainText('Please select Launch or Land');
  const out = Number(
    (await kiosk.boatsOut.getByText('boats out').locator('..').innerText()).match(/\d+/)?.[0],
  );
  await kiosk.tab('Launch').click();
  await expect(kiosk.hint).toContainText('Pick a boat class on the right.');
  await kiosk.launch(boat, member);

  await expect(page.getByText("You've Launched Nell!")).toBeVisible();
  await expect(kiosk.isOut(boat.name)).toContainText(member.name);
  await expect(kiosk.boatsOut).toContainText(`${out + 1} boats out`);
  await expect(kiosk.hint).toContainText('Please select Launch or Land');
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);

  await kiosk.authenticate(member);
  await expect(page.getByRole('heading', { name: 'Nell, 1 boat to land' })).toBeFocused();
  const landing = kiosk.landing(boat.name);
  await landing.miles.fill('6.25');
  await landing.notes.fill('flat water');
  await dragSlider(landing.slider);

  await expect(page.getByText("You've Landed Nell!")).toBeVisible();
  await expect(kiosk.hasLanded(boat.name)).toContainText('6.25 mi');
  await expect(kiosk.hasLanded(boat.name)).toContainText('Season 6.25 mi');
  await expect(kiosk.isOut(boat.name)).toBeHidden();
  await expect(kiosk.boatsOut).toContainText(`${out} boats out`);
  await expect(kiosk.hint).toContainText('Please select Launch or Land');
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ miles: 6.25, description: 'flat water' }]);
  expect(await clubhouse.season(member)).toMatchObject({ miles: 6.25, trips: 1 });
});

test('a wrong password is refused with the documented text: the name stays, the password is emptied, no boat is launched', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await kiosk.launch(boat, { name: member.name, password: 'Not-the-1-password' });
  const launch = kiosk.credentials(`Launch ${boat.name}`);
  await expect(launch.refusal).toContainText(REFUSED);
  await expect(launch.password).toHaveValue('');
  await expect(launch.password).toBeFocused();
  await expect(launch.name).toHaveValue(member.name);
  await page.keyboard.press('Escape');
  await expect(launch.form).toBeHidden();
  expect(await clubhouse.sortiesOf(member)).toEqual([]);

  await kiosk.authenticate({ name: member.email, password: 'Not-the-1-password' });
  const land = kiosk.credentials('Authenticate to land');
  await expect(land.refusal).toContainText(REFUSED);
  await expect(land.password).toHaveValue('');
  await expect(land.name).toHaveValue(member.email);
  await expect(kiosk.tab('My Sorties')).toHaveAttribute('aria-disabled', 'true');
});

test('names and passwords that are too short are refused with the documented texts', async ({
  page,
  boat,
}) => {
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await kiosk.launch(boat, { name: 'Nel', password: 'short' });
  const launch = kiosk.credentials(`Launch ${boat.name}`);
  await expect(launch.name).toHaveAccessibleDescription('Please enter a valid username');
  await expect(launch.password).toHaveAccessibleDescription('Please enter a valid password');
  await launch.form.getByRole('button', { name: 'Back' }).click();
  await kiosk.authenticate({ name: 'Nel', password: 'short' });
  const land = kiosk.credentials('Authenticate to land');
  await expect(land.name).toHaveAccessibleDescription('Please enter a valid first and last name');
  await expect(land.name).toHaveValue('Nel');
  await expect(land.password).toHaveValue('short');
});

test('a member with no boat out is told so, and a dry-docked boat cannot be launched', async ({
  page,
  clubhouse,
}) => {
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await kiosk.authenticate(await clubhouse.join());
  await expect(page.getByText('No outstanding launches today, Nell!')).toBeVisible();
  await expect(kiosk.hint).toContainText('Please select Launch or Land');

  await kiosk.tab('Launch').click();
  await kiosk.boatClass('1x').click();
  await page.getByRole('button', { name: 'Actions for Plover' }).click();
  await page.getByRole('button', { name: 'Launch Plover' }).click();
  await expect(page.getByText('Plover is dry-docked and cannot be launched.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('miles are read from the notes, and when declined they can be added', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await kiosk.authenticate({ name: member.email, password: member.password });
  const landing = kiosk.landing(boat.name);
  await landing.notes.fill('8000 m');
  await slideByKeyboard(landing.slider);
  await expect(landing.dialog).toContainText('Do you want to log 5 miles?');
  await landing.dialog.getByRole('button', { name: 'Add miles' }).click();
  await expect(page.getByText("Please add whole Miles by clicking on the Miles '+' control")).toBeVisible();
  await expect(landing.miles).toBeFocused();
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ land: null }]);

  await slideByKeyboard(landing.slider);
  await landing.dialog.getByRole('button', { name: 'Log 5 miles' }).click();
  await expect(kiosk.hasLanded(boat.name)).toContainText('5 mi');
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ miles: 5, description: '' }]);
});

test('a device on which a member is signed in is refused, with a link to the start', async ({ page }) => {
  await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'));
  await new BoathousePage(page).open();
  const alert = page.getByRole('dialog', { name: 'Fleetwatch Boathouse' });
  await expect(alert).toContainText('Please log off user first before proceeding to Boathouse page.');
  await expect(page.getByRole('tablist', { name: 'Boathouse' })).toBeHidden();
  await alert.getByRole('button', { name: 'Go to the start' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Good to see you, Robin.')).toBeVisible();
});

for (const viewport of [
  SIZES.tablet,
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 800, height: 1280 },
]) {
  test(`on a tablet of ${viewport.width} by ${viewport.height} both entry tabs are visible and large enough to touch, and nothing is clipped`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const kiosk = new BoathousePage(page);
    await kiosk.open();
    await expect(kiosk.anyBoatOut()).toBeVisible();
    for (const name of ['Launch', 'Land'] as const) {
      expect((await kiosk.tab(name).boundingBox())?.height).toBeGreaterThanOrEqual(64);
    }
    for (const tab of ['Launch', 'Land', 'Cancel', 'My Sorties'] as const) {
      await expect(kiosk.tab(tab)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await expect(page.getByRole('link')).toHaveCount(0);
  });
}
