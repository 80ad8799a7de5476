import type { Locator, Page } from '@playwright/test';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { follow } from './follow.ts';

/** /plans */
export class PlansPage {
  readonly save: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.save = page.getByRole('button', { name: 'Save', exact: true });
  }

  /** The club's day, `YYYY-MM-DD`, this many days from today. The club's today may be Greenwich's yesterday. */
  async clubDay(days: number): Promise<string> {
    const answer = await this.page.request.get('/api/club');
    return addDays(((await answer.json()) as Club).today, days);
  }

  async openNew(day: string): Promise<void> {
    await follow(this.page, `/plans?new=${day}`);
    await this.save.waitFor();
  }

  /** Shows all plans of a date, as rows. */
  async openDay(day: string): Promise<void> {
    await follow(this.page, `/plans?on=${day}&view=list`);
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
