import type { Page } from '@playwright/test';
import { rollBack } from '@fleetwatch/site/chooseVersion';
import { publishRemote } from '@fleetwatch/site/publishRemote';
import { readShown } from '@fleetwatch/site/siteRegistry';
import { changeBuild } from '../fixtures/remoteBuilds.ts';
import { expect, test, type Site } from '../fixtures/site.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** No remote has come so far. */
const NEXT = '99.0.0';

const shownVersion = async ({ folder }: Site, name: string) => (await readShown(folder, name))?.version;

/** By the menu, as a person goes: without a new page. */
async function go(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: label, exact: true }).click();
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a changed remote is published while pages are open: new pages show it, old ones go on with theirs', async ({
  page,
  otherPage,
  clubhouse,
  site,
}) => {
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  const first = await shownVersion(site, 'mf-plans');
  const before = await site.digestWithout('mf-plans');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));

  const edit = (code: string) => code.replaceAll('"New Plan"', '"Plan an outing"');
  await publishRemote(site.folder, changeBuild(site.drafts, 'mf-plans', NEXT, edit));
  expect(await site.digestWithout('mf-plans')).toBe(before);

  await new SignInPage(otherPage).signIn(member);
  await go(otherPage, 'Plans');
  await expect(button(otherPage, 'Plan an outing')).toBeVisible();

  // What the open page had not loaded yet it still finds: the remote's screens, and a part that comes with a tap.
  await go(page, 'Plans');
  await button(page, 'New Plan').click();
  await expect(page.getByRole('dialog', { name: /^New Plan for / })).toBeVisible();
  const ofPlans = fetched.filter((path) => path.startsWith('/remotes/mf-plans/'));
  expect(ofPlans.length).toBeGreaterThan(2);
  expect(ofPlans.filter((path) => !path.startsWith(`/remotes/mf-plans/${first}/`))).toEqual([]);

  await page.reload();
  await expect(button(page, 'Plan an outing')).toBeVisible();
});

test.describe('what goes wrong in one remote', () => {
  // Failures are what these journeys are about; the browser's console tells of them too.
  test.use({ mayBeNoisy: true });

  test('a broken version costs its own screens; rolled back, a retry shows them again', async ({
    page,
    clubhouse,
    site,
  }) => {
    const first = await shownVersion(site, 'mf-fleet');
    const breakScreens = (code: string, file: string) =>
      file.startsWith('screens') ? 'throw new Error("broken");' : code;
    await publishRemote(site.folder, changeBuild(site.drafts, 'mf-fleet', NEXT, breakScreens));
    await new SignInPage(page).signIn(await clubhouse.join());
    await go(page, 'Fleet');
    const missing = page.getByRole('heading', { name: 'Fleet is not available' });
    await expect(missing).toBeFocused();
    await go(page, 'Sorties');
    await expect(page.getByRole('heading', { name: 'Sorties', level: 1 })).toBeAttached();
    await go(page, 'Fleet');
    await expect(missing).toBeVisible();

    expect(await rollBack(site.folder, 'mf-fleet')).toBe(first);
    await button(page, 'Try again').click();
    await expect(page.getByRole('button', { name: 'Actions for Tern' })).toBeAttached();
  });
});
