import { HELP_CALLED, HELP_NOT_SENT } from '@fleetwatch/contract/safety/texts';
import { launchOffline, openActions } from '../fixtures/offlineActions.ts';
import { expect, test } from '../fixtures/test.ts';
import { follow } from '../pages/follow.ts';
import { expectCached } from '../pages/OutboxPanel.ts';

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

/** In one thumb's reach: a hand holds the phone, and one thumb does the rest. */
const REACH_PX = 320;

test('a crew calls for help where there is no network, and the call is sent once there is one (rule safety.help)', async ({
  page,
  context,
  newBoat: boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const actions = await openActions(page, member);
  await expect(page.getByRole('button', { name: 'Need help' })).toHaveCount(0);
  await expectCached(page, '/help.');
  await launchOffline(actions, context, boat);

  const button = page.getByRole('button', { name: 'Need help' });
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  expect(box?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) - REACH_PX);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Do you need help?' });
  await expect(dialog.getByRole('link', { name: 'Emergency: 911' })).toHaveAttribute('href', 'tel:911');
  await dialog.getByRole('button', { name: 'Alert the officers' }).click();
  await expect(page.getByText(HELP_NOT_SENT)).toBeVisible();

  await page.reload();
  await expect(page.getByText(HELP_NOT_SENT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Emergency: 911' })).toBeVisible();
  await expect(button).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText(HELP_CALLED)).toBeVisible();
  await expect(page.getByText(HELP_NOT_SENT)).toHaveCount(0);
  await follow(page, '/safety');
  await expect(page.getByText(`${member.name} asked for help at`)).toBeVisible();
});
