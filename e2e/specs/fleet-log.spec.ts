import { readFile } from 'node:fs/promises';
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

test('an entry has 2 to 280 characters, an edited log 4096, and refused text stays', async ({
  page,
  desk,
}) => {
  const boat = await desk.addBoat('4x');
  await new SignInPage(page).signIn(desk.coach, `/captainslog/${boat._id}?do=add`);
  const entry = page.getByRole('textbox', { name: 'Entry' });
  const add = page.getByRole('button', { name: 'Add entry', exact: true });
  await entry.fill(' x ');
  await add.click();
  await expect(page.getByText('Please write at least 2 characters for the log.')).toBeVisible();
  await entry.fill('x'.repeat(281));
  await add.click();
  await expect(page.getByText('Log entries have at most 280 characters.')).toBeVisible();
  await expect(entry).toHaveValue('x'.repeat(281));
  await entry.fill('x'.repeat(280));
  await add.click();
  await expect(page.getByRole('form')).toBeHidden();

  await page.getByRole('button', { name: 'Edit boat', exact: true }).click();
  await page.getByRole('textbox', { name: 'Log' }).fill('y'.repeat(4097));
  await page.getByRole('button', { name: 'Upload changes', exact: true }).click();
  await expect(page.getByText('The log has at most 4096 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('No/good');
  await page.getByRole('button', { name: 'Upload changes', exact: true }).click();
  await expect(page.getByText('Boat names cannot include special characters!')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Abc');
  await expect(page.getByText('Boat names consist of 4 characters or more.')).toBeVisible();
  expect((await desk.boat(boat._id)).log).toContain('x'.repeat(280));
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
  const notice = page.getByRole('alert').filter({ hasText: 'This boat was changed meanwhile.' });
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

test('a four can move between fours with and without cox, and to no other class', async ({ page, desk }) => {
  const boat = await desk.addBoat('4x');
  const fleet = new FleetPage(page);
  await new SignInPage(page).signIn(desk.coach, `/captainslog/${boat._id}`);
  await fleet.tool('Change fleet group').click();
  const choice = page.getByRole('combobox', { name: 'Fleet group' });
  await expect(choice.getByRole('option', { name: 'Four (4+)', exact: true })).toBeAttached();
  const offered = await choice.getByRole('option').allTextContents();
  expect(offered.filter((label) => /^(Scull|Eight|Launch|Private|Borrowed)/.test(label))).toEqual([]);
  const form = page.getByRole('form', { name: 'Change fleet group' });
  await form.getByRole('button', { name: 'Change fleet group' }).click();
  await expect(page.getByText('Please choose another Fleet Group than the present one.')).toBeVisible();
  await choice.selectOption({ label: 'Four (4+)' });
  await form.getByRole('button', { name: 'Change fleet group' }).click();
  await fleet.confirm('Upload changes');
  await expect(page.getByText('Four (4+)')).toBeVisible();
  expect((await desk.boat(boat._id)).groupname).toBe('Four');
});

test('the log is downloaded as a text file with its full content', async ({ page, desk }) => {
  const boat = await desk.addBoat('4x');
  await desk.append(boat._id, 'Grüße vom Bootshaus');
  const fleet = new FleetPage(page);
  await new SignInPage(page).signIn(desk.coach, `/captainslog/${boat._id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    fleet.tool('Download the log').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^${boat.name}-captainslog-\\d\\d-\\d\\d-\\d{4}-\\d\\d\\.\\d\\d\\.\\d\\d\\.txt$`),
  );
  const text = await readFile(await download.path(), 'utf8');
  const { commissioned } = await desk.boat(boat._id);
  for (const part of ['Quad (4x)', commissioned, 'New this season.', 'Grüße vom Bootshaus'])
    expect(text).toContain(part);
});
