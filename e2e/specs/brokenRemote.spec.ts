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
