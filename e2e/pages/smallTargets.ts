import type { Page } from '@playwright/test';

/** The least size of a target for a wet thumb, px. */
const TARGET_PX = 48;

/**
 * What can be pressed in the main part and is less than 48 px high or wide: 'Launch Kestrel: 40 × 48'. A link in the middle
 * of a
 * sentence is as high as its line; a box to check is as large as its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(button, a, input, select, textarea, summary, [role="tab"])',
    );
    return [...controls].flatMap((control) => {
      const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || control.closest('p a, li small a') !== null) return [];
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width < 3 || (Math.round(width) >= least && Math.round(height) >= least)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      return [`${control.tagName.toLowerCase()} ${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, TARGET_PX);
