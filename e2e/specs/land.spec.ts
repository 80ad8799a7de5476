import type { Page } from '@playwright/test';
import { openClubhouse, type OwnMember } from '../fixtures/clubhouse.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { dragSlider } from '../pages/slide.ts';

/** Opens the landing of the member's only boat out, on the actions screen. */
async function openLanding(page: Page, origin: string, member: OwnMember, boat: string) {
  const sortie = await openClubhouse(origin).launch(member, boat);
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await expect(actions.banner).toHaveText(`You're Launched on ${boat}`);
  await actions.action('Land').click();
  const landing = actions.landing(boat);
  await expect(landing.block).toBeVisible();
  return { actions, landing, sortie };
}

test("'5.5 steady' lands with 5.5 miles when the member confirms, and the season has them", async ({
  page,
  gateway,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const { actions, landing, sortie } = await openLanding(page, gateway.origin, member, boat.name);
  await expect(landing.block).toContainText(`Land ${boat.name}, launched ${sortie.launch.slice(11)}`);
  await landing.notes.fill('5.5 steady');
  await dragSlider(landing.slider);
  await expect(landing.dialog).toContainText('Do you want to log 5.5 miles?');
  await landing.dialog.getByRole('button', { name: 'Log 5.5 miles' }).click();

  await expect(page.getByText("You've Landed Nell!")).toBeVisible();
  await expect(actions.banner).toHaveText("You're Landed");
  await expect(actions.season('Season miles')).toHaveText('5.5');
  await expect(actions.season('Trips')).toHaveText('1');
  await expect(actions.isOut(boat.name)).toBeHidden();
  expect(await clubhouse.sortiesOf(member)).toMatchObject([
    { miles: 5.5, description: 'steady', late: false },
  ]);
});
