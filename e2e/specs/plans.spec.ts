import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { expect, test } from '../fixtures/test.ts';
import { PlansPage } from '../pages/PlansPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('two members share a plan: joined to the limit, refused beyond it, left, changed, one occurrence removed', async ({
  page,
  otherPage,
  clubhouse,
  newBoat: boat,
}) => {
  const [maker, other] = [await clubhouse.join(), await clubhouse.join()];
  const [hers, his] = [new PlansPage(page), new PlansPage(otherPage)];
  await Promise.all([new SignInPage(page).signIn(maker), new SignInPage(otherPage).signIn(other)]);
  const [day, weekAfter] = [await hers.clubDay(1), await hers.clubDay(8)];
  const name = '03:15–03:45 Open Plan';

  await hers.openNew(day);
  await hers.setTime('Add Launch time', '3', '15', 'AM');
  await hers.setTime('Add Land time', '3', '45', 'AM');
  await hers.addBoat(boat.name);
  await hers.limit('1');
  await page.getByRole('button', { name: 'Make Recurring' }).click();
  await hers.save.click();
  await expect(page.getByText('Plan created.')).toBeVisible();

  await his.openDay(day);
  await expect(his.row(name)).toContainText(`Crew 1 of 1: ${maker.name}`);
  await his.act(name, 'Join');
  await expect(otherPage.getByText('This plan is full.')).toBeVisible();
  await his.act(name, 'Leave');
  await expect(otherPage.getByText('You have not joined this Plan yet!')).toBeVisible();

  await hers.openDay(day);
  await hers.act(name, 'Edit');
  await hers.limit('2');
  await hers.save.click();
  await expect(page.getByText('Plan changed.')).toBeVisible();

  await his.act(name, 'Join');
  await expect(his.row(name)).toContainText(`Crew 2 of 2: ${maker.name}, ${other.name}`);
  await his.act(name, 'Join');
  await expect(otherPage.getByText('You have already joined this Plan!')).toBeVisible();
  await his.act(name, 'Leave');
  await expect(his.row(name)).toContainText(`Crew 1 of 2: ${maker.name}`);

  await his.openNew(day);
  await his.setTime('Add Launch time', '3', '30', 'AM');
  await his.setTime('Add Land time', '4', '00', 'AM');
  await his.addBoat(boat.name);
  await his.save.click();
  const clash = `${boat.name} is reserved by the plan of ${maker.name} on ${weekdayDayText(day)} at 03:15.`;
  await expect(otherPage.getByText(clash)).toBeVisible();

  await hers.openDay(day);
  await hers.act(name, 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
  await expect(page.getByText('Plan removed.')).toBeVisible();
  await expect(hers.row(name)).toBeHidden();
  await hers.openDay(weekAfter);
  await expect(hers.row(name)).toBeVisible();
  await hers.act(name, 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
  await expect(hers.row(name)).toBeHidden();
});
