import type { Locator, Page } from '@playwright/test';
import type { Person } from '../fixtures/clubhouse.ts';
import { startSession } from '../fixtures/startSession.ts';

/** /signin */
export class SignInPage {
  readonly name: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly signOut: Locator;
  /** The error of the whole form. */
  readonly refusal: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const form = page.getByRole('form', { name: 'Sign In' });
    this.name = form.getByLabel('Name', { exact: true });
    this.password = form.getByLabel('Password', { exact: true });
    this.submit = form.getByRole('button', { name: 'Sign In' });
    this.refusal = form.getByRole('alert');
    this.signOut = page.getByRole('button', { name: 'Sign Out' });
  }

  async open(): Promise<void> {
    await this.page.goto('/signin');
  }

  async fill({ name, password }: Person): Promise<void> {
    await this.name.fill(name);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** From any screen to the actions screen, by the form. */
  async signInByForm(person: Person): Promise<void> {
    await this.open();
    await this.fill(person);
    await this.page.waitForURL('**/actions');
  }

  /** Opens a screen, signed in through the API. */
  async signIn(person: Person, path = '/actions'): Promise<void> {
    await startSession(this.page, person, path);
  }
}
