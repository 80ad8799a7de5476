import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expectOrderly } from '../pages/violationsOf.ts';

/** With reduced motion no colour is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens, with a selector of their loaded content. */
const SCREENS = [
  ['/plans?when=next', 'New Plan'],
  ['/plans?when=next&view=boats', 'New Plan'],
  ['/plans?when=next&view=list', 'New Plan'],
  ['/plans?new=2099-05-01', 'Make Recurring'],
  ['/plans?feeds=1', 'Get address'],
  ['/workouts', 'Menu'],
  ['/workouts?mode=past', 'Menu'],
] as const;

for (const [path, button] of SCREENS) {
  test(`${path} has no axe violations, and no horizontal scrolling on a phone`, async ({ page, desk }) => {
    await new SignInPage(page).signIn(desk.coach, path);
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeAttached();
    await expectOrderly(page);
  });
}
