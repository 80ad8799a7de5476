import { createRequire } from 'node:module';
import path from 'node:path';
import { median, ms } from '../bench/metrics.ts';
import { BENCH_COACHES, BENCH_PASSWORD, BENCH_SECRET } from '../bench/seedBenchClub.ts';
import { startServer } from '../bench/startServer.ts';
import { ROOT } from '../install.mjs';

const { chromium } = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 768 };
const LAPTOP = { width: 1440, height: 900 };
/** A phone of the club against this machine. */
const SLOWER = 4;
const ROUNDS = 5;
const USABLE_MOST_MS = 2_000;
const TASK_MOST_MS = 200;
const FRAMES_LEAST = 50;
/** Tasks that begin this long after the screen is usable count too. */
const SETTLE_MS = 2_000;
const SCROLL_MS = 4_000;
/** px in each frame: a quick swipe. */
const SCROLL_STEP = 60;

/** `usable` is shown once the screen can be used; a screen that is one list `isLong`, to be scrolled. */
const SCREENS = [
  { what: 'actions', address: '/actions', usable: 'main section:has-text("Still Out Today") li' },
  { what: 'fleet, 460 boats', address: '/fleet', usable: '[aria-label="Boats"] li', isLong: true },
  { what: 'members, 2,000', address: '/users', usable: '[aria-label="Members"] li', isLong: true },
  { what: 'sorties', address: '/sorties', usable: 'main li' },
  { what: 'plans', address: '/plans', usable: 'main button:has-text("New Plan")' },
  { what: 'kiosk', address: '/boathouse', usable: 'main li', isKiosk: true },
];

/** Of an officer, on a laptop: the table scrolls in a box of its own. */
const MATRIX = {
  what: 'clearances, 2,000 members × 20',
  address: '/clearances?tab=members',
  usable: '[role="table"] [role="rowheader"]',
  isLong: true,
  box: '[role="table"]',
};

/** Opens a page of a slow device that keeps the length of its long tasks. */
async function openSlow(context) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks = [];
    Reflect.set(globalThis, 'longTasks', tasks);
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // Time that other processes take does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

async function signIn(context, name) {
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(BENCH_PASSWORD);
  await page.getByRole('form').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/actions');
  await page.evaluate(() => globalThis.navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
}

async function open(page, { address, usable }) {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(usable).first().waitFor();
  const usableMs = await page.evaluate(() => performance.now());
  await page.waitForTimeout(SETTLE_MS);
  const longestMs = await page.evaluate(() => Math.max(0, ...Reflect.get(globalThis, 'longTasks')));
  return { usableMs, longestMs };
}

/** Seconds of the page's main thread by now, whatever else the machine does. */
async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  const { TaskDuration, ScriptDuration, RecalcStyleDuration, LayoutDuration } = seconds;
  return { all: TaskDuration, script: ScriptDuration, style: RecalcStyleDuration, layout: LayoutDuration };
}

/** How many frames the page, or the box around an element, scrolls down in a while. */
const scroll = (page, box) =>
  page.evaluate(
    async ([step, lastsMs, inside]) => {
      const scrolled = inside ? globalThis.document.querySelector(inside).parentElement : globalThis;
      const start = performance.now();
      let frames = 0;
      while (performance.now() - start < lastsMs) {
        scrolled.scrollBy({ top: step, behavior: 'instant' });
        await new Promise(globalThis.requestAnimationFrame);
        frames += 1;
      }
      return { frames, tookMs: performance.now() - start };
    },
    [SCROLL_STEP, SCROLL_MS, box],
  );

/** The frames in a second of scrolling, and what the main thread does in one. */
async function measureScrolling(page, session, box) {
  const before = await workOf(session);
  const { frames, tookMs } = await scroll(page, box);
  const after = await workOf(session);
  const a = (part) => ms(((after[part] - before[part]) * 1_000) / frames);
  return {
    perSecond: (frames * 1_000) / tookMs,
    work: `${a('all')} of the main thread a frame: script ${a('script')}, style ${a('style')}, layout ${a('layout')}`,
  };
}

const atMost = (what, value, most) => ({
  what,
  measured: ms(value),
  comparedWith: '',
  result: ms(value),
  goal: `≤ ${most.toLocaleString('en')} ms`,
  isReached: value <= most,
});

async function measureScreen(context, screen) {
  const { page, session } = await openSlow(context);
  // The first visit fetches what the next ones have.
  await open(page, screen);
  const opened = [];
  for (let round = 0; round < ROUNDS; round += 1) opened.push(await open(page, screen));
  const metrics = [
    atMost(`${screen.what}: usable`, median(opened.map(({ usableMs }) => usableMs)), USABLE_MOST_MS),
    atMost(`${screen.what}: longest task`, median(opened.map(({ longestMs }) => longestMs)), TASK_MOST_MS),
  ];
  if (screen.isLong) {
    const { perSecond, work } = await measureScrolling(page, session, screen.box);
    metrics.push({
      what: `${screen.what}: scrolling`,
      measured: work,
      comparedWith: '',
      result: `${perSecond.toFixed(0)} frames a second`,
      goal: `≥ ${FRAMES_LEAST}`,
      isReached: perSecond >= FRAMES_LEAST,
    });
  }
  await page.close();
  return metrics;
}

/** The screens of a big club in Chromium at a quarter of this machine's speed, each opened again after a first visit. */
export async function measureBigScreens(mongodbUri, club) {
  const portal = await startServer('infra/local/src/main.ts', {
    MONGODB_URI: mongodbUri,
    FLEETWATCH_SECRET: BENCH_SECRET,
  });
  const executablePath = process.env['FLEETWATCH_CHROMIUM'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const metrics = [];
  try {
    const onPhone = await browser.newContext({ baseURL: portal.base, viewport: PHONE, locale: 'en-GB' });
    const onTablet = await browser.newContext({ baseURL: portal.base, viewport: TABLET, locale: 'en-GB' });
    const onLaptop = await browser.newContext({ baseURL: portal.base, viewport: LAPTOP, locale: 'en-GB' });
    const [officer] = club.members;
    await signIn(onPhone, club.members[BENCH_COACHES]?.name ?? '');
    await signIn(onLaptop, officer?.name ?? '');
    for (const screen of SCREENS)
      metrics.push(...(await measureScreen(screen.isKiosk ? onTablet : onPhone, screen)));
    metrics.push(...(await measureScreen(onLaptop, MATRIX)));
  } finally {
    await browser.close();
    await portal.stop();
  }
  return metrics;
}
