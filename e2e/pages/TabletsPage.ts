import type { Locator, Page } from '@playwright/test';
import { openMenu } from './openMenu.ts';

/** /tablets, where a coach pairs the boathouse's tablets. */
export class TabletsPage {
  readonly page: Page;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('list', { name: 'Paired tablets' }).getByRole('listitem');
  }

  /** Opens it from the menu. */
  async openByMenu(): Promise<void> {
    const menu = await openMenu(this.page);
    await menu.getByRole('button', { name: 'More' }).click();
    await menu.getByRole('link', { name: 'Boathouse Tablets' }).click();
  }

  async pair(code: string, name: string): Promise<void> {
    await this.page.getByLabel('Code on the tablet').fill(code);
    await this.page.getByLabel('Location').fill(name);
    await this.page.getByRole('button', { name: 'Pair tablet' }).click();
  }

  async unpair(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Unpair ${name}` }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Unpair tablet' }).click();
  }
}
