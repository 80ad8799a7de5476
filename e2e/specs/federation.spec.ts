import type { Page, Route } from '@playwright/test';
import { asDemoMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** The browser says on its console what it could not load or run: here that is what the journeys are about. */
test.use({ mayBeNoisy: true });

const FILES = '**/remotes/mf-boathouse/**';
const ENTRY = '**/remotes/mf-boathouse/remoteEntry.*';
const SCREENS = '**/remotes/mf-boathouse/screens.*';

const asScript = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

const UNREACHABLE = 'Its files could not be fetched.';
const NOT_A_REMOTE = 'What arrived is not a part of Fleetwatch.';

/** How a remote may be broken: what is asked for, what comes instead, and what a person is told. */
const WAYS: [way: string, files: string, answer: (route: Route) => Promise<void>, reason: string][] = [
  ['are gone (404)', FILES, (route) => route.fulfill({ status: 404, body: 'gone' }), UNREACHABLE],
  ['have a broken server (500)', FILES, (route) => route.fulfill({ status: 500, body: 'oh' }), UNREACHABLE],
  ['have no server at all', FILES, (route) => route.abort('connectionrefused'), UNREACHABLE],
  [
    'are HTML, as a captive portal has it',
    FILES,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Please log in' }),
    NOT_A_REMOTE,
  ],
  ['are HTML that says it is a script', FILES, asScript('<!doctype html><p>Please log in'), NOT_A_REMOTE],
  ['have a syntax error', ENTRY, asScript('var mf_boathouse = {{;'), NOT_A_REMOTE],
  ['are junk that runs', ENTRY, asScript('globalThis.mf_boathouse = "a boat";'), NOT_A_REMOTE],
  ['throw when they run', ENTRY, asScript('throw new Error("aground")'), NOT_A_REMOTE],
  ['lack a chunk', SCREENS, (route) => route.fulfill({ status: 404, body: 'gone' }), UNREACHABLE],
  ['have a chunk of junk', SCREENS, asScript('<!doctype html>'), UNREACHABLE],
];

function fallbackOn(page: Page, title: string) {
  const notice = page.getByRole('alert').filter({ hasText: `${title} is not available` });
  return { notice, retry: notice.getByRole('button', { name: 'Try again' }) };
}

async function expectTheRestToWork(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fleetwatch Demo Boathouse' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
}

for (const [way, files, answer, reason] of WAYS) {
  test(`a remote whose files ${way} has a fallback; a retry works when it is back`, async ({ page }) => {
    await page.route(files, answer);
    await page.goto('/boathouse');
    const { notice, retry } = fallbackOn(page, 'Fleetwatch Boathouse');
    await expect(notice).toContainText(`${reason} Everything else still works.`);
    await expect(page.getByRole('heading', { name: 'Fleetwatch Boathouse is not available' })).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();

    await retry.click();
    await expect(notice).toContainText(reason);

    await page.unroute(files);
    await retry.click();
    await expect(new BoathousePage(page).isOut('Harrier')).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

test('a remote that hangs has its fallback after ten seconds, and the rest works meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(SCREENS, () => new Promise(() => undefined));
  const asked = page.waitForRequest(SCREENS);
  await page.goto('/boathouse', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('status', { name: 'Fleetwatch Boathouse is loading' })).toBeAttached();
  await page.clock.runFor(10_000);
  const { notice, retry } = fallbackOn(page, 'Fleetwatch Boathouse');
  await expect(notice).toContainText('Its files did not arrive in time.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry.click();
  await expect(new BoathousePage(page).isOut('Harrier')).toBeVisible();
});

test('a registry of junk leaves the screens of the shell, and the retry of a known remote as it was', async ({
  page,
}) => {
  await page.route(FILES, (route) => route.abort('connectionrefused'));
  await page.route('**/remotes.json', (route) => route.fulfill({ json: { remotes: ['junk', null, 7] } }));
  await page.goto('/boathouse');
  const { notice, retry } = fallbackOn(page, 'Fleetwatch Boathouse');
  await expect(notice).toBeVisible();
  await page.unroute(FILES);
  await retry.click();
  await expect(new BoathousePage(page).isOut('Harrier')).toBeVisible();

  // A page that comes without its registry asks for it, and goes on without.
  await page.route('**/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(id="remotes">).*?(<\/script>)/s, '$1{junk$2');
    await route.fulfill({ response: answer, body });
  });
  await expectTheRestToWork(page);
});

test("when the files of Actions are gone, a member sees its fallback, every other screen works, and so does Actions' retry", async ({
  page,
}) => {
  await page.route('**/remotes/mf-actions/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await new SignInPage(page).signIn(asDemoMember('Robin Ashdown'));
  const { notice, retry } = fallbackOn(page, 'Actions');
  await expect(notice).toContainText(UNREACHABLE);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Actions' })).toBeVisible();
  await menu.getByRole('link', { name: /^Sign In/ }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Actions' }).click();
  await expect(notice).toBeVisible();
  await page.unroute('**/remotes/mf-actions/**');
  await retry.click();
  await expect(new ActionsPage(page).banner).toHaveText("You're Landed");

  await page.getByRole('link', { name: 'Signed in as Robin Ashdown' }).click();
  await new SignInPage(page).signOut.click();
  await expectTheRestToWork(page);
  await page.goto('/boathouse');
  await expect(new BoathousePage(page).isOut('Harrier')).toBeVisible();
});

test("a dead remote costs its own screens only: the other one's come", async ({ page }) => {
  await page.route('**/remotes/mf-actions/**', (route) => route.abort('connectionrefused'));
  await page.goto('/boathouse');
  await expect(new BoathousePage(page).isOut('Harrier')).toBeVisible();
});
