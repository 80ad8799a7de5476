import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { watchPolicy } from '../fixtures/watchPolicy.ts';

/** Waits until a screen is loaded, without a fallback in its place. */
async function expectScreen(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  await expect(page.getByRole('banner'), where).toBeVisible();
  await expect(page.getByRole('heading', { name: /is not available$/ }), where).toHaveCount(0);
}

test('the description of the API is drawn under its own policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/api/docs');
  const operations = page.locator('.opblock');
  await expect(operations.first()).toBeVisible();
  await operations.last().locator('.opblock-summary-control').click();
  await expect(page.getByRole('heading', { name: 'Parameters' })).toBeVisible();
  expect(violations).toEqual([]);
});

/** APIs that TypeScript's DOM types lack. */
interface Realm {
  trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

test.describe('a policy violation', () => {
  test.use({ mayBeNoisy: true });

  test('a policy violation is prevented, and reported by every journey that may not be noisy', async ({
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
