import type { Locator, Page } from '@playwright/test';

const DAY_MS = 86_400_000;

/**
 * The club's day, `YYYY-MM-DD`, this many days from today. A journey's club is where it is early afternoon of Greenwich's
 * day.
 */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** /plans */
export class PlansPage {
  readonly save: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.save = page.getByRole('button', { name: 'Save', exact: true });
  }

  async openNew(day: string): Promise<void> {
    await this.page.goto(`/plans?new=${day}`);
    await this.save.waitFor();
  }

  /** Shows all plans of a date, as rows. */
  async openDay(day: string): Promise<void> {
    await this.page.goto(`/plans?on=${day}&view=list`);
  }

  async setTime(label: string, hour: string, minutes: string, half: 'AM' | 'PM'): Promise<void> {
    const time = this.page.getByRole('group', { name: label });
    await time.getByLabel('Hour').selectOption(hour);
    await time.getByLabel('Minutes').selectOption(minutes);
    await time.getByLabel('AM or PM').selectOption(half);
  }

  async limit(count: string): Promise<void> {
    await this.page.getByLabel('Limit Total Crew').selectOption(count);
  }

  async addBoat(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search boats' }).fill(name);
    await this.page.getByRole('button', { name: new RegExp(`^Add ${name} `) }).click();
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('button', { name: `${action} ${name}` }).click();
  }
}
