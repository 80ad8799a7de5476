import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface Look {
  theme: 'light' | 'dark' | 'sunlight';
  /** The only rule to check; all of them without one. */
  rule?: string;
}

/** Themes differ in colors and in the size of their text, so all rules but one have the same result in each. */
const contrast = (theme: Look['theme']): Look => ({ theme, rule: 'color-contrast' });
export const ALL_THEMES: readonly Look[] = [{ theme: 'light' }, contrast('dark'), contrast('sunlight')];
export const LIGHT: readonly Look[] = [{ theme: 'light' }];
export const DARK: readonly Look[] = [{ theme: 'dark' }];

/** Rows of a long list that are like the first twenty. */
const MORE_ROWS = ['main :is(ul, ol) > li:nth-of-type(n + 21)', 'main tbody > tr:nth-of-type(n + 21)'];

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string | undefined }[];
}

/** Axe's results in a page. */
interface AxeWindow {
  axe?: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
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
      async ([exclude, chosen]) =>
        (await (window as AxeWindow).axe?.run({ exclude }, chosen))?.violations ?? [],
      [MORE_ROWS, options] as const,
    );
  // The page has no frames, so axe needs no blank page of its own.
  const builder = new AxeBuilder({ page }).setLegacyMode().options(options);
  for (const rows of MORE_ROWS) builder.exclude(rows);
  return (await builder.analyze()).violations;
}

/** Axe's violations of the current page at its size, in all themes or in other looks: 'dark: color-contrast at #x'. */
export async function violationsOf(page: Page, looks: readonly Look[] = ALL_THEMES): Promise<string[]> {
  const found: string[] = [];
  const chosen = await page.evaluate(() => document.documentElement.dataset['theme']);
  for (const { theme, rule } of looks) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    for (const { id, nodes } of await analyze(page, rule)) {
      const at = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
      found.push(`${theme}: ${id} at ${at.join(' | ')}`);
    }
  }
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = name;
  }, chosen);
  return found;
}
