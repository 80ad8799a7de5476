import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** Fills one of the coach's forms by its labels, and sends it after the confirmation. */
async function add(page: Page, tab: string, typed: Record<string, string>, verb: string): Promise<void> {
  await page.getByRole('tablist', { name: 'For coaches' }).getByRole('tab', { name: tab }).click();
  const form = page.getByRole('form', { name: tab });
  for (const [label, text] of Object.entries(typed)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(text);
    else await field.fill(text);
  }
  await form.getByRole('button', { name: verb }).click();
  await page.getByRole('dialog', { name: tab }).getByRole('button', { name: verb }).click();
}

test("a member launches a boat of a class that a coach adds, with the coach's workout, edited, which the sortie keeps", async ({
  page,
  otherPage,
  clubhouse,
  desk,
}) => {
  await new SignInPage(page).signIn(desk.coach);
  const text = 'Pyramid by the bridge, 1-2-3-2-1 min';
  const typed = { 'Workout type': 'Pyramids', 'User Group': 'Scullers', Workout: text };
  await add(page, 'Add workout', typed, 'Post workout');
  await expect(page.getByText('Workout submitted coach')).toBeVisible();
  await add(
    page,
    'Add Fleet Group',
    { Name: 'Coastal Double', Moniker: 'cdx', Seats: '3' },
    'Add Fleet Group',
  );
  await expect(page.getByText(/^Fleet Group Coastal Double submitted coach/)).toBeVisible();
  const boat = { 'Boat name': 'Salty Gull', 'Fleet Group': 'Coastal Double', Details: 'Yellow' };
  await add(page, 'Add Boat to Fleet', boat, 'Add boat');
  await expect(page.getByText(/^Boat Salty Gull submitted coach/)).toBeVisible();

  const member = await clubhouse.join();
  const actions = new ActionsPage(otherPage);
  await new SignInPage(otherPage).signIn(member);
  await actions.pick({ name: 'Salty Gull', moniker: 'cdx' });
  await otherPage.getByRole('checkbox', { name: 'Workouts' }).check();
  await otherPage.getByRole('tab', { name: desk.coach.name }).click();
  const posted = otherPage.getByRole('listitem').filter({ hasText: text });
  await posted.getByRole('button', { name: /^Actions for Pyramids/ }).click();
  await posted.getByRole('button', { name: /^Pick Pyramids/ }).click();
  await expect(otherPage.getByText('You can now edit the workout you picked, above.')).toBeVisible();
  const edited = otherPage.getByRole('textbox', { name: 'Workout' });
  await expect(edited).toHaveValue(text);
  await edited.fill(`${text}, twice`);
  await slideByKeyboard(actions.launchSlider);
  await expect(actions.banner).toHaveText("You're Launched on Salty Gull");
  const [sortie] = await clubhouse.sortiesOf(member);
  if (!sortie) throw new Error('Nothing was launched.');
  await clubhouse.land(member, sortie, 3);
  expect((await clubhouse.season(member)).profile).toMatchObject({ Pyramids: 1, Uncategorized: 0 });
});
