import { fillPath, remoteRoutes } from '../fixtures/portalRoutes.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWatchClock } from '../fixtures/installWatchClock.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** Refresh interval of the main screen. */
const CYCLE_MS = 180_000;

/** Every address for members, of the shell and all remotes, with its parameters filled in. */
function protectedPaths(): string[] {
  const forMembers = remoteRoutes().filter(({ access }) => access === 'member' || access === 'coach');
  return ['/profile', ...forMembers.map((route) => fillPath(route.path))];
}

test('a visitor is redirected from every screen for members to the start, and no data of it is fetched', async ({
  page,
}) => {
  const paths = protectedPaths();
  expect(paths).toContain('/actions');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  for (const guarded of paths) {
    await page.goto(guarded);
    await expect(page, guarded).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  }
  // The start shows visitors what the boathouse shows.
  const open = new Set(['/api/club', '/api/conditions', '/api/session', '/api/sorties-stillout-results']);
  // The crest is anyone's to see, where a club has one.
  const isCrest = (call: string) => /^\/api\/media\/[^/]+\/crest\//.test(call);
  expect(calls.filter((call) => !open.has(call) && !isCrest(call))).toEqual([]);
});

test('a device with a stored name but no id is redirected from /profile to the start', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('fwo:auth', JSON.stringify({ isAuthorised: true, displayName: 'Robin', id: '' }));
  });
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('an idle main screen returns to the start after more than one refresh', async ({ page, clubhouse }) => {
  const untilWatching = await installWatchClock(page);
  await new SignInPage(page).signIn(await clubhouse.join());
  await expect(new ActionsPage(page).isOut('Harrier')).toBeVisible();
  await untilWatching();
  await page.clock.fastForward(CYCLE_MS);
  await expect(page).toHaveURL('/actions');
  await page.clock.fastForward(CYCLE_MS);
  await expect(page).toHaveURL('/');
});

test('a main screen in the middle of a launch stays for more than four refreshes', async ({
  page,
  boat,
  clubhouse,
}) => {
  const untilWatching = await installWatchClock(page);
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(await clubhouse.join());
  await untilWatching();
  await actions.pick(boat);
  await expect(actions.launchSlider).toBeVisible();
  for (let cycle = 1; cycle <= 4; cycle += 1) {
    await page.clock.fastForward(CYCLE_MS);
    await expect(page).toHaveURL(/\/actions\?/);
  }
  await expect(actions.launchSlider).toBeVisible();
  await page.clock.fastForward(CYCLE_MS);
  await expect(page).toHaveURL('/');
});
