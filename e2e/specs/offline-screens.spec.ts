import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { sizeOfPng } from '../fixtures/paintPng.ts';
import { startDeployment } from '../fixtures/startDeployment.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { expectCached } from '../pages/OutboxPanel.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** The browser's console names each connection that could not be made. */
test.use({ serviceWorkers: 'allow', mayBeNoisy: true });

interface Manifest {
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

test('the app is installable: a manifest with icons of the stated sizes, and shortcuts to launch and land', async ({
  page,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/actions', display: 'standalone' });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Launch', 'Land']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = sizeOfPng(await (await page.request.get(src)).body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  );
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(sizeOfPng(await (await page.request.get(touch ?? '')).body()).width).toBe(180);
});

test('landing, actions and fleet open offline with their last data and its age', async ({
  page,
  context,
  clubhouse,
}) => {
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(await clubhouse.join());
  await expect(actions.isOut('Harrier')).toBeVisible();
  await expectCached(page, '/remotes/mf-actions/');
  await page.goto('/fleet');
  await expect(page.getByRole('button', { name: 'Actions for Tern' })).toBeAttached();
  await expectCached(page, '/remotes/mf-fleet/', 'fleet-all-results', 'kept/anyone/club');
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fleetwatch Demo Boathouse');
  await expect(page.getByRole('link', { name: 'Go to Actions' })).toBeVisible();
  await page.goto('/actions');
  await expect(actions.isOut('Harrier')).toBeVisible();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Offline, updated / })
      .first(),
  ).toBeVisible();
  await page.goto('/fleet');
  await expect(page.getByRole('button', { name: 'Actions for Tern' })).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: /^Offline, updated / })).toBeVisible();
  expect(violations).toEqual([]);

  await context.setOffline(false);
  await page.goto('/actions');
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(page.getByRole('status').filter({ hasText: /^Offline/ })).toBeHidden();
});

test("signing out deletes the member's data from the device", async ({ page, context, clubhouse }) => {
  await new SignInPage(page).signIn(await clubhouse.join());
  await expectCached(page, 'sorties-stillout-results');
  await page.goto('/signin');
  await new SignInPage(page).signOut.click();
  await page.waitForURL((url) => url.pathname === '/');
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('fleetwatch-answers');
      return (await cache.keys()).filter(({ url }) => !url.includes('/kept/anyone/')).length;
    });
  await expect.poll(kept).toBe(0);
  await context.setOffline(true);
  await page.goto('/actions');
  await page.waitForURL((url) => url.pathname === '/');
});

test.describe('on the tablet', () => {
  test.use({ viewport: TALL_TABLET });

  test('the kiosk opens offline with its last data', async ({ page, context }) => {
    const kiosk = new BoathousePage(page);
    await kiosk.open();
    await expect(kiosk.isOut('Harrier')).toBeVisible();
    await expectCached(page, '/remotes/mf-boathouse/', 'kept/anyone/sorties-stillout-results');
    await context.setOffline(true);
    await kiosk.open();
    await expect(kiosk.isOut('Harrier')).toBeVisible();
    await expect(page.getByText(/Offline, updated /)).toBeVisible();
  });
});

test.describe('at an address of its own, which leads to the demo club', () => {
  test.use({ club: 'demo' });

  test('a new version waits while the member is typing, and is used on request', async ({
    page,
    gateway,
    clubhouse,
  }) => {
    const deployment = await startDeployment(gateway.origin);
    const actions = new ActionsPage(page);
    await page.goto(`${deployment.origin}/signin`);
    await new SignInPage(page).fill(await clubhouse.join());
    await page.waitForURL('**/actions');
    await expectCached(page, '/remotes/mf-actions/');
    await page.goto(`${deployment.origin}/profile`);
    const about = page.getByLabel('About me', { exact: true });
    await about.fill('I row bow');
    deployment.deployNext();
    const waiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return registration?.waiting?.state;
      });
    await expect.poll(waiting).toBe('installed');
    await expect(page.getByText('A new version is ready.')).toBeHidden();
    await expect(about).toHaveValue('I row bow');

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Actions' }).click();
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    const begun = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await begun;
    await expect(actions.banner).toHaveText("You're Landed");
    await expect.poll(waiting).toBeUndefined();
    await deployment.stop();
  });
});
