import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expectOrderly } from '../pages/violationsOf.ts';

/** Without motion no colour is caught half way between two. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens by what is on them once they are there. */
const SCREENS = [
  ['/plans?when=next', 'New Plan'],
  ['/plans?when=next&view=calendar', 'Show as rows'],
  ['/plans?new=2099-05-01', 'Make Recurring'],
  ['/plans?feeds=1', 'Get address'],
  ['/workouts', 'Menu'],
  ['/workouts?mode=past', 'Menu'],
] as const;

for (const [path, button] of SCREENS) {
  test(`axe finds nothing on ${path}, and on a phone nothing needs a sideways scroll`, async ({
    page,
    desk,
  }) => {
    await new SignInPage(page).signIn(desk.coach);
    await page.goto(path);
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeAttached();
    await expectOrderly(page);
  });
}
