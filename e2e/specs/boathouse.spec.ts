import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { dragSlider } from '../pages/slide.ts';

test.use({ viewport: TALL_TABLET });

test('a boat is launched with name and password, shows on the board, and is landed with them, and nothing of the member stays on the device', async ({
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

  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  );
  for (const trace of [member.password, member.email, member.id, 'eyJ']) expect(kept).not.toContain(trace);
  for (const field of await page.locator('input, textarea').all()) await expect(field).toHaveValue('');
});
