import type { Locator, Page } from '@playwright/test';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { changeRows, manyOf } from '../fixtures/largeClub.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { brokenText } from '../pages/brokenText.ts';
import { smallText } from '../pages/smallText.ts';
import { SIZES } from '../playwright.config.ts';

test.use({ viewport: SIZES.tablet, contextOptions: { reducedMotion: 'reduce' } });

/** The wall is read from two meters. */
const LEAST_PX = 20;
const THEMES = ['light', 'dark', 'sunlight'] as const;
const OUT = 8;
const WARNINGS = 4;
const HINTS = [
  'Please select Launch or Land',
  'Pick boat type below.',
  'Pick a boat class on the right.',
  'Swipe left below and click Launch.',
  'Swipe left below and click Borrow.',
  'Launch private, or pick a boat class.',
];

/** A Sunday in May with as many boats out and as many warnings this week. */
async function crowd(page: Page): Promise<void> {
  await changeRows<Sortie>(page, '**/api/sorties-stillout-results', (rows) =>
    manyOf(rows, OUT, (_row, at) => ({ bus: `Petrel ${'ABCDEFGH'[at]}` })),
  );
  await page.route('**/api/tweets-headsup-week-results', async (route) => {
    const answer = await route.fetch();
    const { results } = (await answer.json()) as { results: Tweet[] };
    const warnings = manyOf(results, WARNINGS, (_row, at) => ({
      description: `Warning ${at + 1}: the river is up by half a metre and the low dock lies under water`,
    }));
    await route.fulfill({ response: answer, json: { results: warnings } });
  });
}

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
};
const bar = (page: Page) => page.getByRole('tablist', { name: 'Boathouse' });
const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);

/** Eight boats and the newest warning are in sight without scrolling, and a button lists all warnings. */
async function expectBoard(page: Page, kiosk: BoathousePage): Promise<void> {
  const sizeOf = (text: Locator) =>
    text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const first = kiosk.isOut('Petrel A');
  for (const theme of THEMES) {
    await setTheme(page, theme);
    const hint = await boxOf(page.getByText('Please select Launch or Land'));
    for (const row of await kiosk.boatsOut.getByRole('listitem').all()) {
      const { top, bottom } = await boxOf(row);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(hint.top);
      await expect(row).toBeInViewport({ ratio: 1 });
    }
    expect((await boxOf(bar(page))).bottom).toBeLessThanOrEqual(SIZES.tablet.height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(SIZES.tablet.height);
    expect(await sizeOf(first.getByText('Petrel A', { exact: true })), theme).toBeGreaterThanOrEqual(28);
    expect(await sizeOf(first.getByText(/^\d+:\d\d$/).last()), theme).toBeGreaterThanOrEqual(31);
    expect(await sizeOf(kiosk.boatsOut.locator('header strong')), theme).toBeGreaterThanOrEqual(50);

    const warnings = page.getByRole('region', { name: 'Heads Up' });
    const { top, bottom } = await boxOf(warnings);
    expect(bottom - top).toBeLessThanOrEqual(64);
    await warnings.getByRole('button', { name: /4 this week, show all$/ }).click();
    const all = page.getByRole('dialog', { name: 'Heads Up' });
    await expect(all.getByRole('listitem')).toHaveCount(WARNINGS);
    await all.getByRole('button', { name: 'Close' }).click();
    await expect(all).toBeHidden();
  }
}

test('eight boats and four warnings are visible at once, names have 28 px, times 31, and no text in any step less than 20 (rules kiosk.eight, kiosk.type)', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const sortie = await clubhouse.launch(member, boat.name);
  await crowd(page);
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await expect(kiosk.boatsOut.getByRole('listitem')).toHaveCount(OUT);
  await expectBoard(page, kiosk);
  const found: Record<string, string[]> = {};
  const look = async (step: string) => {
    for (const theme of THEMES) {
      await setTheme(page, theme);
      const small = await smallText(page, LEAST_PX);
      if (small.length > 0) found[`${step}, ${theme}`] = small;
    }
  };
  await look('idle');
  await kiosk.tab('My Sorties').click({ force: true });
  await expect(page.getByText('Choose Land and sign in first.', { exact: true }).last()).toBeVisible();
  await look('why a tab is closed');
  await page.getByRole('button', { name: /^Heads Up/ }).click();
  const headsUps = page.getByRole('dialog', { name: /Heads Up/ });
  await expect(headsUps).toBeVisible();
  await look('heads-ups');
  await page.keyboard.press('Escape');
  await expect(headsUps).toBeHidden();
  await kiosk.tab('Launch').click();
  await expect(page.getByRole('tablist', { name: 'Boat classes' })).toBeVisible();
  await look('launch');
  await kiosk.boatClass('1x').click();
  await look('boats');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await look('boats, one open');
  await page.getByRole('button', { name: 'Actions for Plover' }).click();
  await page.getByRole('button', { name: 'Launch Plover' }).click();
  await expect(page.getByText('Plover is dry-docked and cannot be launched.')).toBeVisible();
  await look('toast');
  await page
    .getByRole('button', { name: /^Launch now/ })
    .first()
    .click();
  await page.keyboard.type('ro');
  await page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click();
  await expect(page.getByText('Please enter a valid username')).toBeVisible();
  await look('form with refusals');
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await kiosk.boatClass('1b').click();
  await look('borrow');
  await kiosk.boatClass('1p').click();
  await look('private');
  await kiosk.authenticate({ name: member.name, password: 'Not-the-1-password' });
  await expect(kiosk.credentials('Authenticate to land').refusal).not.toBeEmpty();
  await look('land, refused');
  await kiosk.authenticate(member);
  const landing = kiosk.landing(boat.name);
  await landing.miles.fill('many');
  await landing.notes.fill('n'.repeat(281));
  await landing.block.getByRole('button', { name: `Land ${boat.name} without sliding` }).click();
  await landing.dialog.getByRole('button', { name: `Land ${boat.name}` }).click();
  await expect(page.getByText(/^Enter miles/)).toBeVisible();
  await look('landing, refused');
  await clubhouse.land(member, sortie, 1);
  expect(found).toEqual({});
});

