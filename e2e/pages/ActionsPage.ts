import { expect, type Locator, type Page } from '@playwright/test';
import { slideByKeyboard } from './slide.ts';

export type SeasonTotal = 'Season miles' | 'Season kilometers' | 'Solo miles' | 'Private miles' | 'Trips';

/** /actions */
export class ActionsPage {
  readonly banner: Locator;
  readonly stillOut: Locator;
  readonly launchSlider: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.banner = page.getByRole('region', { name: 'My status' }).getByRole('status');
    this.stillOut = page.getByRole('region', { name: 'Still Out Today' });
    this.launchSlider = page.getByRole('slider', { name: 'Confirm launch' });
  }

  action(name: 'Toggle On Deck' | 'Launch' | 'Land' | 'Cancel'): Locator {
    return this.page.getByRole('tablist', { name: 'Actions' }).getByRole('tab', { name });
  }

  /** Selects the class by its moniker; the tab also shows the number of boats in. */
  boatClass(moniker: string): Locator {
    const strip = this.page.getByRole('tablist', { name: 'Boat class' });
    return strip.getByRole('tab').filter({ hasText: new RegExp(`^${RegExp.escape(moniker)}\\d*$`) });
  }

  boatRow(boat: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(boat, { exact: true }) });
  }

  /** Opens the class and the boat, down to the slider. */
  async pick({ name, moniker }: { name: string; moniker: string }): Promise<void> {
    await this.action('Launch').click();
    await this.boatClass(moniker).click();
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('button', { name: `Launch ${name}` }).click();
    await expect(this.launchSlider).toBeVisible();
  }

  /** Finds another member's private single by typing and launches it; `before` runs when only the slider is left. */
  async borrow(owner: string, before: () => Promise<void> = async () => undefined): Promise<void> {
    await this.action('Launch').click();
    await this.boatClass('1b').click();
    await this.page.getByLabel('Search members').fill(owner);
    await this.page.getByRole('button', { name: `Actions for ${owner}` }).click();
    await this.page.getByRole('button', { name: `Borrow ${owner}` }).click();
    await before();
    await slideByKeyboard(this.launchSlider);
  }

  isOut(boat: string): Locator {
    return this.stillOut.getByRole('listitem').filter({ hasText: boat });
  }

  /** The block in which one boat is landed. */
  landing(boat: string): {
    block: Locator;
    notes: Locator;
    oneMore: Locator;
    slider: Locator;
    dialog: Locator;
  } {
    const block = this.page.getByRole('region', { name: `Land ${boat}, launched` });
    return {
      block,
      notes: block.getByLabel('Notes'),
      oneMore: block.getByRole('button', { name: 'Add one mile' }),
      slider: this.page.getByRole('slider', { name: `Land ${boat}`, exact: true }),
      dialog: this.page.getByRole('dialog', { name: `Land ${boat}` }),
    };
  }

  season(figure: SeasonTotal): Locator {
    const group = this.page.getByRole('region', { name: /^My (Miles|Kilometers)$/ }).locator('dl > div');
    return group.filter({ has: this.page.getByText(figure, { exact: true }) }).getByRole('definition');
  }
}
