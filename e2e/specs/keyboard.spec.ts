import type { Page } from '@playwright/test';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { MemberRow } from '@fleetwatch/contract/members/wire';
import { changeRows, manyOf } from '../fixtures/largeClub.ts';
import { openCoachDesk } from '../fixtures/openCoachDesk.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { arrowTo, tabTo } from '../pages/keyWalks.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SIZES } from '../playwright.config.ts';

test.use({ viewport: SIZES.laptop });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find' });

/** Presses g and a letter. On a page that is busy they may come too far apart, so they are pressed again. */
const go = (page: Page, letter: string, url: RegExp) =>
  expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(url, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });

/** The code of the keys comes some time after the first screen, and marks the page. */
const keysAreThere = (page: Page) => expect(page.locator('html[data-keys]')).toBeAttached();

test('by keyboard alone a boat is launched and landed, a plan made and a log written (rules portal.keys, portal.palette)', async ({
  page,
  newBoat,
  clubhouse,
  gateway,
}) => {
  // A short list has no search.
  const desk = await openCoachDesk(gateway.origin);
  for (let more = 0; more < 5; more += 1) await desk.addBoat(newBoat.moniker);
  const actions = new ActionsPage(page);
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member);
  await keysAreThere(page);
  const { keyboard } = page;
  const chosenAction = page.getByRole('tablist', { name: 'Actions' }).getByRole('tab').first();

  await go(page, 'f', /\/fleet$/);
  const search = page.getByRole('searchbox', { name: 'Search boats' });
  await expect(search).toBeVisible();
  await keyboard.press('/');
  await expect(search).toBeFocused();
  await keyboard.type(newBoat.name);
  await expect(page.getByRole('table', { name: 'Boats' }).getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('link', { name: newBoat.name, exact: true }));
  await go(page, 'a', /\/actions$/);

  await tabTo(page, chosenAction);
  await arrowTo(page, actions.action('Launch'));
  await tabTo(page, page.getByRole('tablist', { name: 'Boat class' }).getByRole('tab', { selected: true }));
  await arrowTo(page, actions.boatClass(newBoat.moniker));
  const open = page.getByRole('button', { name: `Actions for ${newBoat.name}` });
  await expect(open).toBeVisible();
  await keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keyboard.type(newBoat.name);
  await expect(page.getByRole('list').filter({ has: open }).getByRole('listitem')).toHaveCount(1);
  await tabTo(page, open);
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: `Launch ${newBoat.name}` }));
  await keyboard.press('Enter');
  await tabTo(page, actions.launchSlider);
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(actions.isOut(newBoat.name)).toContainText(member.name);

  await tabTo(page, chosenAction);
  await arrowTo(page, actions.action('Land'));
  const landing = actions.landing(newBoat.name);
  await tabTo(page, landing.oneMore);
  await keyboard.press('Enter');
  await tabTo(page, landing.slider);
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(actions.isOut(newBoat.name)).toBeHidden();
  expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: newBoat.name, miles: 1 }]);

  await go(page, 'p', /\/plans$/);
  await tabTo(page, page.getByRole('gridcell').and(page.locator('[tabindex="0"]')));
  // The half hour that comes next may have begun by the time the plan is saved.
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: /^New Plan for / });
  await tabTo(page, form.getByLabel('Description'));
  await keyboard.type('Steady, by g and p');
  await tabTo(page, form.getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Plan created.')).toBeVisible();

  await keyboard.press('Control+k');
  await keyboard.type(newBoat.name.toLowerCase());
  await expect(palette(page).getByRole('option', { name: newBoat.name, selected: true })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/captainslog\//);
  const log = page.getByRole('complementary', { name: "Captain's Log" });
  await expect(log).toContainText('No log entries yet.');
  await tabTo(page, page.getByRole('button', { name: 'Add a log entry' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Entry' }));
  await keyboard.type('Slide oiled, g f ? /');
  await tabTo(page, page.getByRole('button', { name: 'Add entry' }));
  await keyboard.press('Enter');
  await expect(log).toContainText('Slide oiled, g f ? /');
});

test('the palette finds among 2,000 members and 400 boats, cuts long names, and has recent picks first', async ({
  page,
  clubhouse,
}) => {
  await new SignInPage(page).signIn(await clubhouse.join());
  const renamed = (word: string) => (_row: unknown, at: number) => ({
    name: at % 9 ? `${word} Number${at}` : `${word} ${'W'.repeat(25)}`,
  });
  await changeRows<MemberRow>(page, '**/api/users-results', (rows) => manyOf(rows, 2_000, renamed('Oda')));
  await changeRows<Boat>(page, '**/api/fleet-all-results', (rows) => manyOf(rows, 400, renamed('Oder')));
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const options = palette(page).getByRole('option');
  await expect(options.first()).toContainText('Actions');
  await page.keyboard.type('od');
  await expect(options).toHaveCount(16);
  await page.keyboard.type(' ww');
  await expect(options.last()).toContainText('WWW');
  await page.setViewportSize(SIZES.phone);
  const name = options.last().locator('strong');
  await expect(name).toHaveAttribute('title', `Oder ${'W'.repeat(25)}`);
  expect(await name.evaluate((cut) => cut.scrollWidth > cut.clientWidth)).toBe(true);
  expect(await palette(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize(SIZES.laptop);

  await palette(page).getByRole('combobox').fill('number1999');
  await palette(page).getByRole('option', { name: 'Oda Number1999' }).click();
  await expect(page).toHaveURL('/aboutuser/Oda%20Number1999');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recent' })).toContainText('Oda Number1999');
});
