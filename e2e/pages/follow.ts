import type { Page } from '@playwright/test';

/** Navigates within the app, without a page load. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((where) => {
    history.pushState(null, '', where);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
