import { expect, test } from '../fixtures/coachDesk.ts';
import { FleetPage } from '../pages/FleetPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('a member launches from the fleet, and may neither dry-dock, splash nor decommission', async ({
  page,
  clubhouse,
  desk,
}) => {
  const boat = await desk.addBoat('1x');
  const member = await clubhouse.join();
  const fleet = new FleetPage(page);
  await new SignInPage(page).signIn(member);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Fleet', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^Fleet/ })).toHaveAttribute('aria-selected', 'true');

  for (const action of ['Decommission', 'Dry Dock']) {
    await fleet.choose(boat.name, action);
    await expect(page.getByText('Only coaches!')).toBeVisible();
    await expect(fleet.question).toBeHidden();
    await page
      .getByRole('button', { name: /^Dismiss/ })
      .first()
      .click();
  }
  await fleet.choose('Plover', 'Splash');
  await expect(page.getByText('Only coaches!')).toBeVisible();
  await fleet.choose('Plover', 'Launch');
  await expect(page.getByText('Plover is dry-docked and cannot be launched.')).toBeVisible();

  await fleet.choose(boat.name, 'Launch');
  await fleet.confirm('Launch boat');
  await expect(page.getByText('Launched!')).toBeVisible();
  await expect(fleet.row(boat.name)).toContainText('Launched');
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null, crew: [] }]);

  await fleet.choose(boat.name, 'Launch');
  await fleet.confirm('Launch boat');
  await expect(fleet.question.getByText(`${boat.name} has already been launched.`)).toBeVisible();
});

test("one coach's dry-dock, splash and decommission show on another's screen", async ({
  page,
  otherPage,
  desk,
  clubhouse,
}) => {
  const boat = await desk.addBoat('2x');
  const member = await clubhouse.join();
  const [coach, other] = [new FleetPage(page), new FleetPage(otherPage)];
  await Promise.all([
    new SignInPage(page).signIn(desk.coach, '/fleet'),
    new SignInPage(otherPage).signIn(member, '/fleet'),
  ]);
  await expect(other.row(boat.name)).toBeVisible();

  await coach.choose(boat.name, 'Dry Dock');
  await expect(coach.question).toContainText(
    `Dry-dock ${boat.name}? It cannot be launched until it is splashed.`,
  );
  await coach.confirm('Dry-dock boat');
  await expect(page.getByText('Dry-docked!')).toBeVisible();
  await expect(coach.row(boat.name)).toContainText('Dry-docked');
  await other.becomeVisible();
  await expect(other.row(boat.name)).toContainText('Dry-docked');

  await coach.choose(boat.name, 'Splash');
  await coach.confirm('Splash boat');
  await expect(page.getByText('Splash!')).toBeVisible();
  await other.becomeVisible();
  await expect(other.row(boat.name)).not.toContainText('Dry-docked');

  await other.choose(boat.name, 'Launch');
  await other.confirm('Launch boat');
  await expect(otherPage.getByText('Launched!')).toBeVisible();
  await coach.choose(boat.name, 'Decommission');
  await coach.confirm('Decommission boat');
  await expect(coach.question).toContainText(`${boat.name} is on the water.`);
  const [sortie] = await clubhouse.sortiesOf(member);
  if (!sortie) throw new Error('The boat was not launched.');
  await clubhouse.land(member, sortie, 3);
  await coach.confirm('Decommission boat');
  await expect(page.getByText('Decommissioned!')).toBeVisible();
  await expect(coach.row(boat.name)).toBeHidden();
  await other.becomeVisible();
  await expect(other.row(boat.name)).toBeHidden();
});

test('the fleet can be searched, and its rows link to the log and the activity', async ({ page, desk }) => {
  const boat = await desk.addBoat('4x');
  const fleet = new FleetPage(page);
  await new SignInPage(page).signIn(desk.coach, '/fleet');
  await page.getByRole('searchbox', { name: 'Search boats' }).fill(`quad ${boat.name}`);
  await expect(page.getByRole('list', { name: 'Boats' }).getByRole('listitem')).toHaveCount(1);
  await fleet.link(boat.name, "Captain's Log");
  await expect(page).toHaveURL(`/captainslog/${boat._id}`);
  await fleet.tool('Close').click();
  await fleet.link(boat.name, 'Boat Activity');
  await expect(page).toHaveURL(`/activity/bus/${boat._id}`);
});

test('shows when a change could not be sent, and sends it on the next attempt', async ({
  page,
  context,
  desk,
}) => {
  const boat = await desk.addBoat('1x');
  const fleet = new FleetPage(page);
  await new SignInPage(page).signIn(desk.coach, '/fleet');
  await fleet.choose(boat.name, 'Dry Dock');
  await context.route('**/api/fleet-drydock', (route) => route.abort());
  await fleet.confirm('Dry-dock boat');
  await expect(fleet.question).toContainText('There was an exception sending the information.');
  await context.unroute('**/api/fleet-drydock');
  await fleet.confirm('Dry-dock boat');
  await expect(page.getByText('Dry-docked!')).toBeVisible();
});
