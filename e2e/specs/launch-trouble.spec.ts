import { openCoachDesk } from '../fixtures/openCoachDesk.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

test('a server error after launching is reported, boat, seats and workout stay, and a repeat makes one sortie', async ({
  page,
  gateway,
  clubhouse,
}) => {
  const { name } = await (await openCoachDesk(gateway.origin)).addBoat('4x');
  const boat = { name, moniker: '4x' };
  const [member, friend] = [await clubhouse.join(), await clubhouse.join()];
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await actions.pick(boat);
  await page.getByRole('combobox', { name: 'Seat 1' }).fill(friend.name.toLowerCase());
  await page.getByRole('option', { name: friend.name }).click();
  await page.getByRole('checkbox', { name: 'Workouts' }).check();
  const workout = page.getByRole('textbox', { name: 'Workout' });
  await workout.fill('Two times the bridge');
  await page.getByRole('tab', { name: 'Recovery' }).click();

  const keys: string[] = [];
  await page.route('**/api/launch', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.fulfill({ status: 500, json: ['Something went wrong.', 'internal'] });
  });
  await slideByKeyboard(actions.launchSlider);
  await expect(page.getByText('launch: failure on send!')).toBeVisible();
  await expect(actions.launchSlider).toHaveValue('0');
  await expect(page.getByRole('button', { name: `Remove ${friend.name} from seat 1` })).toBeVisible();
  await expect(workout).toHaveValue('Two times the bridge');

  await slideByKeyboard(actions.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await clubhouse.sortiesOf(member)).toMatchObject([
    { bus: boat.name, land: null, crew: [expect.any(String)], description: 'Two times the bridge' },
  ]);
});
