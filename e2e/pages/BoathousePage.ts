import type { Locator, Page } from '@playwright/test';
import type { Person } from '../fixtures/clubhouse.ts';

/** /boathouse, the tablet on the wall. */
export class BoathousePage {
  readonly hint: Locator;
  readonly boatsOut: Locator;
  readonly landedToday: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.hint = page.getByRole('tabpanel').first();
    this.boatsOut = page.getByRole('region', { name: 'Out now' });
    this.landedToday = page.getByRole('region', { name: 'Already Landed Today' });
  }

  async open(): Promise<void> {
    await this.page.goto('/boathouse');
  }

  tab(name: 'Launch' | 'Land' | 'Cancel' | 'My Sorties'): Locator {
    return this.page.getByRole('tablist', { name: 'Boathouse' }).getByRole('tab', { name, exact: true });
  }

  boatClass(moniker: string): Locator {
    const strip = this.page.getByRole('tablist', { name: 'Boat classes' });
    return strip.getByRole('tab').filter({ hasText: new RegExp(`^${RegExp.escape(moniker)}\\d*$`) });
  }

  /** The form for name and password; `title` is 'Launch Tern' or 'Authenticate to land'. */
  credentials(title: string): { form: Locator; name: Locator; password: Locator; refusal: Locator } {
    const form = this.page.getByRole('form', { name: title });
    return {
      form,
      name: form.getByRole('textbox', { name: 'Name or email' }),
      password: form.getByLabel('Password', { exact: true }),
      refusal: form.getByRole('alert'),
    };
  }

  async sign(title: string, { name, password }: Person, verb: string): Promise<void> {
    const fields = this.credentials(title);
    await fields.name.fill(name);
    await fields.password.fill(password);
    await fields.form.getByRole('button', { name: verb, exact: true }).click();
  }

  /** Up to the form for who takes the boat. */
  async pick({ name, moniker }: { name: string; moniker: string }): Promise<void> {
    await this.tab('Launch').click();
    await this.boatClass(moniker).click();
    await this.page.getByRole('button', { name: `Launch now: ${name}` }).click();
  }

  async launch(boat: { name: string; moniker: string }, person: Person): Promise<void> {
    await this.pick(boat);
    await this.sign(`Launch ${boat.name}`, person, 'Launch');
  }

  async authenticate(person: Person): Promise<void> {
    await this.tab('Land').click();
    await this.sign('Authenticate to land', person, 'Show my boats');
  }

  landing(boat: string): {
    block: Locator;
    miles: Locator;
    notes: Locator;
    slider: Locator;
    dialog: Locator;
  } {
    const block = this.page.getByRole('region', { name: `Land ${boat}, launched` });
    return {
      block,
      miles: block.getByLabel('Miles'),
      notes: block.getByLabel('Notes'),
      slider: block.getByRole('slider', { name: `Land ${boat}` }),
      dialog: this.page.getByRole('dialog', { name: `Land ${boat}` }),
    };
  }

  /** A boat that is out, on whatever page of the board: which one depends on how many other journeys launch. */
  anyBoatOut(): Locator {
    return this.boatsOut.getByRole('listitem').first();
  }

  isOut(boat: string): Locator {
    return this.boatsOut.getByRole('listitem').filter({ hasText: boat });
  }

  hasLanded(boat: string): Locator {
    // The newest is first: the demo club may have landed the same boat this morning.
    return this.landedToday.getByRole('listitem').filter({ hasText: boat }).first();
  }
}
