import type { Page } from '@playwright/test';

/** A layout shift without recent user input. */
export interface LayoutShift {
  /** Its share of the Cumulative Layout Shift. */
  value: number;
  /** The moved elements with their old and new positions, for diagnosis. */
  moved: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records every shift from the next page load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (!element) return 'something that is gone';
      const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} '${label}'`;
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All shifts since the page was loaded. */
export const shiftsOf = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // Two frames, because a shift is reported after its frame is painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((globalThis as unknown as { shifts: LayoutShift[] }).shifts)),
        );
      }),
  );
