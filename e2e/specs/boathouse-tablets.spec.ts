import type { Route } from '@playwright/test';
import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

test.use({ viewport: TALL_TABLET });

const KIOSK_REFRESH_MS = 900_000;

test('one boat launched on two tablets at the same instant makes one sortie and one clear refusal', async ({
  page,
  otherPage,
  boat,
  clubhouse,
}) => {
  const members = [await clubhouse.join(), await clubhouse.join()];
  const tablets = [new BoathousePage(page), new BoathousePage(otherPage)];
  // Both launches are held until both are in flight, then released together.
  const held: Route[] = [];
  const refusals: string[] = [];
  for (const [at, tablet] of tablets.entries()) {
    await tablet.page.route('**/api/auth-launch', async (route) => {
      held.push(route);
      if (held.length < tablets.length) return;
      await Promise.all(held.splice(0).map((one) => one.continue()));
    });
    await tablet.open();
    await tablet.pick(boat);
    const { name, password } = tablet.credentials(`Launch ${boat.name}`);
    await name.fill(members[at]?.name ?? '');
    await password.fill(members[at]?.password ?? '');
  }
  await Promise.all(
    tablets.map((tablet) =>
      tablet
        .credentials(`Launch ${boat.name}`)
        .form.getByRole('button', { name: 'Launch', exact: true })
        .click(),
    ),
  );

  for (const tablet of tablets) {
    const { refusal } = tablet.credentials(`Launch ${boat.name}`);
    const refused = refusal.getByText('has already been launched');
    await expect(refused.or(tablet.isOut(boat.name))).toBeVisible();
    if (await refused.isVisible()) {
      refusals.push(await refusal.innerText());
      await tablet.page.keyboard.press('Escape');
      await tablet.tab('Cancel').click();
    }
    await expect(tablet.isOut(boat.name)).toHaveCount(1);
  }
  expect(refusals).toEqual([`${boat.name} has already been launched.`]);
  const sorties = (await Promise.all(members.map((member) => clubhouse.sortiesOf(member)))).flat();
  expect(sorties).toMatchObject([{ bus: boat.name, land: null }]);
});

test('two tablets show each other’s launches, and one lands what the other launched', async ({
  page,
  otherPage,
  boat: near,
  otherBoat: far,
  clubhouse,
}) => {
  const [ana, bo] = [await clubhouse.join(), await clubhouse.join()];
  const [first, second] = [new BoathousePage(page), new BoathousePage(otherPage)];
  for (const tablet of [first, second]) {
    await tablet.page.clock.install();
    await tablet.open();
    await expect(tablet.isOut('Harrier')).toBeVisible();
  }
  await first.launch(near, ana);
  await second.launch(far, bo);
  await expect(first.isOut(near.name)).toContainText(ana.name);
  await expect(second.isOut(far.name)).toContainText(bo.name);
  for (const tablet of [first, second]) await tablet.page.clock.fastForward(KIOSK_REFRESH_MS);
  await expect(first.isOut(far.name)).toContainText(bo.name);
  await expect(second.isOut(near.name)).toContainText(ana.name);

  await second.authenticate(ana);
  await second.landing(near.name).miles.fill('3');
  await slideByKeyboard(second.landing(near.name).slider);
  await expect(second.hasLanded(near.name)).toContainText('3 mi');
  await first.page.clock.fastForward(KIOSK_REFRESH_MS);
  await expect(first.hasLanded(near.name)).toContainText('3 mi');
  await expect(first.isOut(near.name)).toBeHidden();
});

test('of several boats one is landed, and the others stay out', async ({
  page,
  boat: one,
  otherBoat: other,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  for (const { name } of [one, other]) await clubhouse.launch(member, name);
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  await kiosk.authenticate(member);
  await expect(page.getByRole('heading', { name: 'Nell, 2 boats to land' })).toBeVisible();
  await kiosk.landing(one.name).miles.fill('2.5');
  await slideByKeyboard(kiosk.landing(one.name).slider);
  await expect(page.getByRole('heading', { name: 'Nell, 1 boat to land' })).toBeVisible();
  await expect(kiosk.hasLanded(one.name)).toContainText('2.5 mi');
  await expect(kiosk.isOut(other.name)).toBeVisible();
  expect((await clubhouse.sortiesOf(member)).filter(({ land }) => land === null)).toMatchObject([
    { bus: other.name },
  ]);
});

test('a borrowed private single shows as out for everyone', async ({ page, clubhouse }) => {
  const [lender, borrower] = [await clubhouse.join(), await clubhouse.join()];
  const kiosk = new BoathousePage(page);
  await kiosk.open();
  const borrow = async () => {
    await kiosk.tab('Launch').click();
    await kiosk.boatClass('1b').click();
    await page.getByLabel('Whose private single?').fill(lender.name);
    await page.getByRole('button', { name: `Borrow now: ${lender.name}` }).click();
    await kiosk.sign(`Borrow ${lender.name}'s private single`, borrower, 'Borrow');
  };
  await borrow();
  await expect(kiosk.isOut(`${lender.name}'s 1x`)).toContainText(borrower.name);
  expect(await clubhouse.sortiesOf(borrower)).toMatchObject([{ private: true, land: null }]);
  await borrow();
  const { refusal } = kiosk.credentials(`Borrow ${lender.name}'s private single`);
  await expect(refusal).toContainText(`${lender.name}'s 1x has already been launched.`);
});
