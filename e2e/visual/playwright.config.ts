import { defineConfig } from '@playwright/test';
import { SIZES } from '../playwright.config.ts';

const executablePath = process.env['FLEETWATCH_CHROMIUM'];
const report = process.env['FLEETWATCH_E2E_REPORT'];
const isRoot = process.getuid?.() === 0;

/** Compares the gallery of kit with its pictures; `npm run visual` builds it before. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 180_000,
  expect: {
    timeout: 120_000,
    // Another Chromium draws the edges of letters a little differently; a changed token changes whole areas, or many edges.
    toHaveScreenshot: { threshold: 0.04, maxDiffPixelRatio: 0.0005, animations: 'disabled', caret: 'hide' },
  },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  projects: [
    // Swatches and icons are the same on a phone, which has no tables.
    { name: 'phone', use: { viewport: SIZES.phone }, grepInvert: /Tokens|Icons|Table/ },
    { name: 'laptop', use: { viewport: SIZES.laptop } },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...(isRoot ? ['--no-sandbox'] : []), '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
