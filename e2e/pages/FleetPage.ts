import type { Locator, Page } from '@playwright/test';

/** The screens of the fleet, its groups and its members: rows with actions that need confirmation. */
export class FleetPage {
  readonly page: Page;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.question = page.getByRole('dialog');
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Opens the actions by the row's chevron, as with a mouse or the keyboard. */
  async choose(row: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
    await this.page.getByRole('button', { name: `${action} ${row}`, exact: true }).click();
  }

  async confirm(verb: string): Promise<void> {
    await this.question.getByRole('button', { name: verb, exact: true }).click();
  }

  /** Simulates that the page becomes visible again. */
  async becomeVisible(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }
}
