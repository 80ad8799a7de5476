import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from '../../../e2e/fixtures/gateway.ts';
import { ROOT } from '../install.mjs';
import { buildOneBundle } from './buildOneBundle.mjs';
import { serveOneBundle } from './serveOneBundle.mjs';
import { median, tableOf, whereMeasured, writeMetrics } from './writeMetrics.mjs';

const { chromium } = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');
const ROUNDS = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 7);
/** The design's limit on the overhead over one bundle. */
const MOST = { bytes: 1.25, ms: 1.15 };
/** Slow 4G as in the browsers' developer tools, with a CPU throttled to a quarter of this machine's speed. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };
const SLOWER = 4;

/** A cold load of /actions by a signed-in member: scripts in compressed bytes, requests, and ms until it is usable. */
async function measureOnce(browser, origin) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    baseURL: origin,
  });
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByLabel('Name', { exact: true }).fill('Robin Ashdown');
  await page.getByLabel('Password', { exact: true }).fill('Row2gether!');
  await page.getByRole('form').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/actions');
  await page.goto('about:blank');

  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto('/actions', { waitUntil: 'commit' });
  // Measured by the page's own clock on each frame: requests until the actions were rendered, and the time until they were
  // usable, when the member's status and totals had loaded. What is fetched while idle counts in neither.
  const drawn = await page.waitForFunction(() => {
    const { document, performance } = globalThis;
    const tabs = document.querySelectorAll('[role="tablist"][aria-label="Actions"] [role="tab"]');
    return tabs.length === 4 && performance.now();
  });
  const drawnAt = await drawn.jsonValue();
  const usable = await page.waitForFunction(() => {
    const { document, performance } = globalThis;
    return document.querySelector('main:not([aria-busy="true"]) dd') !== null && performance.now();
  });
  const ms = await usable.jsonValue();
  const scripts = await page.evaluate((before) => {
    const all = globalThis.performance.getEntriesByType('resource');
    return all
      .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < before)
      .map(({ encodedBodySize }) => encodedBodySize);
  }, drawnAt);
  const bytes = scripts.reduce((sum, size) => sum + size, 0);
  await context.close();
  return { bytes, requests: scripts.length, ms };
}

const folder = mkdtempSync(path.join(tmpdir(), 'fw-compare-'));
const dist = await buildOneBundle(folder, 'mf-actions');
const gateway = await startGateway(path.join(folder, 'data'));
const one = await serveOneBundle(gateway.origin, dist);
const browser = await chromium.launch({
  executablePath: process.env['FLEETWATCH_CHROMIUM'],
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const runs = { federated: [], one: [] };
  // Alternates, so that other load on the machine affects both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.one.push(await measureOnce(browser, one.origin));
    runs.federated.push(await measureOnce(browser, gateway.origin));
  }
  const middle = (name, figure) => median(runs[name].map((run) => run[figure]));
  const ratioOf = (figure) => middle('federated', figure) / middle('one', figure);
  const marked = (figure) => `${ratioOf(figure).toFixed(2)} ${ratioOf(figure) <= MOST[figure] ? '✓' : '✗'}`;
  const kib = (bytes) => (bytes / 1024).toFixed(1);
  const rows = [
    [
      'scripts, KiB (brotli)',
      kib(middle('federated', 'bytes')),
      kib(middle('one', 'bytes')),
      marked('bytes'),
      MOST.bytes,
    ],
    ['scripts, requests', middle('federated', 'requests'), middle('one', 'requests'), '', ''],
    [
      'to the usable screen, ms',
      Math.round(middle('federated', 'ms')),
      Math.round(middle('one', 'ms')),
      marked('ms'),
      MOST.ms,
    ],
  ];
  writeMetrics(
    'one-bundle',
    'The actions screen against one bundle',
    `${tableOf(['/actions, signed in, cold', 'federated', 'one bundle', 'ratio', 'at most'], rows)}\n\n${whereMeasured()} Middle of ${ROUNDS} runs of each, in turns.`,
  );
} finally {
  await browser.close();
  await one.stop();
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
}
