import type { Page } from '@playwright/test';
import { pngFile } from '../fixtures/mediaFiles.ts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { watchPolicy } from '../fixtures/watchPolicy.ts';
import { everyScreen } from '../fixtures/everyScreen.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { TweetsPage } from '../pages/TweetsPage.ts';

/** Waits until a screen is loaded, without a fallback in its place. */
async function expectScreen(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  await expect(page.getByRole('banner'), where).toBeVisible();
  await expect(page.getByRole('heading', { name: /is not available$/ }), where).toHaveCount(0);
}

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

/** Scripts and styles are loaded differently by a page load, which every-screen.spec.ts and visitors.spec.ts have. */
test('a member navigates to every screen, and posts a picture, without a policy violation', async ({
  page,
  desk,
  clubhouse,
}) => {
  const violations = await watchPolicy(page);
  const { screens, views, others } = await everyScreen(desk, clubhouse);
  await new SignInPage(page).signIn(await clubhouse.join());
  const found: string[] = [];
  for (const { address } of [...screens, ...views, ...others]) {
    await follow(page, address);
    await expectScreen(page, address);
    found.push(...violations.splice(0).map((what) => `${address}: ${what}`));
  }
  expect(found).toEqual([]);

  const tweets = new TweetsPage(page);
  await tweets.open('everyone');
  const words = 'Under the policy';
  await tweets.text.fill(words);
  await tweets.attach(pngFile());
  await expect(tweets.attachment(pngFile()).detach).toBeVisible();
  await tweets.submit.click();
  await expect(tweets.row(words).getByRole('link')).toBeVisible();
  await tweets.row(words).getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(violations).toEqual([]);
});

/** APIs that TypeScript's DOM types lack. */
interface Realm {
  trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

test.describe('a policy violation', () => {
  test.use({ mayBeNoisy: true });

  test('is prevented, and detected by these journeys and by all that may not be noisy', async ({
    page,
    noise,
  }) => {
    const violations = await watchPolicy(page);
    await page.goto('/about');
    await expectScreen(page, '/about');
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
    const own = noise.filter((text) => !text.startsWith('CSP: '));
    expect(own).toContainEqual(expect.stringContaining('Content Security Policy'));
  });
});
