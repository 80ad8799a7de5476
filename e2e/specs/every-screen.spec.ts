import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import { everyScreen, type VisitedScreen } from '../fixtures/everyScreen.ts';
import { watchPolicy } from '../fixtures/watchPolicy.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { brokenText } from '../pages/brokenText.ts';
import { follow } from '../pages/follow.ts';
import { shiftsOf, watchShifts } from '../pages/layoutShifts.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { smallTargets } from '../pages/smallTargets.ts';
import { ALL_THEMES, DARK, LIGHT, violationsOf, type Look } from '../pages/violationsOf.ts';
import { watchRequests } from '../pages/watchRequests.ts';
import { SIZES } from '../playwright.config.ts';

test.setTimeout(900_000);

/** Limit on the sum of a screen's shifts while it loads. */
const SHIFT_MAX = 0.02;
/** A phone of 640 px or a laptop's window of that width, at 200 %. */
const ZOOMED = { width: 320, height: 640 };
/** For a drawing that is laid out again for its new width. */
const REDRAWN_MS = 2_000;

/** Screens used on the dock, with cold hands. */
const DOCK = /^\/(actions|crew|ondeck)\b/;

type Check = (page: Page, address: string) => Promise<string[]>;

const shifts: Check = async (page) => {
  const found = await shiftsOf(page);
  const sum = found.reduce((total, { value }) => total + value, 0);
  return sum > SHIFT_MAX ? [`${sum.toFixed(3)} ${JSON.stringify(found, null, 1)}`] : [];
};

/** In sunlight the text is larger. */
const overflow: Check = async (page) => {
  const found: string[] = [];
  for (const theme of ['light', 'sunlight']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    const px = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (px > 0) found.push(`${theme}: ${px} px`);
  }
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
  return found;
};

/** A row under the pointer has its own color. */
const hovered: Check = async (page) => {
  const row = page.locator('main tbody tr').nth(1);
  if (await row.isVisible()) await row.hover({ force: true });
  return [];
};

const targets: Check = async (page, address) => (DOCK.test(address) ? smallTargets(page) : []);

/** All rules have a result at each size: in light on a phone, and in dark on a laptop, whose layout a tablet has. */
const axe =
  (looks: readonly Look[]): Check =>
  (page) =>
    violationsOf(page, looks);

/** Cut and overlapping texts at 200 %, before any row shows its actions over its words. */
const text: Check = async (page) => {
  const found: string[] = [];
  await page.setViewportSize(ZOOMED);
  for (const theme of ['light', 'sunlight']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    let broken = await brokenText(page);
    for (const end = Date.now() + REDRAWN_MS; broken.length > 0 && Date.now() < end;)
      broken = await brokenText(page);
    found.push(...broken.map((what) => `${theme}: ${what}`));
  }
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
  return found;
};

const policyOf = (headers: Record<string, string>): string[] => {
  const policy = headers['content-security-policy'] ?? '';
  const isStrict = policy.includes("require-trusted-types-for 'script'") && !policy.includes('unsafe');
  return isStrict ? [] : [policy];
};

interface Checks {
  /** Checks as soon as the screen is loaded. */
  loaded: Readonly<Record<string, Check>>;
  /** Checks after its button is pressed. */
  pressed?: Readonly<Record<string, Check>>;
}

/** Loads a page for the screen, and says what is wrong with its policy. */
async function load(page: Page, address: string): Promise<string[]> {
  const answer = await page.goto(address);
  return policyOf(answer?.headers() ?? {});
}

/** Navigates to the screen within the page. */
async function turnTo(page: Page, address: string): Promise<string[]> {
  await follow(page, address);
  return [];
}

/** Opens the screens one after the other, and says by address and check what is wrong with them: one run shows all. */
async function sweep(
  page: Page,
  screens: readonly VisitedScreen[],
  open: typeof load,
  { loaded, pressed = {} }: Checks,
): Promise<string[]> {
  const found: string[] = [];
  const untilStill = watchRequests(page);
  const size = page.viewportSize() ?? SIZES.phone;
  for (const { address, shown, place = 'main', button } of screens) {
    const note = (check: string, what: readonly string[]) =>
      found.push(...what.map((one) => `${address}, ${check}: ${one}`));
    const run = async (checks: Readonly<Record<string, Check>>) => {
      for (const [name, check] of Object.entries(checks)) note(name, await check(page, address));
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    note('policy', await open(page, address));
    try {
      await expect(page.locator(place).filter({ hasText: shown }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: /is not available$/ })).toHaveCount(0);
      await untilStill();
    } catch (error) {
      note('not shown', [String(error)]);
      continue;
    }
    await run(loaded);
    await page.setViewportSize(size);
    // With reduced motion no color is measured during a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (button !== undefined) await page.getByRole('button', { name: button, exact: true }).click();
    await run(pressed);
    await page.setViewportSize(size);
  }
  return found;
}

async function signIn(page: Page, member: { name: string; password: string }): Promise<void> {
  await new SignInPage(page).signIn(member);
  await expect(new ActionsPage(page).isOut('Harrier')).toBeVisible();
  await watchShifts(page);
}

test('on a phone every screen is steady, accessible, large enough to touch, and fits at 200 %', async ({
  page,
  desk,
  clubhouse,
  noise,
}) => {
  const { screens, views, others } = await everyScreen(desk, clubhouse);
  await desk.settleOverdue();
  const violations = await watchPolicy(page);
  await page.setViewportSize(SIZES.phone);
  await signIn(page, desk.coach);
  const loaded = {
    csp: async () => violations.splice(0),
    console: async () => noise.splice(0),
    text,
  };
  const pressed = { targets, overflow };
  const found = [
    ...(await sweep(page, screens, load, {
      loaded: { shifts, ...loaded },
      pressed: { axe: axe(ALL_THEMES), ...pressed },
    })),
    ...(await sweep(page, views, turnTo, { loaded, pressed: { axe: axe(LIGHT), ...pressed } })),
    // Their looks are checked as visitors see them.
    ...(await sweep(page, others, turnTo, { loaded: { csp: loaded.csp, console: loaded.console } })),
  ];
  expect(found).toEqual([]);
});

test.describe('without its font', () => {
  /** The browser's console reports a font that does not load. */
  test.use({ mayBeNoisy: true });

  test('on a laptop every screen is steady, accessible, and not wider than the window', async ({
    page,
    desk,
    clubhouse,
  }) => {
    const { screens, views } = await everyScreen(desk, clubhouse);
    await desk.settleOverdue();
    await page.setViewportSize(SIZES.laptop);
    await page.route('**/*.woff2', (route) => route.abort());
    await signIn(page, desk.coach);
    const pressed = { hovered, overflow, axe: axe(DARK) };
    const found = [
      ...(await sweep(page, screens, load, { loaded: { shifts }, pressed })),
      ...(await sweep(page, views, turnTo, { loaded: {}, pressed })),
    ];
    expect(found).toEqual([]);
  });
});
