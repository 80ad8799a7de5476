import { expect, test } from '../fixtures/coachDesk.ts';
import { follow } from '../pages/follow.ts';
import { expectCached, OutboxPanel } from '../pages/OutboxPanel.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

const CHECKS = ['Swims 150 yards', 'Treads water for 10 minutes', 'Puts on a life vest in the water'];

test('a test day at a dock without a network is ticked for several, kept, and sent once', async ({
  page,
  context,
  desk,
  clubhouse,
}) => {
  const first = await clubhouse.join();
  const second = await clubhouse.join();
  const third = await clubhouse.join();
  await new SignInPage(page).signIn(desk.coach, '/clearances?tab=test');
  await page.getByRole('combobox', { name: 'Clearance' }).selectOption({ label: 'Swim test' });
  await page.getByRole('button', { name: 'Add a candidate' }).click();
  await page.getByRole('combobox', { name: 'Search members' }).fill(first.name);
  await expect(page.getByRole('option', { name: first.name })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expectCached(page, 'clearances-results', 'users-results', 'member-clearances');

  await context.setOffline(true);
  const shown = (name: string) => page.getByRole('group', { name: `What ${name} has shown` });
  const tick = async (name: string, checks: readonly string[]) => {
    for (const check of checks) await shown(name).getByText(check).click();
  };
  for (const { name } of [first, second, third]) {
    await page.getByRole('button', { name: 'Add a candidate' }).click();
    await page.getByRole('combobox', { name: 'Search members' }).fill(name);
    await page.getByRole('option', { name }).click();
  }
  await tick(first.name, CHECKS);
  await tick(second.name, CHECKS.slice(0, 2));
  await tick(third.name, CHECKS.slice(0, 1));
  await page.reload();
  await tick(second.name, CHECKS.slice(2));
  await page.getByRole('button', { name: 'Grant to 2 who passed' }).click();
  const outbox = new OutboxPanel(page);
  await expect(outbox.says('1 waiting to be sent')).toBeVisible();
  await expect(shown(first.name)).toHaveCount(0);
  await expect(shown(third.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'No one has passed yet' })).toBeDisabled();

  await context.setOffline(false);
  await expect(outbox.says('waiting to be sent')).toBeHidden();
  const held = page.getByRole('list', { name: 'Clearances' }).getByText('Swim test');
  for (const { id, name } of [first, second]) {
    await follow(page, `/clearances?tab=members&member=${id}`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(held).toHaveCount(1);
  }
  await follow(page, `/clearances?tab=members&member=${third.id}`);
  await expect(page.getByRole('heading', { name: third.name })).toBeVisible();
  await expect(held).toHaveCount(0);
});
