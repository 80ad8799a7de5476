import { expect, test } from '../fixtures/coachDesk.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { expectCached, OutboxPanel } from '../pages/OutboxPanel.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

test('a reading entered at a dock without a network shows at once, and for everyone once it is sent', async ({
  page,
  context,
  otherPage,
  desk,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  await expectCached(page);
  await page.reload();
  await expect(new ActionsPage(page).isOut('Harrier')).toBeVisible();
  await page.getByRole('link', { name: /Example readings/ }).click();
  const now = page.getByRole('region', { name: 'Now' });
  await expect(now).toContainText('Green');
  await expect(page.getByRole('region', { name: 'Light' })).toContainText('Sunrise');

  await expectCached(page, 'conditions');
  await context.setOffline(true);
  await page.getByLabel('Value').fill('12.5');
  await page.getByLabel('Where').fill('Dock');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const outbox = new OutboxPanel(page);
  await expect(outbox.says('1 waiting to be sent')).toBeVisible();
  await expect(now).toContainText('by hand (waiting to be sent), Dock');
  await context.setOffline(false);
  await expect(outbox.says('waiting to be sent')).toBeHidden();

  await new SignInPage(otherPage).signIn(desk.coach, '/conditions');
  const seen = otherPage.getByRole('region', { name: 'Now' });
  await expect(seen.getByText('by hand, Dock')).toBeVisible();
  await expect(seen).toContainText('Water 12.5 °C');
});
