import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { sizeOfPng } from '../fixtures/paintPng.ts';
import { startDeployment } from '../fixtures/startDeployment.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { expectCached, tellOffline } from '../pages/OutboxPanel.ts';
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
  request,
}) => {
  const start = await (await request.get('/')).text();
  const hrefOf = (rel: string) =>
    new RegExp(`<link[^>]*rel="?${rel}"?[^>]*>`).exec(start)?.[0].match(/href="?([^" >]+)/)?.[1] ?? '';
  const answer = await request.get(hrefOf('manifest'));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/actions', display: 'standalone' });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Launch', 'Land']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = sizeOfPng(await (await request.get(src)).body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  );
  expect(sizeOfPng(await (await request.get(hrefOf('apple-touch-icon'))).body()).width).toBe(180);
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
    await tellOffline(page);
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
