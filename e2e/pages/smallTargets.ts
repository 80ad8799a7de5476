import type { Page } from '@playwright/test';

/** Minimum size of a touch target, px. */
const TARGET_PX = 48;

/**
 * Controls in the main part that are less than 48 px high or wide: 'Launch Kestrel: 40 × 48'. A link within a sentence
 * counts as high as its line, a check box as large as its label.
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
