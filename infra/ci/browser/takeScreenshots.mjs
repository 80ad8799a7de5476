import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from '../../../e2e/fixtures/gateway.ts';
import { ROOT } from '../install.mjs';

const { chromium } = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');
const FOLDER = path.join(ROOT, 'shell/public/screenshots');

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };

/** As in shell/public/manifest.webmanifest. `press` is clicked first; `shown` is on the screen once its data is. */
const PICTURES = [
  { name: 'actions-narrow', viewport: PHONE, address: '/actions', shown: 'main dd' },
  {
    name: 'launch-narrow',
    viewport: PHONE,
    address: '/actions?do=launch',
    press: '[role="tablist"][aria-label="Boat class"] [role="tab"]:has-text("1x")',
    shown: 'text=Wren',
  },
  { name: 'fleet-wide', viewport: LAPTOP, address: '/fleet', shown: '[aria-label="Actions for Tern"]' },
];

async function signIn(page) {
  await page.goto('/signin');
  await page.getByLabel('Name', { exact: true }).fill('Robin Ashdown');
  await page.getByLabel('Password', { exact: true }).fill('Row2gether!');
  await page.getByRole('form').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/actions');
}

async function takePicture(browser, origin, { name, viewport, address, press, shown }) {
  const context = await browser.newContext({
    viewport,
    baseURL: origin,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signIn(page);
  await page.goto(address);
  if (press) await page.locator(press).click();
  await page.locator(shown).first().waitFor();
  await page.waitForFunction(() =>
    [...globalThis.document.images].every((one) => one.complete || one.loading === 'lazy'),
  );
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' });
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'fw-screenshots-'));
const gateway = await startGateway(data);
const browser = await chromium.launch({
  executablePath: process.env.FLEETWATCH_CHROMIUM,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const picture of PICTURES) await takePicture(browser, gateway.origin, picture);
} finally {
  await browser.close();
  await gateway.stop();
  rmSync(data, { recursive: true, force: true });
}
