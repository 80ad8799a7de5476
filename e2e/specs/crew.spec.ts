import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { CrewPage } from '../pages/CrewPage.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

const crewPathOf = ({ _id, name, groupmoniker, grouppayload }: Record<string, unknown>) =>
  `/crew/${[name, groupmoniker, grouppayload, _id].map((part) => encodeURIComponent(String(part))).join('/')}`;

test("a crew composed from members on deck shows on another member's phone, and they are off deck", async ({
  page,
  otherPage,
  clubhouse,
  desk,
}) => {
  const [cox, rower] = [await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('4x');
  const [actions, crew, others] = [new ActionsPage(page), new CrewPage(page), new ActionsPage(otherPage)];
  await Promise.all([new SignInPage(page).signIn(cox), new SignInPage(otherPage).signIn(rower)]);
  await otherPage.evaluate(async ({ id, token }) => {
    await fetch(`/api/userondeck/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  }, rower);

  await actions.action('Launch').click();
  await actions.boatClass('4x').click();
  await crew.openFromLaunch(boat);
  await expect(crew.tab(`On Deck for ${boat.name.slice(0, 8)} 4x`)).toBeVisible();
  await crew.add(rower.name);
  await expect(crew.seats.nth(1)).toContainText(rower.name);

  await page.reload();
  await expect(crew.seats.nth(1)).toContainText(rower.name);
  await slideByKeyboard(crew.launchSlider);
  await page.waitForURL('**/actions/');
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);
  await expect(actions.isOut(boat.name)).toContainText(`${cox.name} +1`);

  await expect(others.banner).toHaveText(`You've been boated on ${boat.name}`);
  await follow(otherPage, '/ondeck');
  await expect(otherPage.getByRole('tab', { name: /^On Deck/ })).toBeVisible();
  await expect(otherPage.getByRole('button', { name: `Actions for ${rower.name}` })).toBeHidden();
  await otherPage.getByRole('tab', { name: /^Show all Launched/ }).click();
  await expect(otherPage.getByRole('listitem').filter({ hasText: rower.name })).toContainText(boat.name);
});

/** For a moment after a drop the drag keeps clicks from the page. */
const hearsClicks = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let isClicked = false;
    document.body.addEventListener('click', () => (isClicked = true), { once: true });
    document.body.click();
    return isClicked;
  });

test('seats are reordered by keyboard alone, by buttons and by dragging', async ({
  page,
  clubhouse,
  desk,
}) => {
  const [cox, one, two] = [await clubhouse.join(), await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('4x');
  const crew = new CrewPage(page);
  await new SignInPage(page).signIn(cox, `${crewPathOf({ ...boat })}?seats=${one.id},${two.id}`);
  await expect(crew.seats.nth(1)).toContainText(one.name);

  await crew.tool('Drag', one.name).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${one.name} is over seat 1.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${one.name} is over seat 2.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(crew.seats.nth(2)).toContainText(one.name);
  await expect(crew.seats.nth(1)).toContainText(two.name);

  await crew.tool('Move down', one.name).press('Enter');
  await expect(crew.seats.nth(3)).toContainText(one.name);
  await expect(crew.seats.nth(2)).toContainText('-');

  await crew.tool('Drag', one.name).hover();
  await page.mouse.down();
  const target = await crew.seats.nth(1).boundingBox();
  if (!target) throw new Error('The seat is not on the page.');
  await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(crew.seats.nth(1)).toContainText(one.name);
  await expect(crew.seats.nth(2)).toContainText(two.name);

  await expect.poll(() => hearsClicks(page)).toBe(true);
  await crew.tool('Remove', two.name).press('Enter');
  await expect(crew.seats.nth(2)).toContainText('-');
  await page.getByRole('button', { name: 'Clear Crew' }).press('Enter');
  await expect(crew.seats.nth(1)).toContainText('-');
  await expect(crew.seats.nth(0)).toContainText(cox.name);
});
