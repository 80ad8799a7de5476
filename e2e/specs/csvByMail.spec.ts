import { strFromU8, unzipSync } from 'fflate';
import { lastConfirmKey, lastMailTo } from '../fixtures/outbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** The texts of each spreadsheet in a mail's zip, by file name. */
function sheetsIn(mail: string): Record<string, string> {
  const attachment = mail.split('application/zip')[1]?.split('\r\n\r\n')[1]?.split('\r\n--')[0] ?? '';
  const files = Object.entries(unzipSync(Buffer.from(attachment, 'base64')));
  return Object.fromEntries(
    files.map(([name, sheet]) => {
      const words = unzipSync(sheet)['xl/sharedStrings.xml'];
      return [name, words ? strFromU8(words) : ''];
    }),
  );
}

test('a file is mailed as a spreadsheet once the address is confirmed, and offline the request fails with a message', async ({
  page,
  context,
  clubhouse,
  gateway,
}) => {
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member, '/fleet?view=csv&sort=2');
  const dialog = page.getByRole('dialog', { name: 'Fleet, Mileage' });
  await expect(dialog.getByRole('row').nth(1)).toBeVisible();
  const mail = dialog.getByRole('button', { name: 'Email to me' });

  await context.route('**/api/mail-csv', (route) => route.abort());
  await mail.click();
  await expect(dialog.getByText('Network: Connection refused.')).toBeVisible();

  await context.unroute('**/api/mail-csv');
  await mail.click();
  await expect(dialog.getByText(/^Your email address is not confirmed yet\./)).toBeVisible();
  expect(lastMailTo(gateway, member.email, 'application/zip')).toBeUndefined();

  await expect.poll(() => lastConfirmKey(gateway, member.email)).toBeTruthy();
  await page.goto(`/confirm_email#${lastConfirmKey(gateway, member.email)}`);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

  await follow(page, '/fleet?view=csv&sort=2');
  await mail.click();
  await expect(dialog.getByText(/^Fleet-ranked-.*\.xlsx is on its way to /)).toContainText(member.email);
  await expect.poll(() => lastMailTo(gateway, member.email, 'application/zip')).toBeTruthy();
  const sheets = sheetsIn(lastMailTo(gateway, member.email, 'application/zip') ?? '');
  const [[name, words] = ['', '']] = Object.entries(sheets);
  expect(name).toMatch(/^Fleet-ranked-\d{4}-\d\d-\d\d\.xlsx$/);
  for (const word of ['Rank', 'Class', 'Kestrel']) expect(words).toContain(word);
});
