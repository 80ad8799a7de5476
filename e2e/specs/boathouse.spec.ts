import { SIZES, TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { dragSlider } from '../pages/slide.ts';

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
