import type { Locator, Page } from '@playwright/test';

const FARTHEST = 90;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < FARTHEST; count += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

/** Presses arrows until the tab of the focused strip has the focus, then Enter to choose it. */
export async function arrowTo(page: Page, tab: Locator): Promise<void> {
  for (let count = 0; count < FARTHEST; count += 1) {
    if (await hasFocus(tab)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('The arrows do not get there.');
}
