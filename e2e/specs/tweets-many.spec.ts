import type { Page } from '@playwright/test';
import { pngFile } from '../fixtures/mediaFiles.ts';
import { expect, test } from '../fixtures/test.ts';
import { findTweeters, postTweets } from '../fixtures/tweeters.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { TweetsPage } from '../pages/TweetsPage.ts';

const { author } = findTweeters();
const TWEETS = 500;

/** Times between frames while a page scrolls, in ms, shortest first. */
async function frameGaps(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const measured: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 240; frame += 1) {
      window.scrollBy({ top: 150, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      measured.push(now - last);
      last = now;
    }
    return measured.sort((a, b) => a - b);
  });
}

test('500 tweets with pictures scroll on a phone without layout shifts while pictures load', async ({
  page,
  gateway,
}) => {
  test.setTimeout(480_000);
  const board = new TweetsPage(page);
  await new SignInPage(page).signIn(author);
  // One picture, used by all of them.
  await board.open('everyone');
  await board.text.fill('The picture');
  await board.attach(pngFile());
  await expect(board.attachment({ name: 'start.png' }).detach).toBeVisible();
  const posted = page.waitForRequest((request) => request.url().endsWith('/api/tweet'));
  await board.submit.click();
  const { pictures } = (await posted).postDataJSON() as { pictures: Parameters<typeof postTweets>[3] };
  const texts = Array.from(
    { length: TWEETS },
    (_, at) => `Piece ${at + 1}: ${'catch and drive '.repeat(at % 12)}`,
  );
  await postTweets(gateway.origin, author, texts, pictures);

  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await board.open();
  await expect(board.row(`Piece ${TWEETS}:`)).toBeVisible();

  const gaps = await frameGaps(page);
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  const at = (part: number) => Math.round(gaps[Math.floor(gaps.length * part)] ?? 0);
  test.info().annotations.push({
    type: 'figures',
    description: `frames: median ${at(0.5)} ms, 95 % ${at(0.95)} ms; layout shift ${shifted.reduce((sum, one) => sum + one, 0).toFixed(4)}`,
  });
  expect(shifted.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.05);

  // A phone's frame is 16 ms. A busy machine draws plain text late too, so it has as much more time as that takes.
  await page.goto('about:blank');
  await page.setContent(`<p>${'catch and drive '.repeat(4)}</p>`.repeat(TWEETS));
  const plain = await frameGaps(page);
  expect(at(0.5)).toBeLessThan(Math.max(50, 3 * (plain[Math.floor(plain.length / 2)] ?? 0)));
});
