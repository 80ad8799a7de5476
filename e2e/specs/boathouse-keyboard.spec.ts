import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { arrowTo, tabTo } from '../pages/keyWalks.ts';

test.use({ viewport: TALL_TABLET });

test('by keyboard alone a boat is launched, landed with miles, and launched again with "Same boat and crew"', async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await expect(kiosk.isOut('Harrier')).toBeVisible();
  const main = page.getByRole('tablist', { name: 'Boathouse' });

  await tabTo(page, main.getByRole('tab', { selected: true }));
  await arrowTo(page, kiosk.tab('Launch'));
  await tabTo(page, page.getByRole('tablist', { name: 'Boat classes' }).getByRole('tab', { selected: true }));
  await arrowTo(page, kiosk.boatClass(boat.moniker));
  await tabTo(page, page.getByRole('button', { name: `Launch now: ${boat.name}` }));
  await page.keyboard.press('Enter');
  const launch = kiosk.credentials(`Launch ${boat.name}`);
  await expect(launch.name).toBeFocused();
  await page.keyboard.type(member.name);
  await page.keyboard.press('Enter');
  await expect(launch.password).toBeFocused();
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(kiosk.isOut(boat.name)).toContainText(member.name);
  await expect(main.getByRole('tab', { name: '>' })).toBeFocused();

  await arrowTo(page, kiosk.tab('Land'));
  const land = kiosk.credentials('Authenticate to land');
  await tabTo(page, land.name);
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nell, 1 boat to land' })).toBeFocused();
  const landing = kiosk.landing(boat.name);
  await tabTo(page, landing.miles);
  await page.keyboard.type('4.5');
  await tabTo(page, landing.slider);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(kiosk.hasLanded(boat.name)).toContainText('4.5 mi');

  await tabTo(page, main.getByRole('tab', { selected: true }));
  await arrowTo(page, kiosk.tab('Launch'));
  await tabTo(page, page.getByRole('button', { name: 'Same boat and crew as last time' }));
  await page.keyboard.press('Enter');
  const again = kiosk.credentials('Same as last time');
  await expect(again.name).toBeFocused();
  await page.keyboard.type(member.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  const relaunch = page.getByRole('button', { name: `Launch ${boat.name} again` });
  await expect(relaunch).toBeVisible();
  await tabTo(page, relaunch);
  await page.keyboard.press('Enter');
  await expect(kiosk.isOut(boat.name)).toContainText(member.name);
  expect((await clubhouse.sortiesOf(member)).map(({ bus, land: landed }) => [bus, landed === null])).toEqual([
    [boat.name, false],
    [boat.name, true],
  ]);
});