test('more boats than fit turn in pages, which a button stops; late ones stand on each (rule kiosk.pages)', async ({
  page,
}) => {
  const boats = 'ABCDEFGHIJKL';
  await changeRows<Sortie>(page, '**/api/sorties-stillout-results', (rows) =>
    manyOf(rows, boats.length, (row, at) => ({
      bus: `Petrel ${boats[at]}`,
      // The first left on an earlier day.
      launch: at === 0 ? `2020-01-01 ${row.launch.slice(11)}` : row.launch,
    })),
  );
  await page.clock.install();
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await expect(kiosk.boatsOut).toContainText('12 boats out');
  const late = kiosk.boatsOut.getByRole('listitem').filter({ hasText: 'Late' }).first();
  const shown = async () =>
    (await kiosk.boatsOut.getByRole('listitem').allInnerTexts()).map((text) => text.slice(0, 8));
  await expect(kiosk.boatsOut).toContainText('Page 2 of 2');
  await expect(late).toContainText('Petrel A');
  const seen = new Set(await shown());
  await page.clock.runFor(10_000);
  await expect(kiosk.boatsOut).toContainText('Page 1 of 2');
  await expect(late).toContainText('Petrel A');
  for (const name of await shown()) seen.add(name);
  expect(seen.size).toBe(boats.length);
  for (const row of await kiosk.boatsOut.getByRole('listitem').all()) {
    await expect(row).toBeInViewport({ ratio: 1 });
    const { top, bottom } = await boxOf(row);
    expect(bottom - top).toBeGreaterThanOrEqual(44);
  }
  await kiosk.boatsOut.getByRole('button', { name: 'Pause on this page' }).click();
  await page.clock.runFor(60_000);
  await expect(kiosk.boatsOut).toContainText('Page 1 of 2');
  await kiosk.boatsOut.getByRole('button', { name: 'Resume paging' }).click();
  await page.clock.runFor(10_000);
  await expect(kiosk.boatsOut).toContainText('Page 2 of 2');
});

test('a toast that stays because it is hovered does not block a landing (rule portal.toast)', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  // A longer list leaves no place for the toast, and presses go through it.
  await changeRows<Boat>(page, '**/api/fleet-all-results', (rows) =>
    rows.filter(({ name }) => [boat.name, 'Plover'].includes(name)),
  );
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await setTheme(page, 'sunlight');
  await kiosk.tab('Launch').click();
  await kiosk.boatClass('1x').click();
  await page.getByRole('button', { name: 'Actions for Plover' }).click();
  await page.getByRole('button', { name: 'Launch Plover' }).click();
  const toast = page.getByText('Plover is dry-docked and cannot be launched.');
  await toast.hover();
  // By key, so that the pointer stays where it is.
  await kiosk.tab('Land').press('Enter');
  const { form, name, password } = kiosk.credentials('Authenticate to land');
  await name.fill(member.name);
  await password.fill(member.password);
  await form.getByRole('button', { name: 'Show my boats', exact: true }).press('Enter');
  const landing = kiosk.landing(boat.name);
  await landing.miles.fill('4');
  await expect(toast).toBeVisible();
  await landing.block.getByRole('button', { name: `Land ${boat.name} without sliding` }).click();
  await landing.dialog.getByRole('button', { name: `Land ${boat.name}` }).click();
  await expect.poll(() => clubhouse.season(member)).toMatchObject({ miles: 4 });
});

