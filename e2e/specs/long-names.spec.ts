import type { Page } from '@playwright/test';
import { changeRows } from '../fixtures/largeClub.ts';
import { expect, test } from '../fixtures/coachDesk.ts';
import { brokenText } from '../pages/brokenText.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SIZES } from '../playwright.config.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Thirty letters: as words, and as one unbreakable word of the widest letter. */
const MEMBER = 'Bartholomew Featherstonehaughs';
const BOATS = ['Spirit of the Lower Canal Rose', 'W'.repeat(30)];
const boatAt = (at: number) => BOATS[at % BOATS.length];

type Row = Record<string, unknown>;
const RENAMED: readonly [url: string, fields: (at: number) => Row][] = [
  ['**/api/users-results', (at) => ({ name: MEMBER, last: boatAt(at) })],
  ['**/api/users-on-deck-results', (at) => ({ name: MEMBER, last: boatAt(at) })],
  ['**/api/users-launched-results-2', (at) => ({ name: MEMBER, busname: boatAt(at), last: boatAt(at) })],
  ['**/api/active-agents-results', () => ({ name: MEMBER })],
  ['**/api/fleet-all-results', (at) => ({ name: boatAt(at), lastby: MEMBER })],
  ['**/api/fleet-unlaunched-results', (at) => ({ name: boatAt(at), lastby: MEMBER })],
  ['**/api/reservations-results', () => ({ name: MEMBER })],
  ['**/api/sorties*results*', (at) => ({ bus: boatAt(at), user: MEMBER })],
  ['**/api/sorties-stillout-byuser-results/*', (at) => ({ bus: boatAt(at), user: MEMBER })],
];

/** The member's own boat always has the unbreakable name, regardless of how many are out. */
async function renameAll(page: Page, memberId: string): Promise<void> {
  const own = ({ user_id, bus }: Row): Row =>
    bus !== undefined && user_id === memberId ? { bus: BOATS[1] } : {};
  for (const [url, fields] of RENAMED)
    await changeRows<Row>(page, url, (rows) =>
      rows.map((row, at) => ({ ...row, ...fields(at), ...own(row) })),
    );
}

/** Screens, with a selector of their loaded content. */
const SCREENS = [
  ['/actions', 'section:has(> header > h2:text("Still Out Today")) li'],
  ['/actions?do=launch&class=4x', 'ul[aria-label="Quad boats"] > li'],
  ['/actions?do=launch&class=not-launched', 'ul[aria-label="Unlaunched boats"] > li'],
  ['/actions?do=launch&class=1b', 'ul[aria-label="Members to borrow from"] > li'],
  ['/actions?do=launch&class=4x&boat=:boat', 'input[type=range]'],
  ['/actions?do=land', 'input[type=range]'],
  ['/crew/:boat/undef/undef/:me/:seats?list=all', 'ul[aria-label="Members"] > li'],
  ['/ondeck', 'main li'],
  ['/ondeck?show=launched', 'ul[aria-label="Launched"] > li'],
  ['/fleet', 'main li'],
  ['/users', 'main li'],
  ['/sorties', 'main li'],
] as const;

test('names of thirty letters fit in all lists, in all sizes', async ({ page, clubhouse, desk }) => {
  const [member, other] = [await clubhouse.join(), await clubhouse.join()];
  const [own, boat] = [await desk.addBoat('4x'), await desk.addBoat('4x')];
  await clubhouse.launch(member, own.name, [other]);
  await renameAll(page, member.id);
  await new SignInPage(page).signIn(member);
  const looks = [...Object.entries(SIZES), ['sunlight', SIZES.phone]] as const;
  for (const [path, there] of SCREENS) {
    await follow(
      page,
      path.replace(':boat', boat._id).replace(':me', member.id).replace(':seats', `${other.id}`),
    );
    await expect(page.locator(there).filter({ visible: true }).first()).toBeVisible();
    for (const [look, viewport] of looks) {
      await page.setViewportSize(viewport);
      // Its text is a step larger.
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), look);
      // A drawing is laid out again for its new width.
      await expect.poll(() => brokenText(page), `${path}, ${look}`).toEqual([]);
    }
  }
});

test("a club's name of 64 letters fits on the landing page at 320 px, as words and as one word", async ({
  page,
}) => {
  let name = '';
  await page.route('**/api/club', async (route) => {
    const club = (await (await route.fetch()).json()) as Row;
    await route.fulfill({ json: { ...club, name } });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const broken: string[] = [];
  for (name of ['Rowing and Sailing Society of the Upper Canal at Old Mill Lock 1', 'W'.repeat(64)]) {
    await page.goto('/');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeAttached();
    for (const theme of ['light', 'sunlight']) {
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      broken.push(...(await brokenText(page)).map((what) => `${theme}: ${what}`));
      await page.getByRole('link', { name: 'Fleetwatch Boathouse' }).click({ trial: true });
    }
  }
  expect(broken).toEqual([]);
});
