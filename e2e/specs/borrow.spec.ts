import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

test("a borrower gets trip and miles of a borrowed single, and its owner the private boat's miles", async ({
  page,
  otherPage,
  clubhouse,
}) => {
  const [owner, borrower] = [await clubhouse.join(), await clubhouse.join()];
  const [his, hers] = [new ActionsPage(page), new ActionsPage(otherPage)];
  const single = `${owner.name}'s 1x`;
  await Promise.all([new SignInPage(page).signIn(borrower), new SignInPage(otherPage).signIn(owner)]);
  await his.borrow(owner.name);
  await expect(page.getByText("You've Launched Nell!")).toBeVisible();
  await expect(his.banner).toHaveText(`You're Launched on ${single}`);

  // Its owner sees the borrower, and cannot launch it as well.
  await expect(hers.isOut(single)).toContainText(borrower.name);
  await expect(hers.banner).toHaveText("You're Landed");
  await hers.action('Launch').click();
  await hers.boatClass('1p').click();
  await slideByKeyboard(hers.launchSlider);
  await expect(otherPage.getByText(`${single} has already been launched.`)).toBeVisible();
  await hers.action('Cancel').click();

  await his.action('Land').click();
  for (let miles = 0; miles < 3; miles += 1) await his.landing(single).oneMore.click();
  await slideByKeyboard(his.landing(single).slider);
  await expect(his.banner).toHaveText("You're Landed");
  await expect(his.season('Season miles')).toHaveText('3');
  await expect(his.season('Solo miles')).toHaveText('3');
  await expect(his.season('Private miles')).toHaveText('0');
  await expect(his.season('Trips')).toHaveText('1');

  await expect(hers.isOut(single)).toBeHidden();
  await expect(hers.season('Private miles')).toHaveText('3');
  await expect(hers.season('Season miles')).toHaveText('0');
  await expect(hers.season('Trips')).toHaveText('0');
  expect(await clubhouse.season(owner)).toMatchObject({ miles: 0, miles_private: 3, trips: 0 });
});
