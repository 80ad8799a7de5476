import { expect, test } from '../fixtures/coachDesk.ts';
import { FleetPage } from '../pages/FleetPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

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
