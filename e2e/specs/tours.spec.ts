import type { Club } from '@fleetwatch/contract/clubs/wire';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { expect, test } from '../fixtures/coachDesk.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { TALL_TABLET } from '../playwright.config.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';

// Of the kiosk; the member has a phone.
test.use({ viewport: TALL_TABLET });

test('a member plans a regatta on a phone, all boats leave at once, none can be taken, and they are landed once with their day (rules tour.make, tour.start, tour.away, tour.land)', async ({
  page,
  otherPage,
  clubhouse,
  desk,
  gateway,
}) => {
  const { today } = (await (await fetch(`${gateway.origin}/api/club`)).json()) as Club;
  const [member, rower, other] = [await clubhouse.join(), await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('2x');
  const name = `Regatta of ${boat.name}`;

  await page.setViewportSize({ width: 390, height: 844 });
  await new SignInPage(page).signIn(member, '/tours');
  await page.getByRole('link', { name: 'Plan a tour' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Kind').selectOption('regatta');
  await page.getByLabel('First day').fill(today);
  await page.getByLabel('Last day').fill(addDays(today, 2));
  await page.getByLabel('Add a boat').selectOption({ label: `${boat.name} (2x)` });
  for (const { name: who } of [member, rower]) {
    await page.getByRole('combobox', { name: `Add crew to ${boat.name}` }).fill(who);
    await page.getByRole('option', { name: who }).click();
  }
  await page.getByRole('button', { name: 'Plan tour' }).click();

  const kiosk = new BoathousePage(otherPage);
  await kiosk.open();
  await kiosk.tab('Launch').click();
  await kiosk.boatClass('2x').click();
  const launch = otherPage.getByRole('button', { name: `Launch now: ${boat.name}` });

  const card = page.getByRole('region', { name });
  await card.getByRole('button', { name: 'Start' }).click();
  // Measured once the board had time to load its conditions.
  const { y: before } = (await launch.boundingBox()) ?? {};
  await page.getByRole('button', { name: 'Launch 1 boat' }).click();
  await expect(page.getByText(`${name} is away. Have a good trip!`)).toBeVisible();
  await follow(page, '/tours?tab=away');
  await expect(card.getByText(/^Away until /)).toBeVisible();

  // The tablet learns of the tour, and the row's button stays where it is.
  await expect(otherPage.getByText(/^Reserved .* away until /)).toBeVisible();
  expect(await launch.boundingBox()).toMatchObject({ y: before });
  await expect(kiosk.isOut(boat.name)).toHaveCount(0);
  await otherPage.getByRole('button', { name: `Actions for ${boat.name}` }).click();
  await otherPage.getByRole('button', { name: `Launch ${boat.name}`, exact: true }).click();
  await kiosk.sign(`Launch ${boat.name}`, other, 'Launch');
  await expect(otherPage.getByText(new RegExp(`^${boat.name} is away until .*: ${name}\\.`))).toBeVisible();

  await card.getByRole('link', { name: 'Land' }).click();
  await page.getByRole('button', { name: /^Add / }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('The dam');
  await page.getByRole('textbox', { name: 'To' }).fill('The weir');
  await page.getByRole('textbox', { name: 'Miles' }).fill('12,5');
  await page.getByRole('button', { name: 'Land 1 boat with 12.5 miles' }).click();
  await expect(page.getByText(`${name} is landed.`)).toBeVisible();
  await expect(card.getByText('The dam – The weir')).toBeVisible();
  for (const who of [member, rower])
    expect(await clubhouse.season(who)).toMatchObject({ miles: 12.5, trips: 1 });
  expect(await clubhouse.sortiesOf(member)).toMatchObject([
    { bus: boat.name, miles: 12.5, description: `${name}: The dam – The weir`, late: false },
  ]);
});
