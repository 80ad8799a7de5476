import type { Page } from '@playwright/test';
import { pngFile } from '../fixtures/mediaFiles.ts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { watchPolicy } from '../fixtures/watchPolicy.ts';
import { fillPath, remoteRoutes, shellPaths } from '../fixtures/portalRoutes.ts';
import { SIZES } from '../playwright.config.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { TweetsPage } from '../pages/TweetsPage.ts';

/** Waits until a screen is loaded, without a fallback in its place. */
async function expectScreen(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  await expect(page.getByRole('banner'), where).toBeVisible();
  await expect(page.getByRole('heading', { name: /is not available$/ }), where).toHaveCount(0);
}

/** Loads the page of an address, and checks its policy. */
async function load(page: Page, where: string): Promise<string> {
  const answer = await page.goto(where);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy, where).toContain("require-trusted-types-for 'script'");
  expect(policy, where).not.toContain('unsafe');
  await expectScreen(page, where);
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
}

/** Navigates within the app, without a page load. */
async function follow(page: Page, where: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, where);
  await expectScreen(page, where);
}

const declared = remoteRoutes();
const open = shellPaths();

test('the list of addresses is complete', () => {
  expect(declared.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/actions', '/boathouse', '/fleet']),
  );
  expect(open).toEqual(expect.arrayContaining(['/', '/signin', '/signup', '/profile', '/about']));
});

test('a visitor and the kiosk open every address without a policy violation', async ({ page }) => {
  const violations = await watchPolicy(page);
  const nonces: string[] = [];
  for (const where of open) nonces.push(await load(page, where));
  for (const { path } of declared) nonces.push(await load(page, fillPath(path)));
  expect(new Set(nonces).size).toBe(nonces.length);

  await page.goto('/imagecrop');
  await page.locator('input[type=file]').setInputFiles(pngFile());
  await expect(page.getByRole('img').first()).toBeVisible();
  await page.setViewportSize(SIZES.tablet);
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await kiosk.pick({ name: 'North Wind', moniker: '8+' });
  await expect(kiosk.credentials('Launch North Wind').form).toBeVisible();
  expect(violations).toEqual([]);
});

test('the description of the API is drawn under its own policy', async ({ page, request }) => {
  const violations = await watchPolicy(page);
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, object>;
  };
  await page.goto('/api/docs');
  const operations = page.locator('.opblock');
  // Of a long list those in sight are drawn, and their texts one after the other.
  const seen = new Set<string>();
  const operationsInAll = Object.values(paths).flatMap(Object.keys).length;
  await expect(async () => {
    for (const id of await operations.evaluateAll((drawn) => drawn.map((one) => one.id))) seen.add(id);
    await page.mouse.wheel(0, 400);
    expect(seen.size).toBe(operationsInAll);
  }).toPass({ intervals: [50] });
  await operations.last().locator('.opblock-summary-control').click();
  await expect(page.getByRole('heading', { name: 'Parameters' })).toBeVisible();
  expect(violations).toEqual([]);
});

/** What a signed-in viewer finds at addresses with something in them: a chart, dialogs, files, forms. */
const FILLED = [
  '/fleet?view=csv&sort=2',
  '/users?view=csv&sort=0',
  '/plans?when=next&view=calendar',
  '/plans?new=2099-05-01',
  '/plans?feeds=1',
  '/activity/cache/cache?view=season',
  '/workouts?mode=past',
];

for (const who of ['coach', 'member'] as const) {
  test(`a ${who} opens every address without a policy violation`, async ({ page, desk, clubhouse }) => {
    const violations = await watchPolicy(page);
    const boat = await desk.addBoat('4x');
    const values = {
      ...{ bus_id: boat._id, id: boat._id, boat: boat.name, moniker: '4x', payload: '4', type: 'user' },
      ...{ when: 'undef', source: 'Robin', extra: 'x' },
    };
    await new SignInPage(page).signIn(who === 'coach' ? desk.coach : await clubhouse.join());
    const addresses = [...declared.map(({ path }) => fillPath(path, values)), ...open, ...FILLED];
    // Scripts and styles are loaded differently by a page load and by navigation.
    for (const where of addresses) await (who === 'coach' ? load(page, where) : follow(page, where));

    const tweets = new TweetsPage(page);
    await tweets.open('everyone');
    const words = `Under the policy, ${who}`;
    await tweets.text.fill(words);
    await tweets.attach(pngFile());
    await expect(tweets.attachment(pngFile()).detach).toBeVisible();
    await tweets.submit.click();
    await expect(tweets.row(words).getByRole('link')).toBeVisible();
    await tweets.row(words).getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(violations).toEqual([]);
  });
}

/** APIs that TypeScript's DOM types lack. */
interface Realm {
  trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

test.describe('a policy violation', () => {
  test.use({ mayBeNoisy: true });

  test('is prevented, and detected by these journeys', async ({ page }) => {
    const violations = await watchPolicy(page);
    await load(page, '/about');
    const ran = await page.evaluate(() => {
      const attempts: (() => void)[] = [
        // Assigning HTML text, which Trusted Types refuse.
        () => void (document.body.innerHTML += '<img src="x">'),
        () => void (globalThis as Partial<Realm>).trustedTypes?.createPolicy('another', {}),
      ];
      return attempts.filter((attempt) => {
        try {
          attempt();
          return true;
        } catch {
          return false;
        }
      }).length;
    });
    expect(ran).toBe(0);
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(frame);
      new Image().src = 'https://elsewhere.example/spy.png';
    });
    const kinds = ['require-trusted-types-for', 'trusted-types', 'frame-src', 'img-src'];
    for (const kind of kinds) {
      await expect.poll(() => violations).toContainEqual(expect.stringMatching(new RegExp(`^${kind} `)));
    }
  });
});