/** All tabs are in sight and large enough to touch, and nothing is clipped. */
async function expectTabs(page: Page, kiosk: BoathousePage): Promise<void> {
  for (const name of ['Launch', 'Land'] as const)
    expect((await kiosk.tab(name).boundingBox())?.height).toBeGreaterThanOrEqual(64);
  for (const tab of ['Launch', 'Land', 'Cancel', 'My Sorties'] as const)
    await expect(kiosk.tab(tab)).toBeInViewport({ ratio: 1 });
  const { scrollWidth, width } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scrollWidth).toBe(width);
  await expect(page.getByRole('link')).toHaveCount(0);
}

test('in windows of all sizes its tabs can be touched, nothing is clipped, and one hint shows at a time and points at the right control (rule kiosk.hints)', async ({
  page,
}) => {
  const kiosk = new BoathousePage(page);
  const seen = async () => {
    const shown = [];
    for (const text of HINTS) if (await page.getByText(text, { exact: true }).isVisible()) shown.push(text);
    expect(shown).toHaveLength(1);
    return shown[0] ?? '';
  };
  const classes = page.getByRole('tablist', { name: 'Boat classes' });
  await kiosk.open();
  await expect(kiosk.anyBoatOut()).toBeAttached();
  for (const viewport of [
    ...Object.values(SIZES),
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
    { width: 800, height: 1280 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await expectTabs(page, kiosk);
    await expect.poll(seen).toBe('Please select Launch or Land');
    await kiosk.tab('Launch').click();
    await expect(classes).toBeVisible();
    const pick = await seen();
    const [hint, strip] = [await boxOf(page.getByText(pick, { exact: true })), await boxOf(classes)];
    if (pick === 'Pick boat type below.') expect(strip.top).toBeGreaterThanOrEqual(hint.bottom);
    else expect(strip.left).toBeGreaterThanOrEqual(hint.right);
    await kiosk.boatClass('1x').click();
    const swipe = await seen();
    const list = await boxOf(page.getByRole('list', { name: /in the boathouse$/ }));
    expect(list.top).toBeGreaterThanOrEqual((await boxOf(page.getByText(swipe, { exact: true }))).bottom - 1);
    await kiosk.boatClass('1b').click();
    expect(await seen()).toBe('Swipe left below and click Borrow.');
    await kiosk.boatClass('1p').click();
    expect(await seen()).toBe('Launch private, or pick a boat class.');
    await kiosk.tab('Cancel').click();
  }

  // On the smallest phone.
  const title = page.getByRole('banner').getByText('Fleetwatch Boathouse');
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await brokenText(page)).toEqual([]);
  await expect(kiosk.tab('My Sorties')).toHaveCSS('text-decoration-line', 'none');

  await page.setViewportSize(SIZES.tablet);
  await kiosk.tab('Launch').click();
  await kiosk.boatClass('2-4-8p').click();
  const { form } = kiosk.credentials('Launch Private 2-4-8');
  const launch = form.getByRole('button', { name: 'Launch', exact: true });
  await launch.click();
  await expect(form.getByText('Please enter a valid password')).toBeVisible();
  expect((await boxOf(launch)).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).top);
});

test('names of thirty letters fit on the wall', async ({ page }) => {
  const [member, boats] = [
    'Bartholomew Featherstonehaughs',
    ['Spirit of the Lower Canal Rose', 'W'.repeat(30)],
  ];
  const boatAt = (at: number) => boats[at % 2] ?? '';
  for (const url of ['**/api/sorties-stillout-results', '**/api/sorties-results'])
    await changeRows<Sortie>(page, url, (rows) =>
      rows.map((row, at) => ({ ...row, bus: boatAt(at), user: member })),
    );
  await changeRows<Boat>(page, '**/api/fleet-all-results', (rows) =>
    rows.map((row, at) => ({ ...row, name: boatAt(at), lastby: member })),
  );
  await changeRows<{ name: string }>(page, '**/api/users-results', (rows) =>
    rows.map((row) => ({ ...row, name: member })),
  );
  const kiosk = new BoathousePage(page);
  const broken: string[] = [];
  await kiosk.open();
  for (const [size, viewport] of Object.entries({ ...SIZES, standing: { width: 768, height: 1024 } })) {
    await page.setViewportSize(viewport);
    await expect(kiosk.boatsOut.getByRole('listitem').first()).toBeVisible();
    const look = async (step: string) =>
      broken.push(...(await brokenText(page)).map((what) => `${size}, ${step}: ${what}`));
    await look('idle');
    await kiosk.tab('Launch').click();
    await kiosk.boatClass('1x').click();
    await look('boats');
    await kiosk.boatClass('1b').click();
    await look('borrow');
    await kiosk.tab('Cancel').click();
  }
  expect(broken).toEqual([]);
});
