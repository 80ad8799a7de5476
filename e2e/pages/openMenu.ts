import { expect, type Locator, type Page } from '@playwright/test';

/** The menu, ready to be used: the drawer, opened, or a member's rail on a laptop. */
export async function openMenu(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const rail = page.getByRole('banner').filter({ has: page.getByRole('navigation', { name: 'Menu' }) });
  await expect(opener.or(rail)).toBeVisible();
  if (await rail.isVisible()) return rail;
  await opener.click();
  return page.getByRole('dialog', { name: 'Menu' });
}
