import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/coachDesk.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { dragSlider, slideByKeyboard } from '../pages/slide.ts';

/** Counts the taps on the page. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const taps = { count: 0 };
    window.addEventListener('click', () => (taps.count += 1), { capture: true });
    Object.assign(window, { taps });
  });
  return () => page.evaluate(() => (window as unknown as { taps: { count: number } }).taps.count);
}

test("a boat of the favorite class is launched with three taps and a push, all within the thumb's reach and side by side", async ({
  page,
  desk,
  clubhouse,
}) => {
  const first = { name: (await desk.addBoat('2x')).name, moniker: '2x' };
  const member = await clubhouse.join();
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await actions.pick(first);
  await slideByKeyboard(actions.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${first.name}`);
  const [sortie] = await clubhouse.sortiesOf(member);
  if (!sortie) throw new Error('Nothing was launched.');
  await clubhouse.land(member, sortie, 2);
  await page.reload();
  await expect(actions.banner).toHaveText("You're Landed");

  const taps = await countTaps(page);
  const launch = actions.action('Launch');
  const height = page.viewportSize()?.height ?? 0;
  expect((await launch.boundingBox())?.y ?? 0).toBeGreaterThan(height / 2);
  await launch.click();
  await page.getByRole('button', { name: `Actions for ${first.name}` }).click();
  await page.getByRole('button', { name: `Launch ${first.name}` }).click();
  expect(await taps()).toBeLessThanOrEqual(3);
  expect((await actions.launchSlider.boundingBox())?.y ?? 0).toBeGreaterThan(height / 2);
  await dragSlider(actions.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${first.name}`);

  // They fit side by side, also in sunlight, where text is larger.
  for (const [theme, width] of [
    ['light', 390],
    ['sunlight', 390],
    ['sunlight', 360],
  ] as const) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Toggle On Deck', 'Launch', 'Land', 'Cancel'] as const) {
      const tab = actions.action(name);
      await expect(tab).toBeInViewport({ ratio: 0.99 });
      expect((await tab.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(48);
    }
    const strip = page.getByRole('tablist', { name: 'Actions' });
    expect(await strip.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
