import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SIZES } from '../playwright.config.ts';

export interface Look {
  size: keyof typeof SIZES;
  theme: 'light' | 'dark' | 'sunlight';
  /** The only rule to check; all of them without one. */
  rule?: string;
}

/** Themes differ in colors and in the size of their text, so all rules but one have the same result in each. */
const inThemes = (size: Look['size'], themes: readonly Look['theme'][]): Look[] => [
  { size, theme: 'light' },
  ...themes.map((theme) => ({ size, theme, rule: 'color-contrast' })),
];
export const PHONE_LOOKS = inThemes('phone', ['dark', 'sunlight']);
export const TABLET_LOOKS = inThemes('tablet', ['dark']);
export const LAPTOP_LOOKS = inThemes('laptop', ['dark', 'sunlight']);

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string | undefined }[];
}

/** Axe's results in a page. */
interface AxeWindow {
  axe?: { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
}

/** Runs axe. Its script of half a megabyte is injected once per page. */
async function analyze(page: Page, rule?: string): Promise<Violation[]> {
  const options = {
    resultTypes: ['violations' as const],
    ...(rule !== undefined && { runOnly: { type: 'rule' as const, values: [rule] } }),
  };
  const isThere = await page.evaluate(() => (window as AxeWindow).axe !== undefined);
  if (isThere)
    return page.evaluate(
      async (chosen) => (await (window as AxeWindow).axe?.run(document, chosen))?.violations ?? [],
      options,
    );
  // The page has no frames, so axe needs no blank page of its own.
  return (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations;
}

/**
 * Axe's violations of the current page on a phone and a tablet, light and dark, and on a phone in sunlight: 'tablet, dark:
 * color-contrast at #x'.
 */
export async function violationsOf(
  page: Page,
  looks: readonly Look[] = [...PHONE_LOOKS, ...TABLET_LOOKS],
): Promise<string[]> {
  const found: string[] = [];
  const chosen = await page.evaluate(() => document.documentElement.dataset['theme']);
  for (const { size, theme, rule } of looks) {
    await page.setViewportSize(SIZES[size]);
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    for (const { id, nodes } of await analyze(page, rule)) {
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
