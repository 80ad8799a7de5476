import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { dragSlider, slideByKeyboard } from '../pages/slide.ts';

test('a member goes on deck and off it again, and the banner shows it, also after a reload', async ({
  page,
  clubhouse,
}) => {
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(await clubhouse.join());
  await expect(actions.banner).toHaveText("You're Landed");
  await actions.action('Toggle On Deck').click();
  await dragSlider(page.getByRole('slider', { name: 'Confirm On Deck' }));
  await expect(actions.banner).toHaveText("You're on Deck!");
  await page.reload();
  await expect(actions.banner).toHaveText("You're on Deck!");

  await actions.action('Toggle On Deck').click();
  await slideByKeyboard(page.getByRole('slider', { name: 'Confirm Off Deck' }));
  await expect(page.getByText("You're off Deck!")).toBeVisible();
  await expect(actions.banner).toHaveText("You're Landed");
});
