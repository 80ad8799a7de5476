import type { Page } from '@playwright/test';

/** Names of the controls that the toast covers, even in part. */
export async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('button[aria-label="Dismiss"]')?.parentElement;
    if (!toast) return ['there is no toast'];
    const box = toast.getBoundingClientRect();
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role="tab"]',
    );
    return [...controls]
      .filter((control) => {
        if (toast.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return false;
        const { top, bottom, left, right, width } = control.getBoundingClientRect();
        return width > 0 && left < box.right && box.left < right && top < box.bottom && box.top < bottom;
      })
      .map((control) => control.getAttribute('aria-label') ?? (control.textContent || control.tagName));
  });
}
