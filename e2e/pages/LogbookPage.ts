import { expect, type Download, type Locator, type Page } from '@playwright/test';

/** /sorties, /usergroups, /fleetgroups and /activity. */
export class LogbookPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tab(name: string | RegExp): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** A tab of one strip: 'Past dates: month', 'Past weeks: week' … */
  pick(strip: string, tab: string): Locator {
    return this.page
      .getByRole('tablist', { name: strip, exact: true })
      .getByRole('tab', { name: tab, exact: true });
  }

  rows(list: string | RegExp): Locator {
    return this.page.getByRole('list', { name: list }).getByRole('listitem');
  }

  /** Scrolls a long list to its end, once its first page shows. */
  async showAll(rows: Locator): Promise<void> {
    await rows.first().waitFor();
    const more = this.page.getByRole('button', { name: /^Show \d+ more$/ });
    await expect(async () => {
      if (await more.isVisible()) await more.scrollIntoViewIfNeeded();
      await expect(more).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }

  row(boat: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: boat });
  }

  /** Opens one of a row's links: 'User Activity', 'Boat Activity'. */
  async follow(row: Locator, action: string): Promise<void> {
    await row.getByRole('button', { name: 'Actions for' }).click();
    await row.getByRole('link', { name: action }).click();
  }

  /** Saves the open file; returns its name and its lines. */
  async saveCsv(): Promise<{ name: string; lines: string[] }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Save' }).click(),
    ]);
    return { name: download.suggestedFilename(), lines: await linesOf(download) };
  }

  /** Saves a chart; returns the file's name and bytes. */
  async savePng(chart: string): Promise<{ name: string; file: Buffer }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: `Save as PNG ${chart}` }).click(),
    ]);
    return { name: download.suggestedFilename(), file: await bytesOf(download) };
  }
}

async function bytesOf(download: Download): Promise<Buffer> {
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

async function linesOf(download: Download): Promise<string[]> {
  const text = (await bytesOf(download)).toString('utf8');
  return text.replace('\uFEFF', '').trim().split(/\r?\n/);
}
