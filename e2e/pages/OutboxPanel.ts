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

async function cachedPaths(): Promise<string[]> {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const keys = await Promise.all(caches_.map((cache) => cache.keys()));
  return keys.flat().map(({ url }) => url);
}
