import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('a member requests a correction on a phone, an officer approves it elsewhere, and the totals follow', async ({
  page,
  otherPage,
  desk,
  clubhouse,
}) => {
  const boat = await desk.addBoat('1x');
  const member = await clubhouse.join();
  await clubhouse.land(member, await clubhouse.launch(member, boat.name), 5);

  await page.setViewportSize({ width: 390, height: 844 });
  await new SignInPage(page).signIn(member, '/sorties');
  await page.getByRole('button', { name: `Actions for ${boat.name} (1x)` }).click();
  await page.getByRole('link', { name: `Correct ${boat.name} (1x)` }).click();
  await page.getByLabel('Miles').fill('6.25');
  await page.getByLabel('Reason').fill('Typed a mile too few');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText(`${boat.name} was out for 0 minutes.`)).toBeVisible();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  const mine = page.getByRole('region', { name: new RegExp(`^${boat.name}, `) });
  await expect(mine.getByText('Open', { exact: true })).toBeVisible();

  await new SignInPage(otherPage).signIn(desk.coach, '/corrections?tab=queue');
  const request = otherPage.getByRole('region', { name: new RegExp(`^${boat.name}, `) });
  await request.getByRole('button', { name: 'Before and after' }).click();
  await expect(request.getByRole('row', { name: 'Miles 5 6.25' })).toBeVisible();
  await request.getByRole('button', { name: 'Approve' }).click();
  await expect(request).toHaveCount(0);

  expect(await clubhouse.season(member)).toMatchObject({ trips: 1, miles: 6.25 });
  // The club's events tell the member's device.
  await expect(mine.getByText('Approved', { exact: true })).toBeVisible();
});
