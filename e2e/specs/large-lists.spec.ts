import type { Page } from '@playwright/test';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { MemberRow } from '@fleetwatch/contract/members/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** Figures are printed, and kept in docs/benchmarks-browser.md; what is asserted holds on any machine. */
const ROUNDS = 3;
const MONTH = '/activity/cache/cache?mode=past&year=2025&month=7&show=sorties';

interface Answered<Row> {
  results: Row[];
}

/** Repeats what the server answers until there are so many rows of it, each with a name and an id of its own. */
async function answerWith<Row extends { _id: string }>(
  page: Page,
  url: string,
  count: number,
  rename: (row: Row, at: number) => Partial<Row>,
): Promise<void> {
  await page.unroute(url);
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const { results } = (await answer.json()) as Answered<Row>;
    const rows = Array.from({ length: count }, (_, at) => {
      const row = results[at % results.length];
      return { ...row, ...(row && rename(row, at)), _id: String(at).padStart(24, '0') };
    });
    await route.fulfill({ response: answer, json: { results: rows } });
  });
}

/**
 * Milliseconds from the page's request to its rows, without the time its rows travelled: here they come through the
 * browser's debugger, which is slow with what is large. The median of some rounds.
 */
async function msToRows(page: Page, path: string, list: string, call: string): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
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
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
}

const report = (what: string, small: number, large: number): void =>
  console.log(
    `${what}: ${Math.round(small)} ms, ${Math.round(large)} ms, ${(large / small).toFixed(2)} times`,
  );

/** Waits for so many rows, narrows them to one by typing, and looks whether the page is wider than the phone. */
async function searchAmong(page: Page, list: string, count: number, typed: string): Promise<void> {
  const rows = page.getByRole('list', { name: list }).getByRole('listitem');
  await expect(rows).toHaveCount(count);
  await page.getByRole('searchbox', { name: `Search ${list.toLowerCase()}` }).fill(typed);
  await expect(rows).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('a thousand members are all there, searched by typing, without a sideways scroll', async ({
  page,
  clubhouse,
}) => {
  await new SignInPage(page).signIn(await clubhouse.join());
  const few = await msToRows(page, '/users', 'Members', '/users-results');
  const rename = (_row: MemberRow, at: number) => ({ name: `Rower Number${at}` });
  await answerWith<MemberRow>(page, '**/api/users-results', 1_000, rename);
  report('60 and 1,000 members', few, await msToRows(page, '/users', 'Members', '/users-results'));
  await searchAmong(page, 'Members', 1_000, 'number999');
});

test('two hundred boats are all there, searched by typing, without a sideways scroll', async ({
  page,
  clubhouse,
}) => {
  await new SignInPage(page).signIn(await clubhouse.join());
  const few = await msToRows(page, '/fleet', 'Boats', '/fleet-all-results');
  const rename = (_row: Boat, at: number) => ({ name: `Boat Number${at}` });
  await answerWith<Boat>(page, '**/api/fleet-all-results', 200, rename);
  report('40 and 200 boats', few, await msToRows(page, '/fleet', 'Boats', '/fleet-all-results'));
  await searchAmong(page, 'Boats', 200, 'number199');
});

test('a month of 2,000 sorties draws as many rows at first as one of 50', async ({
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
    figures.push(await msToRows(page, MONTH, 'Sorties of Jul 2025', '/usermonthly-results'));
    await expect(page.getByRole('list', { name: 'Sorties of Jul 2025' }).getByRole('listitem')).toHaveCount(
      50,
    );
  }
  const [small = NaN, large = NaN] = figures;
  report('50 and 2,000 sorties of a month', small, large);
});
