import { expect, test } from '../fixtures/kioskTest.ts';
import { openClubhouse } from '../fixtures/clubhouse.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';
import { violationsOf } from '../pages/violationsOf.ts';
import { SIZES } from '../playwright.config.ts';

/** A club that shows kilometers. */
test.use({ club: { unit: 'km' } });

test('12.0 km typed on a phone read 12.0 km everywhere, also in miles and back', async ({
  page,
  boat,
  clubhouse,
}) => {
  await page.setViewportSize(SIZES.phone);
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  await new SignInPage(page).signIn(member);
  const actions = new ActionsPage(page);
  await actions.action('Land').click();
  const { block, slider } = actions.landing(boat.name);
  await block.getByLabel('Kilometers').fill('12.0');
  expect(await violationsOf(page)).toEqual([]);
  await slideByKeyboard(slider);
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(actions.season('Season kilometers')).toHaveText('12.0');

  // A second outing, so that there is a sum.
  await clubhouse.land(member, await clubhouse.launch(member, boat.name), 8_500 / 1_609.344);
  await page.setViewportSize(SIZES.phone);
  await page.goto('/sorties');
  const row = page.getByRole('listitem').filter({ hasText: boat.name });
  await expect(row.filter({ hasText: '12.0 km' })).toHaveCount(1);
  await expect(row.filter({ hasText: '8.5 km' })).toHaveCount(1);
  await page.reload();
  await expect(row.filter({ hasText: '12.0 km' })).toHaveCount(1);

  await page.goto('/activity/cache/cache?view=season');
  await expect(page.getByRole('region', { name: 'Season totals' })).toContainText('20.5');
  await expect(page.getByRole('img', { name: /^Kilometers this season: 20\.5 km in/ })).toBeVisible();
  await page.goto('/users?view=csv&sort=0');
  await expect(page.getByRole('columnheader', { name: 'Kilometers', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${member.name}.* 20\\.5 `) })).toBeVisible();

  const choose = async (unit: string) => {
    await page.goto('/actions');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByLabel('Distances').selectOption({ label: unit });
    await page.getByRole('button', { name: 'Close menu' }).click();
  };
  await choose('Miles');
  await expect(actions.season('Season miles')).toHaveText('12.74');
  await choose('Club default (km)');
  await expect(actions.season('Season kilometers')).toHaveText('20.5');
});

test('the tablet takes kilometers and shows them', async ({ kiosk, boat, member, gateway }) => {
  await openClubhouse(gateway.origin).launch(member, boat.name);
  await kiosk.authenticate(member);
  const { block, slider } = new BoathousePage(kiosk.page).landing(boat.name);
  await block.getByLabel('Kilometers').fill('12,5');
  await block.getByRole('button', { name: 'Subtract one kilometer' }).click();
  await expect(block.getByLabel('Kilometers')).toHaveValue('11.5');
  await slideByKeyboard(slider);
  await expect(kiosk.landedToday.getByRole('listitem').filter({ hasText: boat.name })).toContainText(
    '11.5 km',
  );
});
