import { expect, test } from '../fixtures/coachDesk.ts';
import { FleetPage } from '../pages/FleetPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('a coach dry-docks, splashes and deletes a whole fleet group, and cannot delete a protected one', async ({
  page,
  desk,
}) => {
  await desk.addFleetGroup({ name: 'Coastal Quad', moniker: 'CQ', payload: '4' });
  const boat = await desk.addBoat('CQ');
  const groups = new FleetPage(page);
  await new SignInPage(page).signIn(desk.coach, '/dockfleetgroups');
  await groups.choose('Quad', 'Delete');
  await expect(page.getByText('Quad is a protected Fleet Group and cannot be deleted.')).toBeVisible();
  await expect(groups.row('Coastal Quad')).toContainText('CQ, 4 seats, 1 boat');

  await groups.choose('Coastal Quad', 'Dry Dock');
  await expect(groups.question).toHaveCount(1);
  await groups.confirm('Dry-dock fleet group');
  await expect(page.getByText(`All Coastal Quads have been dry-docked.`)).toBeVisible();
  await expect(groups.row('Coastal Quad')).toContainText('1 dry-docked');
  expect((await desk.boat(boat._id)).active).toBe(false);

  await groups.choose('Coastal Quad', 'Splash');
  await groups.confirm('Splash fleet group');
  await expect(page.getByText(`All Coastal Quads have been returned to service.`)).toBeVisible();
  expect((await desk.boat(boat._id)).active).toBe(true);

  await groups.choose('Coastal Quad', 'Delete');
  await groups.confirm('Delete fleet group');
  await expect(
    page.getByText(
      `Fleet Group Coastal Quad was deleted and all boats in that fleetgroup were decommissioned.`,
    ),
  ).toBeVisible();
  await expect(groups.row('Coastal Quad')).toBeHidden();
  await groups.open('/fleet');
  await expect(groups.row('Kestrel')).toBeVisible();
  await expect(groups.row(boat.name)).toBeHidden();
});
