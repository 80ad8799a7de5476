import type { Locator, Page } from '@playwright/test';

/** /crew/…: seats, and members to seat. */
export class CrewPage {
  readonly page: Page;
  readonly seats: Locator;
  readonly launchSlider: Locator;
  readonly members: Locator;

  constructor(page: Page) {
    this.page = page;
    this.seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    this.launchSlider = page.getByRole('slider', { name: 'Launch Crew' });
    this.members = page.getByRole('list', { name: 'Members' }).getByRole('listitem');
  }

  /** Opens it from the launch tab, by the boat's row. */
  async openFromLaunch({ name }: { name: string }): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole('link', { name: `Crew ${name}`, exact: true }).click();
  }

  tab(name: string | RegExp): Locator {
    return this.page.getByRole('tab', { name });
  }

  async add(member: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${member}`, exact: true }).click();
    await this.page.getByRole('button', { name: `Add ${member}`, exact: true }).click();
  }

  tool(name: 'Move up' | 'Move down' | 'Remove' | 'Drag', member: string): Locator {
    return this.page.getByRole('button', { name: `${name} ${member}`, exact: true });
  }
}
