import { expect, test } from '../fixtures/coachDesk.ts';
import { fillPath, remoteRoutes } from '../fixtures/portalRoutes.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { expectCached } from '../pages/OutboxPanel.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });
test.setTimeout(240_000);

/** Excluded: the kiosk refuses signed-in members, a picture's signed address is not cached, and liking needs a network. */
const NOT_WALKED = ['/boathouse', '/picviewer/:source/:name/:type', '/upvote/:tweet'];

/** (rule portal.kept) */
test('every visited screen is available offline, with its age', async ({
  page,
  context,
  desk,
  clubhouse,
}) => {
  const boat = await desk.addBoat('2x');
  await desk.append(boat._id, 'The rudder is loose.');
  await desk.postWorkout('Steady, and long.');
  const rower = await clubhouse.join();
  await clubhouse.land(rower, await clubhouse.launch(rower, boat.name), 3);
  /** Parameters of an address, and content that it shows. */
  const walked: Record<string, [values: Record<string, string>, shown: string]> = {
    '/actions': [{}, 'Harrier'],
    '/ondeck': [{}, 'On Deck'],
    '/crew/:name/:moniker/:payload/:id': [
      { name: boat.name, moniker: '2x', payload: '2', id: boat._id },
      `Crew of ${boat.name}`,
    ],
    '/crew/:boat/:payload/:group/:user/:extra': [
      { boat: boat.name, payload: '2', group: boat.group, user: rower.id, extra: boat._id },
      `Crew of ${boat.name}`,
    ],
    '/tablets': [{}, 'tablet'],
    '/fleet': [{}, boat.name],
    '/captainslog/:bus_id': [{ bus_id: boat._id }, 'The rudder is loose.'],
    '/users': [{}, rower.name],
    '/aboutuser/:name': [{ name: rower.name }, rower.name],
    '/purgeusergroups': [{}, 'Scullers'],
    '/dockfleetgroups': [{}, 'Straight Four'],
    '/club': [{}, 'Third colour'],
    '/plans': [{}, 'Four needs one more.'],
    '/workouts': [{}, 'Steady, and long.'],
    '/sorties': [{}, boat.name],
    '/usergroups': [{}, 'Harrier'],
    '/fleetgroups/:name/:when': [{ name: boat.group, when: 'undef' }, 'First Light'],
    '/activity/:type/:name': [{ type: 'bus', name: boat._id }, rower.name],
    '/tweets': [{}, 'Heads'],
  };
  const routes = remoteRoutes().flatMap(({ path }) => (NOT_WALKED.includes(path) ? [] : [path]));
  // A new screen is either in the list above or excluded with a reason.
  expect(routes.filter((route) => !(route in walked))).toEqual([]);
  const main = page.getByRole('main');
  await new SignInPage(page).signIn(desk.coach);
  await expect(new ActionsPage(page).isOut('Harrier')).toBeVisible();
  await expectCached(page);

  for (const [route, [values, shown]] of Object.entries(walked)) {
    await page.goto(fillPath(route, values));
    await expect.soft(main, route).toContainText(shown);
    // Responses are cached while the page is idle.
    await page.waitForLoadState('networkidle');
  }
  await context.setOffline(true);
  for (const [route, [values, shown]] of Object.entries(walked)) {
    await page.goto(fillPath(route, values));
    await expect.soft(main, route).toContainText(shown);
    const age = page.getByRole('status').filter({ hasText: /^Offline, updated / });
    await expect.soft(age.first(), route).toBeVisible();
  }
});
