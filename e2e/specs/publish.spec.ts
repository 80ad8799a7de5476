import type { Page, Request } from '@playwright/test';
import { rollBack } from '@fleetwatch/site/chooseVersion';
import { publishRemote } from '@fleetwatch/site/publishRemote';
import { publishShell } from '@fleetwatch/site/publishShell';
import { readShown } from '@fleetwatch/site/siteRegistry';
import { SIZES } from '../playwright.config.ts';
import { changeBuild, makeShellOfKit2, SHELL_BUILD, startNewRemote } from '../fixtures/remoteBuilds.ts';
import { expect, test, type Site } from '../fixtures/site.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** A version that no remote has. */
const NEXT = '99.0.0';

const shownVersion = async ({ folder }: Site, name: string) => (await readShown(folder, name))?.version;

/** Navigates by the menu, without a page load. */
async function go(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: label, exact: true }).click();
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('after a remote is published, new pages show the new version and open pages keep theirs', async ({
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

  const edit = (code: string) => code.replaceAll('"New Plan"', '"Plan a sortie"');
  await publishRemote(site.folder, changeBuild(site.drafts, 'mf-plans', NEXT, edit));
  expect(await site.digestWithout('mf-plans')).toBe(before);

  await new SignInPage(otherPage).signIn(member);
  await go(otherPage, 'Plans');
  await expect(button(otherPage, 'Plan a sortie')).toBeVisible();

  // The open page can still load chunks of its version: the remote's screens, and a part that a tap loads.
  await go(page, 'Plans');
  await button(page, 'New Plan').click();
  await expect(page.getByRole('dialog', { name: /^New Plan for / })).toBeVisible();
  const ofPlans = fetched.filter((path) => path.startsWith('/remotes/mf-plans/'));
  expect(ofPlans.length).toBeGreaterThan(2);
  expect(ofPlans.filter((path) => !path.startsWith(`/remotes/mf-plans/${first}/`))).toEqual([]);

  await page.reload();
  await expect(button(page, 'Plan a sortie')).toBeVisible();
});

/** A screen of each remote that a member has in the menu, by its label and title. */
const SCREENS = ['Actions', 'Fleet', 'Plans', 'Sorties', 'Tweets', 'Workouts'];

/** Opens the portal again, then each screen. */
async function expectEveryScreen(page: Page): Promise<void> {
  await page.goto('/about');
  for (const title of SCREENS) {
    await go(page, title);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeAttached();
    await expect(page.getByRole('heading', { name: /is not available$/ })).toHaveCount(0);
  }
  // The kiosk refuses members who are signed in, and leads to the start.
  await page.goto('/boathouse');
  await expect(page).toHaveURL(/\/$/);
}

test('a shell with the next kit is published first, then remotes one by one: every screen works after the shell and after the last', async ({
  page,
  otherPage,
  clubhouse,
  site,
}) => {
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  const moved: string[] = [];
  const move = async (name: string, from: string, to: string) => {
    const edit = (code: string) => code.replaceAll(from, to);
    await publishRemote(site.folder, changeBuild(site.drafts, name, '2.0.0', edit, '^2.0.0'));
    moved.push(name);
  };
  await expect(move('mf-plans', '"New Plan"', '"Plan a sortie"')).rejects.toThrow('It needs kit ^2.0.0');
  try {
    await publishShell(site.folder, makeShellOfKit2(site.drafts));
    // A page that is open stays on the kit it has.
    await go(page, 'Fleet');
    await expect(page.getByRole('button', { name: 'Actions for Tern' })).toBeAttached();

    await new SignInPage(otherPage).signIn(member);
    await expect(otherPage.locator('script[src*="shell.222222222222"]')).toBeAttached();
    await expectEveryScreen(otherPage);

    await move('mf-plans', '"New Plan"', '"Plan a sortie"');
    await otherPage.goto('/plans');
    await expect(button(otherPage, 'Plan a sortie')).toBeVisible();
    await move('mf-boathouse', 'Please log off user first', 'Sign out first');
    await expectEveryScreen(otherPage);
    await expect(otherPage.getByText('Sign out first')).toBeVisible();
  } finally {
    for (const name of moved) await rollBack(site.folder, name);
    await publishShell(site.folder, SHELL_BUILD);
  }
});

test.describe('the tablet on the wall', () => {
  // A module may still load when the clock jumps past the time within which it must.
  test.use({ viewport: SIZES.tablet, mayBeNoisy: true });

  test('takes a published kiosk, and one that is rolled back to, within ten minutes (rule kiosk.follows)', async ({
    page,
    site,
  }) => {
    const wall = (title: string) => page.getByRole('region', { name: title });
    const showsWithinTenMinutes = async (title: string) => {
      for (let minute = 0; minute < 10 && !(await wall(title).isVisible()); minute += 1) {
        await page.clock.runFor(60_000);
        // After a reload the clock waits until the whole wall shows: files have a deadline by that clock.
        await expect(
          page.getByRole('region', { name: /^(Already Landed Today|Landed So Far)$/ }),
        ).toBeVisible();
      }
      await expect(wall(title)).toBeVisible();
    };
    /** Its code to follow published versions loads after the first screen: wait for its first request. */
    const follows = async () => {
      let asked = false;
      const note = (request: Request) => (asked ||= request.url().endsWith('/remotes.json'));
      page.on('request', note);
      await expect(async () => {
        await page.clock.runFor(60_000);
        expect(asked).toBe(true);
      }).toPass();
      page.off('request', note);
    };
    await page.clock.install();
    await page.goto('/boathouse');
    await expect(wall('Already Landed Today')).toBeVisible();
    await follows();

    const edit = (code: string) => code.replaceAll('Already Landed Today', 'Landed So Far');
    await publishRemote(site.folder, changeBuild(site.drafts, 'mf-boathouse', NEXT, edit));
    await showsWithinTenMinutes('Landed So Far');
    await follows();
    await rollBack(site.folder, 'mf-boathouse');
    await showsWithinTenMinutes('Already Landed Today');
  });
});

test.describe('failures in one remote', () => {
  // These journeys cause failures, which the browser's console reports.
  test.use({ mayBeNoisy: true });

  test('a broken version affects only its own screens, and after a rollback a retry shows them again', async ({
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

  test('another remote, made from the template, is in the menu without building anything else; its failures stay in it', async ({
    page,
    otherPage,
    clubhouse,
    site,
  }) => {
    const member = await clubhouse.join();
    await new SignInPage(page).signIn(member);
    const before = await site.digestWithout('mf-touring');
    const touring = await startNewRemote('mf-touring');
    try {
      await publishRemote(site.folder, await touring.build('0.1.0'));
      expect(await site.digestWithout('mf-touring')).toBe(before);
      await new SignInPage(otherPage).signIn(member);
      await go(otherPage, 'Touring');
      await expect(otherPage.getByRole('region', { name: 'Out now' })).toContainText('Harrier');

      touring.write('src/TouringScreen.tsx', FAULTY_SCREEN);
      await publishRemote(site.folder, await touring.build('0.2.0'));
    } finally {
      touring.remove();
    }
    const faults: string[] = [];
    otherPage.on('pageerror', ({ message }) => faults.push(message));
    await otherPage.reload();
    const heading = otherPage.getByRole('heading', { name: 'Faults', level: 1 });
    for (const [at, fault] of ['handler', 'timer', 'promise'].entries()) {
      await button(otherPage, fault).click();
      await expect.poll(() => faults).toHaveLength(at + 1);
      await expect(heading).toBeAttached();
    }
    expect(faults).toEqual(['in a handler', 'in a timer', 'in a promise']);
    await button(otherPage, 'drawing').click();
    await expect(otherPage.getByRole('heading', { name: 'Touring is not available' })).toBeFocused();
    await button(otherPage, 'Try again').click();
    await expect(heading).toBeAttached();
    await go(otherPage, 'Sorties');
    await expect(otherPage.getByRole('heading', { name: 'Sorties', level: 1 })).toBeAttached();
    await expect(otherPage.getByRole('banner').first()).toBeVisible();

    await rollBack(site.folder, 'mf-touring');
    await otherPage.goto('/touring');
    await expect(otherPage.getByRole('region', { name: 'Out now' })).toContainText('Harrier');
  });
});

/** Fails in every place a screen can: in a handler, a timer, an unhandled rejection, during render, and on unmount. */
const FAULTY_SCREEN = `
import { useEffect, useState } from 'react';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';

const fail = (where: string): never => {
  throw new Error('in a ' + where);
};

export function TouringScreen() {
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => () => void fail('way that is left'), []);
  if (isBroken) fail('drawing');
  return (
    <Screen title="Faults">
      <button onClick={() => fail('handler')}>handler</button>
      <button onClick={() => setTimeout(() => fail('timer'))}>timer</button>
      <button onClick={() => void Promise.resolve().then(() => fail('promise'))}>promise</button>
      <button onClick={() => setIsBroken(true)}>drawing</button>
    </Screen>
  );
}
`;
