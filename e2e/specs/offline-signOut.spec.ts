import { launchOffline, openActions } from '../fixtures/offlineActions.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { OutboxPanel } from '../pages/OutboxPanel.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** The browser's console reports each failed connection. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

test("signing out deletes the member's data, with a waiting launch after a confirmation; the launch is sent only when its member is back", async ({
  page,
  context,
  boat,
  clubhouse,
}) => {
  const [member, next] = [await clubhouse.join(), await clubhouse.join()];
  const [signIn, outbox] = [new SignInPage(page), new OutboxPanel(page)];
  const actions = await openActions(page, member);
  await launchOffline(actions, context, boat);

  const mark = page.getByRole('link', { name: `Signed in as ${member.name}` });
  const asks = page.getByRole('dialog', { name: 'Not everything has been sent' });
  await mark.click();
  await signIn.signOut.click();
  await expect(asks).toContainText('1 change has not been sent yet.');
  await asks.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(outbox.says('1 waiting to be sent')).toBeVisible();
  await signIn.signOut.click();
  await asks.getByRole('button', { name: 'Sign out, keep changes here' }).click();
  await expect(page).toHaveURL('/');
  await expect(outbox.says('waiting to be sent')).toBeHidden();
  // The member's data is deleted from the device.
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('fleetwatch-answers');
      return (await cache.keys()).filter(({ url }) => !url.includes('/kept/anyone/')).length;
    });
  await expect.poll(kept).toBe(0);
  await page.goto('/actions');
  await page.waitForURL((url) => url.pathname === '/');

  await context.setOffline(false);
  await signIn.signInByForm(next);
  await expect(actions.isOut('Harrier')).toBeVisible();
  await expect(outbox.says('waiting to be sent')).toBeHidden();
  await expect(actions.isOut(boat.name)).toBeHidden();
  await page.getByRole('link', { name: `Signed in as ${next.name}` }).click();
  await signIn.signOut.click();
  await expect(page).toHaveURL('/');
  expect(await clubhouse.sortiesOf(next)).toEqual([]);
  // Signing out ended the session of the member's own token.
  const asNext = { ...member, token: next.token };
  expect(await clubhouse.sortiesOf(asNext)).toEqual([]);

  await signIn.signInByForm(member);
  await expect(new ActionsPage(page).banner).toHaveText(`You're Launched on ${boat.name}`);
  await expect.poll(() => clubhouse.sortiesOf(asNext)).toMatchObject([{ bus: boat.name, land: null }]);
  await expect(outbox.says('waiting to be sent')).toBeHidden();
});
