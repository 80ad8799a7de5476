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
/** Deadline for loading a remote, because a chunk whose request hangs never fails by itself. */
const DEADLINE_MS = 10_000;

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });
const script = (body: string) => answer(200, 'text/javascript', body);
const gone = answer(404, 'text/plain', 'There is nothing at this address.');
const refused = (route: Route) => route.abort('connectionrefused');
const neverAnswers = () => undefined;

const NOT_FETCHED = 'Its files could not be fetched.';
const NOT_A_REMOTE = 'What arrived is not a part of Fleetwatch.';
const TOO_LATE = 'Its files did not arrive in time.';

const WAYS: [name: string, file: string, handle: (route: Route) => unknown, reason: string][] = [
  ['its files are gone', FILES, gone, NOT_FETCHED],
  ['its server fails', ENTRY, answer(500, 'text/plain', 'no'), NOT_FETCHED],
  ['nobody answers', ENTRY, refused, NOT_FETCHED],
  ['its server never finishes', ENTRY, neverAnswers, TOO_LATE],
  ['a page comes in its place', ENTRY, answer(200, 'text/html', '<!doctype html>'), NOT_A_REMOTE],
  ['its entry does not parse', ENTRY, script('var mf_boathouse = ('), NOT_A_REMOTE],
  ['its entry throws', ENTRY, script('throw new Error("boom")'), NOT_A_REMOTE],
  ['its entry is another remote', ENTRY, script('var mf_other = { init() {}, get() {} };'), NOT_A_REMOTE],
  ['its screens are gone', SCREENS, gone, NOT_FETCHED],
  ['its screens never come', SCREENS, neverAnswers, TOO_LATE],
  ['its screens are junk', SCREENS, script('"nothing"'), NOT_FETCHED],
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

for (const [name, file, handle, reason] of WAYS) {
  test(`a remote affects only its own screen when ${name}, and recovers by a retry`, async ({ page }) => {
    await page.clock.install();
    await page.route(file, handle);
    const asked = page.waitForRequest(file);
    await page.goto('/boathouse', { waitUntil: 'commit' });
    await asked;
    const { notice, heading, retry } = fallbackOf(page, 'Fleetwatch Boathouse');
    if (reason === TOO_LATE) {
      await expect(page.getByRole('status', { name: 'Fleetwatch Boathouse is loading' })).toBeAttached();
      await page.clock.runFor(DEADLINE_MS);
    }
    await expect(notice).toContainText(`${reason} Everything else still works.`);
    await expect(heading).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retry.click();
    await expectKiosk(page);
    await expect(notice).toBeHidden();
  });
}

test('a retry that fails shows the reason again, and the next one may succeed', async ({ page }) => {
  await page.route(FILES, gone);
  await page.goto('/boathouse');
  const { notice, retry } = fallbackOf(page, 'Fleetwatch Boathouse');
  await expect(notice).toContainText(NOT_FETCHED);
  await page.unroute(FILES);
  await page.route(ENTRY, script('"another junk"'));
  await retry.click();
  await expect(notice).toContainText(NOT_A_REMOTE);
  await page.unroute(ENTRY);
  await retry.click();
  await expectKiosk(page);
});

test("an invalid registry leaves the shell's screens, and the known remotes", async ({ page }) => {
  await page.route(FILES, refused);
  await page.route('**/remotes.json', (route) => route.fulfill({ json: { remotes: ['junk', null, 7] } }));
  await page.goto('/boathouse');
  const { notice, retry } = fallbackOf(page, 'Fleetwatch Boathouse');
  await expect(notice).toBeVisible();
  await page.unroute(FILES);
  await retry.click();
  await expectKiosk(page);

  // A page with a broken registry fetches it, and continues without one when that is invalid too.
  await page.route('**/', async (route) => {
    const page = await route.fetch();
    const body = (await page.text()).replace(/(id="remotes">).*?(<\/script>)/s, '$1{junk$2');
    await route.fulfill({ response: page, body });
  });
  await expectShell(page);
  await expect(page.getByRole('link', { name: 'Fleetwatch Boathouse' })).toBeHidden();
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
  // Asked for again: Chromium forgets the bodies of large responses.
  const code = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  for (const [library, mark] of Object.entries(MARKS)) {
    expect(code.filter((text) => text.includes(mark)).length, library).toBe(1);
  }
});

/**
 * An entry of mf-sorties whose screen is `screen`, an expression that has the page's own React.
 * @param screen e.g. `() => { throw new Error('broken'); }`
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
const WRONG = 'Something went wrong while showing it.';

/** Ways in which a screen whose code came goes wrong; `null` where it stays on the screen. */
const SCREEN_WAYS: [name: string, screen: string, reason: string | null][] = [
  ['throws while it is rendered', `() => { throw new Error('broken'); }`, WRONG],
  ['throws what is no error', `() => { throw 'broken'; }`, WRONG],
  ['returns what cannot be rendered', `() => ({ junk: true })`, WRONG],
  ['is no component', `'junk'.split('').length`, WRONG],
  [
    'throws in an effect',
    `() => { React.useEffect(() => { throw new Error('broken'); }); return null; }`,
    WRONG,
  ],
  [
    'sets its state while it is rendered',
    `() => { const [n, set] = React.useState(0); set(n + 1); return null; }`,
    WRONG,
  ],
  [
    'sets its state in each layout',
    `() => { const [n, set] = React.useState(0); React.useLayoutEffect(() => set(n + 1)); return n; }`,
    WRONG,
  ],
  [
    'sets its state in each effect',
    `() => { const [n, set] = React.useState(0); React.useEffect(() => set(n + 1)); return n; }`,
    null,
  ],
  ['suspends for ever', `() => React.use(globalThis.never ??= new Promise(() => {}))`, TOO_LATE],
  [
    'rejects and throws in a timer',
    `() => { React.useEffect(() => { void Promise.reject(new Error('a')); setTimeout(() => { throw new Error('b'); }); }, []); return 'Here'; }`,
    null,
  ],
  [
    'throws while it is left',
    `() => { React.useEffect(() => () => { throw new Error('broken'); }, []); return 'Here'; }`,
    null,
  ],
];

for (const [name, screen, reason] of SCREEN_WAYS) {
  test(`a screen that ${name} costs itself only: menu and landing still work (rule portal.contained)`, async ({
    page,
  }) => {
    await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'));
    if (reason === TOO_LATE) await page.clock.install();
    await page.route(SORTIES_FILES, script(sortiesWith(screen)));
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'Sorties', exact: true }).click();
    const { notice, retry } = fallbackOf(page, 'Sorties');
    if (reason === TOO_LATE) {
      await expect(page.getByRole('status', { name: 'Sorties is loading' })).toBeAttached();
      await page.clock.runFor(DEADLINE_MS);
    }
    if (reason) {
      await expect(notice).toContainText(`${reason} Everything else still works.`);
      await retry.click();
    }

    await openMenu(page);
    await menu.getByRole('link', { name: 'Actions' }).click();
    const actions = new ActionsPage(page);
    await expect(actions.banner).toHaveText("You're Landed");
    await actions.action('Land').click();
    await expect(page.getByRole('main')).toContainText('Land');
  });
}

test('a screen with which the page stood still is named after a reload, and opens when asked to (rule portal.hung)', async ({
  page,
}) => {
  await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'));
  // A page that computes without end does not hear that it ends.
  await page.addInitScript(() => {
    for (const type of ['pagehide', 'visibilitychange'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto('/sorties');
  const sorties = page.getByRole('heading', { name: 'Sorties', level: 1 });
  await expect(sorties).toBeAttached();
  await page.reload();

  const { notice, retry } = fallbackOf(page, 'Sorties');
  await expect(notice).toContainText('The page stood still with it the last time, so it was not opened.');
  await retry.click();
  await expect(sorties).toBeAttached();
});
