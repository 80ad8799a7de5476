import { expect, test } from '../fixtures/coachDesk.ts';
import { FleetPage } from '../pages/FleetPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('two members add an entry at the same moment, and both are in the log, dated and signed', async ({
  page,
  otherPage,
  desk,
  clubhouse,
}) => {
  const boat = await desk.addBoat('4x');
  const [one, two] = [await clubhouse.join(), await clubhouse.join()];
  await Promise.all([new SignInPage(page).signIn(one), new SignInPage(otherPage).signIn(two)]);
  for (const [device, text] of [
    [page, 'Rigger bent'],
    [otherPage, 'Oar lost'],
  ] as const) {
    await device.goto(`/captainslog/${boat._id}`);
    await device.getByRole('button', { name: 'Add a log entry', exact: true }).click();
    await device.getByRole('textbox', { name: 'Entry' }).fill(text);
  }
  await Promise.all(
    [page, otherPage].map((device) => device.getByRole('button', { name: 'Add entry', exact: true }).click()),
  );
  await expect(page.getByRole('form')).toBeHidden();
  await expect(otherPage.getByRole('form')).toBeHidden();
  const { log } = await desk.boat(boat._id);
  const entries = log.split('\n').map((entry) => entry.replace(/^\d{4}-\d\d-\d\d /, ''));
  expect(entries.sort()).toEqual([`${one.name}: Rigger bent`, `${two.name}: Oar lost`].sort());
  await page.reload();
  await expect(page.getByText(`${two.name}: Oar lost`)).toBeVisible();
});

test("an edit based on an old version is refused with the other's changes, and then both are kept", async ({
  page,
  desk,
}) => {
  const boat = await desk.addBoat('4x');
  await desk.append(boat._id, 'First entry');
  const fleet = new FleetPage(page);
  await new SignInPage(page).signIn(desk.coach, `/captainslog/${boat._id}`);
  await fleet.tool('Edit boat').click();
  await page.getByRole('textbox', { name: 'Log' }).fill('Tidied up');
  await desk.update(boat._id, { description: 'Blue since today' });
  await desk.append(boat._id, 'Second entry');

  await fleet.tool('Upload changes').click();
  await expect(fleet.question).toContainText(`Upload changes to ${boat.name}?`);
  await fleet.confirm('Upload changes');
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this boat.' });
  await expect(notice).toContainText('Description: Blue since today');
  await expect(notice).toContainText('Second entry');
  expect((await desk.boat(boat._id)).log).toContain('First entry');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Blue since today');

  await fleet.tool('Upload changes').click();
  await fleet.confirm('Upload changes');
  await expect(page.getByText(`The changes to ${boat.name} were uploaded.`)).toBeVisible();
  const { description, log } = await desk.boat(boat._id);
  expect(description).toBe('Blue since today');
  expect(log).toMatch(/^Tidied up\n.*Second entry$/);
});
