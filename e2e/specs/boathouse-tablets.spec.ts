import type { Route } from '@playwright/test';
import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';

test.use({ viewport: TALL_TABLET });

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
