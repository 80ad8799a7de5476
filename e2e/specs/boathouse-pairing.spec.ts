import { DEMO_COACH } from '@fleetwatch/local/demo/people';
import { SIZES } from '../playwright.config.ts';
import { asDemoMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/kioskTest.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { TabletsPage } from '../pages/TabletsPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

/** A club that requires paired tablets. */
test.use({ club: { kioskPairing: true } });

test.use({ viewport: SIZES.tablet, contextOptions: { reducedMotion: 'reduce' } });

const REFRESH_MS = 900_000;

test('a tablet shows a code, a coach confirms it on a phone, and it is the kiosk until a coach revokes it', async ({
  page,
  otherPage,
  boat,
  member,
  kiosk,
}) => {
  await expect(page.getByRole('heading', { name: 'Pair this tablet' })).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(async () => (await fetch('/api/users-results')).status)).toBe(401);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(code).toBeVisible();

  await otherPage.setViewportSize(SIZES.phone);
  await new SignInPage(otherPage).signIn(asDemoMember(DEMO_COACH));
  const tablets = new TabletsPage(otherPage);
  await tablets.openByMenu();
  await expect(otherPage.getByText('No tablets are paired.')).toBeVisible();
  await tablets.pair('AAAA-BBBB', 'Bay doors');
  await expect(otherPage.getByLabel('Code on the tablet')).toHaveAccessibleDescription(
    'This code is wrong, already used or older than 10 minutes.',
  );
  await tablets.pair((await code.innerText()).toLowerCase(), 'Bay doors');
  await expect(otherPage.getByText('Bay doors is paired.')).toBeVisible();
  await expect(tablets.rows).toContainText([`by ${DEMO_COACH}`]);

  await expect(kiosk.isOut('Harrier')).toBeVisible();
  await kiosk.launch(boat, member);
  await expect(kiosk.isOut(boat.name)).toContainText(member.name);
  await page.reload();
  await expect(kiosk.isOut(boat.name)).toContainText(member.name);

  await tablets.unpair('Bay doors');
  await expect(otherPage.getByText('No tablets are paired.')).toBeVisible();
  await page.clock.fastForward(REFRESH_MS);
  await expect(page.getByRole('heading', { name: 'Pair this tablet' })).toBeVisible();
  await expect(kiosk.tab('Launch')).toBeHidden();
});
