import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { TALL_TABLET } from '../playwright.config.ts';
import { shiftClubClock } from '../fixtures/shiftClubClock.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';

test.use({ viewport: TALL_TABLET });

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

test('at midnight an open kiosk drops yesterday’s landings, and shows boats still out as forgotten', async ({
  page,
  boat: landed,
  otherBoat: forgotten,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const first = await clubhouse.launch(member, landed.name);
  await clubhouse.land(member, first, 4);
  await clubhouse.launch(member, forgotten.name);

  await page.clock.install();
  const club = await shiftClubClock(page);
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await expect(kiosk.hasLanded(landed.name)).toContainText('4 mi');
  const midnight = instantOf(`${club.today} 00:00:00`, club.timezone) + DAY_MS;
  await page.clock.fastForward(midnight - club.now - 90 * SECOND_MS);
  await expect(page.getByText('23:58', { exact: true })).toBeVisible();
  await expect(kiosk.hasLanded(landed.name)).toBeVisible();
  await expect(page.getByText(`Out since ${dayText(club.today)}`).first()).toBeHidden();

  await page.clock.fastForward(95 * SECOND_MS);
  await expect(page.getByText('00:00', { exact: true })).toBeVisible();
  await expect(kiosk.landedToday).toContainText('No one has landed yet today.');
  await expect(kiosk.isOut(forgotten.name)).toContainText(`Out since ${dayText(club.today)}`);
  await expect(kiosk.hint).toContainText('Please select Launch or Land');
});
