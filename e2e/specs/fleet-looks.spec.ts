import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expectOrderly } from '../pages/violationsOf.ts';

/** Without motion no colour is caught half way between two. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens by what is on them once they are there; ':boat' stands for a boat of the journey's own. */
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
  test(`axe finds nothing on ${path}, and on a phone nothing needs a sideways scroll`, async ({
    page,
    desk,
  }) => {
    const boat = await desk.addBoat('4x');
    await desk.append(boat._id, 'Rigger bent');
    await new SignInPage(page).signIn(desk.coach);
    await page.goto(path.replace(':boat', boat._id));
    const there = page.getByRole('button', { name: button, exact: true });
    await expect(there).toBeVisible();
    if (button.startsWith('Actions')) await there.click();
    await expectOrderly(page);
  });
}
