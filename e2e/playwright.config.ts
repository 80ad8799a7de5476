import { defineConfig } from '@playwright/test';

const executablePath = process.env['FLEETWATCH_CHROMIUM'];
const report = process.env['FLEETWATCH_E2E_REPORT'];
const isRoot = process.getuid?.() === 0;

/** Phone, kiosk tablet and laptop, the device sizes in docs/architecture.md. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  laptop: { width: 1440, height: 900 },
} as const;

/** As wide as the tablet, and high enough for the boats of other journeys too: the board needs no paging. */
export const TALL_TABLET = { width: 1024, height: 1800 };

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './fixtures/seedTemplate.ts',
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A slow moment of the machine must not fail a whole run, so journeys get a retry; a single journey gets none.
  retries: report ? 1 : 0,
  // Limits for a slow and busy machine: they only delay a failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    viewport: SIZES.phone,
    locale: 'en-GB',
    // The service worker would hide calls from the test; journeys about being offline allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
