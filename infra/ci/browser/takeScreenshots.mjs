import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from '../../../e2e/fixtures/gateway.ts';
import { ROOT } from '../install.mjs';

const { chromium } = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');
/** Of the web manifest: shell/public/manifest.webmanifest. README shows them too. */
const MANIFEST = 'shell/public/screenshots';
const README = 'docs/screenshots';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 768 };
const LAPTOP = { width: 1440, height: 900 };
/** As in the manifest's test. */
const MOST_BYTES = 150 * 1024;

/** `press` is clicked first; `shown` is on the screen once its data is. Without `isMember` a visitor looks. */
const PICTURES = [
  { file: `${README}/landing.jpg`, viewport: LAPTOP, address: '/', shown: 'main [role=img]' },
  {
    file: `${MANIFEST}/actions-narrow.png`,
    viewport: PHONE,
    address: '/actions',
    shown: 'main dd',
    isMember: true,
  },
  {
    file: `${MANIFEST}/launch-narrow.png`,
    viewport: PHONE,
    address: '/actions?do=launch',
    press: '[role="tablist"][aria-label="Boat class"] [role="tab"]:has-text("1x")',
    shown: 'text=Wren',
    isMember: true,
  },
  {
    file: `${README}/boathouse-tablet.png`,
    viewport: TABLET,
    address: '/boathouse',
    shown: 'section:has-text("Already Landed Today") li',
  },
  {
    file: `${README}/plans.png`,
    viewport: LAPTOP,
    address: '/plans',
    shown: '[aria-label="Plans by hour"]',
    isMember: true,
  },
  {
    file: `${MANIFEST}/sorties-wide.png`,
    viewport: LAPTOP,
    address: '/sorties',
    shown: '[aria-label="On the water, by boat"]',
    isMember: true,
  },
];

async function signIn(page) {
  await page.goto('/signin');
  await page.getByLabel('Name', { exact: true }).fill('Robin Ashdown');
  await page.getByLabel('Password', { exact: true }).fill('Row2gether!');
  await page.getByRole('form').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/actions');
}

async function takePicture(browser, origin, { file, viewport, address, press, shown, isMember }) {
  const context = await browser.newContext({
    viewport,
    baseURL: origin,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The landing page draws the picture of the day, not the logo.
  await context.addInitScript(() => (Math.random = () => 0.5));
  const page = await context.newPage();
  if (isMember) await signIn(page);
  await page.goto(address);
  // The first page fetches the font, and the next one is in it.
  await page.waitForLoadState('load');
  await page.reload();
  if (press) await page.locator(press).click();
  await page.locator(shown).first().waitFor();
  await page.waitForFunction(() =>
    [...globalThis.document.images].every((one) => one.complete || one.loading === 'lazy'),
  );
  const target = path.join(ROOT, file);
  await page.screenshot({ path: target, animations: 'disabled' });
  await context.close();
  const { size } = statSync(target);
  console.log(`${file}: ${Math.ceil(size / 1024)} KiB`);
  if (size > MOST_BYTES) throw new Error(`${file} has more than ${MOST_BYTES} bytes.`);
}

for (const folder of [MANIFEST, README]) mkdirSync(path.join(ROOT, folder), { recursive: true });
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
