import type { Locator, Page } from '@playwright/test';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { MemberRow } from '@fleetwatch/contract/members/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { changeRows, manyOf } from '../fixtures/largeClub.ts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/**
 * Rounds of the measurements, which are printed. Without a number nothing is measured, and
 * the assertions, which hold on any machine, need one round.
 */
const ROUNDS = Number(process.env['FLEETWATCH_ROUNDS'] ?? 0);
const MONTH = '/activity/cache/cache?mode=past&year=2025&month=7&show=sorties';

/**
 * Milliseconds from the page's request until its rows are rendered, without their transfer, which is slow here because large
 * responses pass through the debugger. The median of some rounds.
 */
async function msToRows(page: Page, path: string, list: string, call: string): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < Math.max(ROUNDS, 1); round += 1) {
    await page.goto(path);
    const shown = await page.waitForFunction(
      ([label, name]) => {
        const lists = [...document.querySelectorAll('ul, ol')];
        const isThere = lists.some(
          (element) => element.getAttribute('aria-label') === label && element.querySelector('li') !== null,
        );
        const calls = performance.getEntriesByType('resource').filter((entry) => entry.name.includes(name));
        return isThere && performance.now() - (calls[0]?.duration ?? 0);
      },
      [list, call] as const,
    );
    rounds.push(Number(await shown.jsonValue()));
  }
  return rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? NaN;
}

function report(what: string, small: number, large: number): void {
  if (ROUNDS > 0)
    console.log(
      `${what}: ${Math.round(small)} ms, ${Math.round(large)} ms, ${(large / small).toFixed(2)} times`,
    );
}

/**
 * Scrolls to the last of this many rows, back, narrows them to one by typing, and checks that the page is not wider than the
 * phone.
 */
async function searchAmong(page: Page, list: string, count: number, typed: string): Promise<void> {
  const rows = page.getByRole('list', { name: list }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(count);
  // The height of the rows that are not rendered is estimated: the end may move once they are.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
    await expect(rows).toHaveCount(count, { timeout: 5_000 });
    await expect(rows.last()).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page.getByRole('searchbox', { name: `Search ${list.toLowerCase()}` }).fill(typed);
  await expect(rows).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('a thousand members are listed and searched by typing, without horizontal scrolling', async ({
  page,
  clubhouse,
}) => {
  await new SignInPage(page).signIn(await clubhouse.join());
  const few = ROUNDS > 0 ? await msToRows(page, '/users', 'Members', '/users-results') : NaN;
  const rename = (_row: MemberRow, at: number) => ({ name: `Rower Number${at}` });
  await changeRows<MemberRow>(page, '**/api/users-results', (rows) => manyOf(rows, 1_000, rename));
  report('60 and 1,000 members', few, await msToRows(page, '/users', 'Members', '/users-results'));
  await searchAmong(page, 'Members', 1_000, 'number999');
});

test('a month of 2,000 sorties renders as many rows at first as one of 50', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const sortie = await clubhouse.launch(member, boat.name);
  await clubhouse.land(member, sortie, 5);
  await new SignInPage(page).signIn(member);
  const launch = { launch: '2025-07-12 06:00:00', land: '2025-07-12 07:00:00' };
  const figures: number[] = [];
  for (const count of [50, 2_000]) {
    await page.unroute('**/api/usermonthly-results/**');
    await page.route('**/api/usermonthly-results/**', (route) => {
      const results: Sortie[] = Array.from({ length: count }, (_, at) => ({
        ...sortie,
        ...launch,
        _id: String(at).padStart(24, '0'),
      }));
      return route.fulfill({ json: { results } });
    });
    figures.push(await msToRows(page, MONTH, 'Sorties in Jul 2025', '/usermonthly-results'));
    await expect(page.getByRole('list', { name: 'Sorties in Jul 2025' }).getByRole('listitem')).toHaveCount(
      50,
    );
  }
  const [small = NaN, large = NaN] = figures;
  report('50 and 2,000 sorties of a month', small, large);
});

interface Scrolled {
  /** Of the frames in which the list moved, the share that took at most FRAME_MS. */
  inTime: number;
  /** DOM changes during scrolling. */
  changes: number;
  elementsPerRow: number;
}

/** Three frames of 16 ms; longer ones are visible. */
const FRAME_MS = 50;

/** Waits until nothing has changed in the list for half a second. */
const untilStill = (list: Locator): Promise<void> =>
  list.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(finish, 500);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, 500);
        });
        observer.observe(element, { subtree: true, childList: true, attributes: true });
      }),
  );

/** Scrolls fast through the whole list; where it is measured with the CPU throttled to a quarter. */
async function scrollOver(list: Locator): Promise<Scrolled> {
  const page = list.page();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: ROUNDS > 0 ? 4 : 1 });
  const scrolled = await list.evaluate(async (element, frameMs) => {
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
    const gaps: number[] = [];
    let last = performance.now();
    const end = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    while (!end() && gaps.length < 200) {
      window.scrollBy({ top: 120, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      gaps.push(now - last);
      last = now;
    }
    observer.disconnect();
    const rows = element.children.length;
    return {
      inTime: gaps.filter((gap) => gap <= frameMs).length / gaps.length,
      changes,
      elementsPerRow: element.querySelectorAll('*').length / rows,
    };
  }, FRAME_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return scrolled;
}

test('sixty members and forty boats scroll without re-rendering', async ({ page, desk }) => {
  // A confirmed coach sees the boats that others may not take, too.
  await changeRows<MemberRow>(page, '**/api/users-results', (rows) =>
    manyOf(rows, 60, (_row, at) => ({ name: `Rower Number${at}` })),
  );
  for (const path of ['unlaunched', 'all'] as const)
    await changeRows<Boat>(page, `**/api/fleet-${path}-results`, (rows) =>
      manyOf(rows, 40, (_row, at) => ({ name: `Boat Number${at}` })),
    );
  await new SignInPage(page).signIn(desk.coach);
  for (const [path, name, count] of [
    ['/actions?do=launch&class=1b', 'Members to borrow from', 60],
    ['/actions?do=launch&class=not-launched', 'Unlaunched boats', 40],
    ['/users', 'Members', 60],
    ['/fleet', 'Boats', 40],
  ] as const) {
    await follow(page, path);
    const list = page.getByRole('list', { name, exact: true });
    await expect(list.getByRole('listitem')).toHaveCount(count);
    // The drawings of boats and members come after the words.
    await untilStill(list);
    await expect(list.locator('svg:empty')).toHaveCount(0);
    const { inTime, changes, elementsPerRow } = await scrollOver(list);
    if (ROUNDS > 0)
      console.log(
        `${path}: ${Math.round(inTime * 100)} % of frames within ${FRAME_MS} ms, ${elementsPerRow.toFixed(0)} elements a row`,
      );
    expect(changes, path).toBe(0);
    expect(elementsPerRow, path).toBeLessThanOrEqual(40);
  }
});
