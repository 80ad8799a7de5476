import type { Page } from '@playwright/test';

/** Visible texts of the page that are smaller than `px`: '16.6 px: since 12:36'. */
export const smallText = (page: Page, leastPx: number): Promise<string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    const report = (element: Element, text: string, pseudo?: string) => {
      const size = parseFloat(getComputedStyle(element, pseudo).fontSize);
      if (size < least - 0.01) found.add(`${Math.round(size * 10) / 10} px: ${text.trim().slice(0, 40)}`);
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 2;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() !== '' && parentElement && isSeen(parentElement)) report(parentElement, data);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
      if (!isSeen(field) || field.type === 'range') continue;
      report(field, `the field ${field.labels?.[0]?.textContent ?? field.name}`);
      if (field.placeholder) report(field, field.placeholder, '::placeholder');
    }
    return [...found];
  }, leastPx);
