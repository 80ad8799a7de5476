import type { Locator, Page } from '@playwright/test';

/** Values of the form, by the visible labels. */
export interface SignUpEntries {
  'Club password': string;
  'Full name': string;
  Email: string;
  Password: string;
  'Confirm password': string;
  'Password hint': string;
  'User group': string;
  'Birth date': string;
}

export type SignUpLabel = keyof SignUpEntries;

/** /signup */
export class SignUpPage {
  readonly submit: Locator;
  readonly coach: Locator;
  private readonly form: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Sign Up' });
    this.submit = this.form.getByRole('button', { name: 'Sign Up' });
    this.coach = this.form.getByRole('radiogroup', { name: 'Coach' });
  }

  async open(): Promise<void> {
    await this.page.goto('/signup');
  }

  field(label: SignUpLabel | 'About me' | 'About me URL'): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  async fill(label: SignUpLabel, entry: string): Promise<void> {
    if (label === 'User group') await this.field(label).selectOption({ label: entry });
    else await this.field(label).fill(entry);
  }

  async fillAll(entries: SignUpEntries): Promise<void> {
    for (const [label, entry] of Object.entries(entries)) await this.fill(label as SignUpLabel, entry);
  }
}
