import type { Page, Route } from '@playwright/test';
import { TALL_TABLET } from '../playwright.config.ts';
import { asDemoMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { openMenu } from '../pages/openMenu.ts';
import { SignInPage } from '../pages/SignInPage.ts';

// These journeys cause failures, which the browser's console reports.
test.use({ mayBeNoisy: true, viewport: TALL_TABLET });

const FILES = '**/remotes/mf-boathouse/**';
const ENTRY = '**/remotes/mf-boathouse/remoteEntry*';
const SCREENS = '**/remotes/mf-boathouse/screens*';
const ACTIONS_FILES = '**/remotes/mf-actions/**';

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });
const script = (body: string) => answer(200, 'text/javascript', body);
const gone = answer(404, 'text/plain', 'There is nothing at this address.');

const NOT_FETCHED = 'Its files could not be downloaded.';
const NOT_A_REMOTE = 'The downloaded file is not part of Fleetwatch.';

/** Each retry fails for the next reason. The shell's component tests cover more of them. */
const WAYS: [file: string, handle: (route: Route) => unknown, reason: string][] = [
  [FILES, gone, NOT_FETCHED],
  [ENTRY, answer(200, 'text/html', '<!doctype html>'), NOT_A_REMOTE],
  [ENTRY, script('throw new Error("boom")'), NOT_A_REMOTE],
  [SCREENS, gone, NOT_FETCHED],
  [SCREENS, script('"nothing"'), NOT_FETCHED],
];

/** The fallback in place of the screen. */
function fallbackOf(page: Page, title: string) {
  const notice = page.getByRole('alert').filter({ hasText: `${title} is not available` });
  return {
    notice,
    heading: notice.getByRole('heading', { name: `${title} is not available` }),
    retry: notice.getByRole('button', { name: 'Try again' }),
  };
}

/** The kiosk with the demo club's data. */
const expectKiosk = (page: Page) => expect(new BoathousePage(page).isOut('Harrier')).toBeVisible();

/** The shell's own screens, beginning with the landing page. */
async function expectShell(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fleetwatch Demo Boathouse' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
}

test('a remote affects only its own screen when its files are gone or broken, and recovers by a retry', async ({
  page,
}) => {
  const { notice, heading, retry } = fallbackOf(page, 'Fleetwatch Boathouse');
  for (const [at, [file, handle, reason]] of WAYS.entries()) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(file, handle);
    const asked = page.waitForRequest(file);
    if (at === 0) await page.goto('/boathouse');
    else await retry.click();
    await asked;
    await expect(notice).toContainText(`${reason} Everything else still works.`);
    await expect(heading).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry.click();
  await expectKiosk(page);
  await expect(notice).toBeHidden();
});

test('when the files of Actions are gone, a member sees its fallback and every other screen works', async ({
  page,
}) => {
  await page.route(ACTIONS_FILES, gone);
  await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'));
  const { notice, retry } = fallbackOf(page, 'Actions');
  await expect(notice).toContainText(NOT_FETCHED);

  const menu = await openMenu(page);
  await menu.getByRole('link', { name: /^Sign In/ }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await openMenu(page);
  await menu.getByRole('link', { name: 'Actions' }).click();
  await expect(notice).toBeVisible();
  await page.unroute(ACTIONS_FILES);
  await retry.click();
  await expect(new ActionsPage(page).banner).toHaveText("You're Landed");

  await page.route(ACTIONS_FILES, gone);
  await page.getByRole('link', { name: 'Signed in as Robin Ashdown' }).click();
  await new SignInPage(page).signOut.click();
  // Leaving the page earlier could cut the request off.
  await expect(page.getByRole('link', { name: /^Signed in as/ })).toBeHidden();
  await expectShell(page);
  await page.goto('/boathouse');
  await expectKiosk(page);
});

/** Texts that occur in the code of exactly one library each. */
const MARKS = {
  react: 'react.memo_cache_sentinel',
  'react-redux': 'react-redux-context',
  'react-router-dom': '__reactRouterVersion',
  '@reduxjs/toolkit': 'RTK_autoBatch',
  'styled-components': 'data-styled-version',
};

test('a page has one copy of each shared library, including its remotes', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await page.goto('/boathouse');
  await expectKiosk(page);
  // Requested again: Chromium forgets the bodies of large responses.
  const code = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  for (const [library, mark] of Object.entries(MARKS)) {
    expect(code.filter((text) => text.includes(mark)).length, library).toBe(1);
  }
});

/**
 * An entry of mf-sorties whose screen is `screen`, an expression that has the page's own React.
 * @param screen e.g. `() => React.createElement('h1')`
 */
const sortiesWith = (screen: string) => `
  var mf_sorties = (() => {
    let React;
    return {
      init: async (scope) => { React = (await Object.values(scope.react)[0].get())(); },
      get: async () => () => ({ SortiesScreen: ${screen} }),
    };
  })();`;
const SORTIES_FILES = '**/remotes/mf-sorties/**';
/** Failures that no boundary catches: an effect that never rests, a rejection, a throw in a timer. */
const WILD = `() => {
  const [n, set] = React.useState(0);
  React.useEffect(() => set(n + 1));
  React.useEffect(() => {
    void Promise.reject(new Error('a'));
    setTimeout(() => { throw new Error('b'); });
  }, []);
  return n;
}`;

test('a screen that sets its state in each effect, rejects and throws in a timer costs itself only: menu and landing still work (rule portal.contained)', async ({
  page,
}) => {
  await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'));
  await page.route(SORTIES_FILES, script(sortiesWith(WILD)));
  const menu = await openMenu(page);
  const failed = page.waitForEvent('pageerror', ({ message }) => message === 'b');
  await menu.getByRole('link', { name: 'Sorties', exact: true }).click();
  await failed;
  await openMenu(page);
  await menu.getByRole('link', { name: 'Actions' }).click();
  const actions = new ActionsPage(page);
  await expect(actions.banner).toHaveText("You're Landed");
  await actions.action('Land').click();
  await expect(page.getByRole('main')).toContainText('Land');
});

test('names a screen that froze the page after a reload, and opens it on request (rule portal.hung)', async ({
  page,
}) => {
  await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'));
  // A page in an endless loop handles no event of its closing.
  await page.addInitScript(() => {
    for (const type of ['pagehide', 'visibilitychange'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto('/sorties');
  const sorties = page.getByRole('heading', { name: 'Sorties', level: 1 });
  await expect(sorties).toBeAttached();
  await page.reload();

  const { notice, retry } = fallbackOf(page, 'Sorties');
  await expect(notice).toContainText('It froze the page last time, so it was not opened.');
  await retry.click();
  await expect(sorties).toBeAttached();
});
