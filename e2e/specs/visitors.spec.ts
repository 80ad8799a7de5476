import type { Page } from '@playwright/test';
import { SignInPage } from '../pages/SignInPage.ts';
import { SignUpPage } from '../pages/SignUpPage.ts';
import { follow } from '../pages/follow.ts';
import { violationsOf } from '../pages/violationsOf.ts';
import { fillPath, remoteRoutes, shellPaths } from '../fixtures/portalRoutes.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchPolicy } from '../fixtures/watchPolicy.ts';

test.setTimeout(480_000);
/** With reduced motion no colour is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Requests of the start page for visitors, the same as the boathouse's. Anyone may see a club's crest. */
const OPEN_CALLS = /^\/api\/(club|conditions|session|sorties-stillout-results|media\/[^/]+\/crest\/.+)$/;

/** Steps after which an open screen is checked again. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async '/'(page) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
  async '/signin'(page) {
    const signIn = new SignInPage(page);
    await signIn.fill({ name: 'Rob', password: 'short' });
    await expect(signIn.name).toHaveAttribute('aria-invalid', 'true');
  },
  async '/signup'(page) {
    const signUp = new SignUpPage(page);
    await signUp.submit.click();
    await expect(signUp.field('User group')).toHaveAttribute('aria-invalid', 'true');
  },
  async '/about'(page) {
    for (const section of await page.locator('details').all()) await section.locator('summary').click();
  },
  async '/about#miles'(page) {
    await expect(page.getByText(/1,600 to the mile/)).toBeInViewport();
  },
  async '/password_reset'(page) {
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Request key' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  },
  async '/password_reset?step=key'(page) {
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByLabel('Key', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Open addresses that are not declared paths. */
const FURTHER = ['/about#miles', '/password_reset?step=key', '/no/such/page'];

test('the list of addresses is complete', () => {
  expect(remoteRoutes().map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/actions', '/boathouse', '/fleet']),
  );
  expect(shellPaths()).toEqual(expect.arrayContaining(['/', '/signin', '/signup', '/profile', '/about']));
});

test('a visitor sees the open screens, is redirected from all others to the start, and fetches no data of these; nothing violates the policy', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const found: string[] = [];
  const nonces: string[] = [];
  const notePolicy = (address: string, headers: Record<string, string>) => {
    const policy = headers['content-security-policy'] ?? '';
    if (!policy.includes("require-trusted-types-for 'script'") || policy.includes('unsafe'))
      found.push(`${address}, policy: ${policy}`);
    nonces.push(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
  };
  const load = async (address: string) => {
    // From a blank page: another hash alone would load nothing.
    await page.goto('about:blank');
    const answer = await page.goto(address);
    notePolicy(address, answer?.headers() ?? {});
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    await expect(page.getByRole('banner'), address).toBeVisible();
    await expect(page.getByRole('heading', { name: /is not available$/ }), address).toHaveCount(0);
  };
  const look = async (address: string) => {
    // Its code comes after the bar.
    await expect(page.getByRole('main').getByRole('heading').first(), address).toBeVisible();
    found.push(...(await violationsOf(page)).map((what) => `${address}, axe: ${what}`));
  };

  const declared = remoteRoutes();
  const isGuarded = ({ access }: { access: string }) => access === 'member' || access === 'coach';
  const guarded = ['/profile', '/inbox', ...declared.filter(isGuarded).map(({ path }) => fillPath(path))];
  expect(guarded).toContain('/actions');
  // A page that loads at such an address asks for nothing of the screen's: shell/src/early/askEarly.test.ts.
  await load('/');
  for (const address of guarded) {
    notePolicy(address, (await page.request.get(address)).headers());
    if (address === '/actions') await load(address);
    else await follow(page, address);
    await expect(page, address).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    found.push(...violations.splice(0).map((what) => `${address}, policy: ${what}`));
  }
  found.push(...calls.filter((call) => !OPEN_CALLS.test(call)).map((call) => `guarded, call: ${call}`));

  const ofRemotes = declared.filter((route) => !isGuarded(route)).map(({ path }) => fillPath(path));
  const ofShell = shellPaths().filter((path) => !guarded.includes(path));
  for (const address of [...ofShell, ...FURTHER, ...ofRemotes]) {
    await load(address);
    if (!ofRemotes.includes(address)) {
      await look(address);
      await STEPS[address]?.(page);
      if (STEPS[address]) await look(`${address} after its step`);
    }
    found.push(...violations.splice(0).map((what) => `${address}, policy: ${what}`));
  }
  expect(new Set(nonces).size).toBe(nonces.length);
  expect(found).toEqual([]);
});
