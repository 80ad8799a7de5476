import { expect, test } from '../fixtures/coachDesk.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const GONE = 'Your User Group was deleted. Choose a new one.';

/** (rule group.deleted) */
test('a signed-in member whose user group is deleted is notified, and chooses the first of the others', async ({
  page,
  desk,
  clubhouse,
}) => {
  const group = await desk.addUserGroup({ name: 'Autumn Learners', moniker: 'al' });
  const member = await clubhouse.join(group._id);
  await new SignInPage(page).signIn(member);
  await expect(new ActionsPage(page).isOut('Harrier')).toBeVisible();
  await expect(page.getByText(GONE)).toBeHidden();

  await desk.deleteUserGroup(group._id);
  await expect(page.getByText(GONE)).toBeVisible();
  await page.getByRole('link', { name: 'Choose group' }).click();
  const choice = page.getByLabel('User group', { exact: true });
  await expect(choice.locator('option:checked')).toHaveText('Choose a user group');
  await expect(page.getByText(GONE)).toBeVisible();
  await choice.selectOption({ label: 'Open Men' });
  await page.getByLabel('Current password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Change Profile' }).click();
  await expect(page.getByText('Your profile was changed.')).toBeVisible();
  await follow(page, '/actions');
  await expect(page.getByRole('heading', { name: 'My Miles' })).toBeVisible();
  await expect(page.getByText(GONE)).toBeHidden();
});
