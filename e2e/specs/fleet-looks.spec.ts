import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expectOrderly } from '../pages/violationsOf.ts';

/** With reduced motion no colour is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens, with a selector of their loaded content; ':boat' is a boat of the journey. */
const SCREENS = [
  ['/fleet', 'Actions for Kestrel'],
  ['/users', 'Actions for Maren Holloway'],
  ['/dockfleetgroups', 'Actions for Quad'],
  ['/purgeusergroups', 'Actions for Scullers'],
  ['/captainslog/:boat', 'Add a log entry'],
  ['/captainslog/:boat?do=add', 'Add entry'],
  ['/captainslog/:boat?do=group', 'Cancel'],
  ['/captainslog/:boat?do=edit', 'Upload changes'],
  ['/aboutuser/Maren%20Holloway', 'Menu'],
  ['/fleet?view=csv&sort=0', 'Save'],
] as const;

for (const [path, button] of SCREENS) {
  test(`${path} has no axe violations, and no horizontal scrolling on a phone`, async ({ page, desk }) => {
    const boat = await desk.addBoat('4x');
    await desk.append(boat._id, 'Rigger bent');
    await new SignInPage(page).signIn(desk.coach, path.replace(':boat', boat._id));
    const there = page.getByRole('button', { name: button, exact: true });
    await expect(there).toBeVisible();
    if (button.startsWith('Actions')) await there.click();
    await expectOrderly(page);
  });
}
