import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { SIZES } from '../playwright.config.ts';

/** Colours differ only in contrast between these looks; in sunlight the text is larger as well. */
const LOOKS = [
  { size: 'phone', theme: 'light', rules: undefined },
  { size: 'phone', theme: 'dark', rules: 'color-contrast' },
  { size: 'phone', theme: 'sunlight', rules: 'color-contrast' },
  { size: 'tablet', theme: 'light', rules: undefined },
  { size: 'tablet', theme: 'dark', rules: 'color-contrast' },
] as const;

/**
 * Axe's violations of the current page on a phone and a tablet, light and dark, and on a phone in sunlight: 'tablet, dark:
 * color-contrast at #x'.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  const chosen = await page.evaluate(() => document.documentElement.dataset['theme']);
  for (const { size, theme, rules } of LOOKS) {
    await page.setViewportSize(SIZES[size]);
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    // The page has no frames, so axe needs no blank page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
    for (const { id, nodes } of violations) {
      const at = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
      found.push(`${size}, ${theme}: ${id} at ${at.join(' | ')}`);
    }
  }
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = name;
  }, chosen);
  return found;
}

/** Expects no axe violations of the current page in any look, and no horizontal scrolling on a phone. */
export async function expectOrderly(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
