import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SIZES } from '../playwright.config.ts';

const LOOKS = (['phone', 'tablet'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

/** What axe finds on the page as it stands, on a phone and a tablet, light and dark: 'tablet, dark: color-contrast at #x'. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { size, colorScheme } of LOOKS) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme });
    // The page has no frames, so that axe needs no page of its own. Only colours differ by night.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    for (const { id, nodes } of violations) {
      const at = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
      found.push(`${size}, ${colorScheme}: ${id} at ${at.join(' | ')}`);
    }
  }
  return found;
}
