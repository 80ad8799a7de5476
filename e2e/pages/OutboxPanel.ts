import { expect, type Locator, type Page } from '@playwright/test';

/** The waiting writes of a device: the line below the app bar, and the list it opens. */
export class OutboxPanel {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Waiting on this device' });
  }

  says(text: string): Locator {
    const ways = this.page.getByRole('button', { name: /^(Show|Review)$/ });
    return this.page.getByRole('status').filter({ has: ways, hasText: text });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Show|Review)$/ }).click();
    await expect(this.dialog).toBeVisible();
  }

  item(title: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: title });
  }
}

/** Waits until the service worker controls the page and its data is cached. */
export async function expectCached(page: Page, ...paths: string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(() => page.evaluate(cachedPaths))
    .toEqual(expect.arrayContaining(paths.map((path) => expect.stringContaining(path))));
}

/**
 * Tells a page that was loaded without a network that there is none: it keeps the `onLine` of its start, which Chromium 150 gets
 * wrong.
 * @returns a function that ends it
 */
export async function tellOffline(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  return () => devtools.detach();
}

async function cachedPaths(): Promise<string[]> {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const keys = await Promise.all(caches_.map((cache) => cache.keys()));
  return keys.flat().map(({ url }) => url);
}
