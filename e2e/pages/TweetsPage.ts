import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { PickedFile } from '../fixtures/mediaFiles.ts';

type BoardTab = 'Tweet:' | 'My group' | 'Everyone' | 'Heads up' | 'Reply';

/** /tweets, and the same board on /actions. */
export class TweetsPage {
  readonly page: Page;
  readonly list: Locator;
  readonly text: Locator;
  readonly submit: Locator;
  readonly headsUps: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('list', { name: 'Tweets' });
    this.text = page.getByRole('textbox');
    this.submit = page.getByRole('button', { name: 'Submit' });
    this.headsUps = page.getByRole('region', { name: 'Heads Up' });
  }

  async open(tab: 'group' | 'everyone' | 'headsup' | '' = ''): Promise<void> {
    await this.page.goto(tab === '' ? '/tweets' : `/tweets?tweets=${tab}`);
  }

  tab(name: BoardTab): Locator {
    return this.page.getByRole('tablist', { name: 'Tweet for' }).getByRole('tab', { name, exact: true });
  }

  row(text: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: text });
  }

  async attach(...files: Pick<PickedFile, 'name' | 'buffer'>[]): Promise<void> {
    // Uploads from the disk, because bytes passed directly travel through the test's own connection.
    // Not below the journey's folder, whose name has the title's characters: without a locale the browser cannot read them.
    const folder = mkdtempSync(path.join(tmpdir(), 'fleetwatch-picked-'));
    const paths = files.map(({ name, buffer }) => {
      writeFileSync(path.join(folder, name), buffer);
      return path.join(folder, name);
    });
    await this.page.locator('input[type=file]').setInputFiles(paths);
  }

  attachment(file: Pick<PickedFile, 'name'>): {
    row: Locator;
    detach: Locator;
    retry: Locator;
    progress: Locator;
  } {
    const row = this.page
      .getByRole('list', { name: 'Attachments' })
      .getByRole('listitem', { name: file.name });
    return {
      row,
      detach: row.getByRole('button', { name: `Detach ${file.name}` }),
      retry: row.getByRole('button', { name: `Retry ${file.name}` }),
      progress: row.getByRole('progressbar'),
    };
  }

  async act(text: string, action: 'Reply' | 'Like' | 'Delete'): Promise<void> {
    const row = this.row(text);
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await row.getByRole('button', { name: new RegExp(`^${action} `) }).click();
  }
}

/** The media viewer. */
export class PictureViewer {
  readonly dialog: Locator;
  readonly picture: Locator;
  readonly movie: Locator;
  readonly close: Locator;
  private readonly page: Page;

  constructor(page: Page, source: string) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: `From ${source}` });
    this.picture = this.dialog.getByRole('img');
    this.movie = this.dialog.locator('video');
    this.close = this.dialog.getByRole('button', { name: 'Close' });
  }

  /** Saves the file; returns its content and its name. */
  async save(): Promise<{ name: string; path: string }> {
    const download = this.page.waitForEvent('download');
    await this.dialog.getByRole('button', { name: 'Save' }).click();
    const file = await download;
    return { name: file.suggestedFilename(), path: await file.path() };
  }
}
