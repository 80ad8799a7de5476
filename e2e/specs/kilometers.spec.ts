import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** A club that shows kilometers. */
test.use({ club: { unit: 'km' } });

test('12.0 km typed on a phone read 12.0 km everywhere, also in miles and back', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  await new SignInPage(page).signIn(member);
  const actions = new ActionsPage(page);
  await actions.action('Land').click();
  const { block, slider } = actions.landing(boat.name);
  await block.getByLabel('Kilometers').fill('12.0');
  await slideByKeyboard(slider);
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(actions.season('Season kilometers')).toHaveText('12.0');

  // A second outing, so that there is a sum.
  await clubhouse.land(member, await clubhouse.launch(member, boat.name), 8_500 / 1_609.344);
  await page.goto('/sorties');
  const row = page.getByRole('listitem').filter({ hasText: boat.name });
  await expect(row.filter({ hasText: '12.0 km' })).toHaveCount(1);
  await expect(row.filter({ hasText: '8.5 km' })).toHaveCount(1);
  await page.reload();
  await expect(row.filter({ hasText: '12.0 km' })).toHaveCount(1);

  await follow(page, '/activity/cache/cache?view=season');
  await expect(page.getByRole('region', { name: 'Season totals' })).toContainText('20.5');
  await expect(page.getByRole('img', { name: /^Kilometers this season: 20\.5 km in/ })).toBeVisible();
  await follow(page, '/users?view=csv&sort=0');
  await expect(page.getByRole('columnheader', { name: 'Kilometers', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${member.name}.* 20\\.5 `) })).toBeVisible();

  const choose = async (unit: string) => {
    await follow(page, '/actions');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByLabel('Distances').selectOption({ label: unit });
    await page.getByRole('button', { name: 'Close menu' }).click();
  };
  await choose('Miles');
  await expect(actions.season('Season miles')).toHaveText('12.74');
  await choose('Club default (km)');
  await expect(actions.season('Season kilometers')).toHaveText('20.5');
});
