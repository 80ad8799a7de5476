import type { Page } from '@playwright/test';

/**
 * Resolves once the code that calls for help has arrived; called before /actions opens. It is fetched last, and advancing the page's
 * clock would time it out.
 */
export async function helpLoads(page: Page): Promise<void> {
  const answer = await page.waitForResponse((one) => /\/help\.[0-9a-f]+\.js$/.test(one.url()));
  await answer.finished();
}
