import { expect, test } from '../fixtures/coachDesk.ts';
import { fillPath, remoteRoutes } from '../fixtures/portalRoutes.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { expectKept } from '../pages/OutboxPanel.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** The browser's console names each connection that could not be made. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });
test.setTimeout(240_000);

/** The kiosk is not for who is signed in, a picture has a signed address that is not kept, and to like needs a network. */
const NOT_WALKED = ['/boathouse', '/picviewer/:source/:name/:type', '/upvote/:tweet'];

/** (rule portal.kept) */
test('every screen that was looked at is there without a network, with its age', async ({
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
  /** What stands in the places of an address, and what it shows of the club. */
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
    '/plans': [{}, 'Eight before work.'],
    '/workouts': [{}, 'Steady, and long.'],
    '/sorties': [{}, boat.name],
    '/usergroups': [{}, 'Harrier'],
    '/fleetgroups/:name/:when': [{ name: boat.group, when: 'undef' }, 'First Light'],
    '/activity/:type/:name': [{ type: 'bus', name: boat._id }, rower.name],
    '/tweets': [{}, 'Heads'],
  };
  const routes = remoteRoutes().flatMap(({ path }) => (NOT_WALKED.includes(path) ? [] : [path]));
  // A screen that is new has a line above, or a reason not to.
  expect(routes.filter((route) => !(route in walked))).toEqual([]);
  const main = page.getByRole('main');
  await new SignInPage(page).signIn(desk.coach);
  await expect(new ActionsPage(page).isOut('Harrier')).toBeVisible();
  await expectKept(page);

  for (const [route, [values, shown]] of Object.entries(walked)) {
    await page.goto(fillPath(route, values));
    await expect.soft(main, route).toContainText(shown);
    // Answers are kept once the page is idle.
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
