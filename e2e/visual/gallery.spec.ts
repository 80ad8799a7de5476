import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const GALLERY = path.resolve(import.meta.dirname, 'dist');
const ADDRESS = 'http://gallery.test';
const NOW = new Date('2026-05-29T09:00:00Z');

const THEMES = ['light', 'dark', 'sunlight'];
const PAGES = [
  ...['Tokens', 'Boats', 'Club', 'Lists', 'Controls', 'Fields', 'Table', 'Icons'].map((show) => ({
    name: show,
    show,
    status: 'ready',
  })),
  { name: 'Messages', show: 'Messages', status: 'error' },
];

/** Serves the gallery's build, without a server. */
async function serveGallery(page: Page): Promise<void> {
  await page.route(`${ADDRESS}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(GALLERY, pathname === '/' ? 'index.html' : pathname);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: '' }));
  });
}

for (const theme of THEMES) {
  for (const { name, show, status } of PAGES) {
    test(`the gallery's ${name} in ${theme} looks as in its picture`, async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await serveGallery(page);
      await page.goto(`${ADDRESS}/?${new URLSearchParams({ theme, show, status }).toString()}`);
      await expect(page.getByRole('tab', { name: show, exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('svg:empty, svg:has(> g:only-child:empty)')).toHaveCount(0);
      await expect(page).toHaveScreenshot(`${name}-${theme}.png`, { fullPage: true });
    });
  }
}
