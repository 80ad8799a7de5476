import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  fileTooLarge,
  FILE_UNREADABLE,
  PICTURE_MISSING,
  RETRY_OR_DETACH,
  TOO_MANY_PICTURES,
  UNSUPPORTED_TYPE,
  UPLOAD_ONGOING,
} from '@fleetwatch/contract/tweets/texts';
import {
  bmpFile,
  gifFile,
  jpegFile,
  movieFile,
  PLACE,
  pngFile,
  type PickedFile,
} from '../fixtures/mediaFiles.ts';
import { expect, test } from '../fixtures/test.ts';
import { findTweeters } from '../fixtures/tweeters.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { PictureViewer, TweetsPage } from '../pages/TweetsPage.ts';

const MB = 1_048_576;
const { author, stranger } = findTweeters();

async function compose(page: Page): Promise<TweetsPage> {
  await new SignInPage(page).signIn(author);
  const tweets = new TweetsPage(page);
  await tweets.open('everyone');
  await expect(tweets.text).toBeVisible();
  return tweets;
}

const typeOf = ({ name }: PickedFile) => name.slice(name.lastIndexOf('.') + 1);

/** Width and height of the picture in an <img>, and the colour in the middle of its left half. */
const lookAt = (image: HTMLImageElement) => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(width / 4, height / 2, 1, 1).data;
  return { width, height, isRed: red > blue };
};

test('a file of each type is attached, posted, shown on another device, viewed and saved', async ({
  page,
  otherPage,
}) => {
  const tweets = await compose(page);
  const photo = { width: 320, height: 200, orientation: 1 };
  const files = [
    await jpegFile(page, { ...photo, name: 'finish.jpg' }),
    await jpegFile(page, { ...photo, name: 'crew.jpeg' }),
    pngFile(),
    gifFile(),
    bmpFile(),
    await movieFile(page, 'mp4'),
    await movieFile(page, 'mov'),
  ];
  await tweets.text.fill('All seven kinds');
  await tweets.attach(...files);
  for (const file of files) await expect(tweets.attachment(file).detach).toBeVisible();
  await tweets.submit.click();
  await expect(tweets.row('All seven kinds')).toBeVisible();

  await new SignInPage(otherPage).signIn(stranger);
  const theirs = new TweetsPage(otherPage);
  await theirs.open();
  const thumbnails = theirs.row('All seven kinds').getByRole('link');
  await expect(thumbnails).toHaveCount(files.length);
  const viewer = new PictureViewer(otherPage, author.name);
  for (const [at, file] of files.entries()) {
    const isMovie = ['mp4', 'mov'].includes(typeOf(file));
    expect(await thumbnails.nth(at).boundingBox()).toMatchObject({ width: 50, height: 50 });
    await thumbnails.nth(at).click();
    if (isMovie) {
      await expect.poll(() => viewer.movie.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(160);
      expect(await viewer.movie.evaluate((video: HTMLVideoElement) => video.autoplay)).toBe(true);
    } else {
      await expect
        .poll(() => viewer.picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(30);
    }
    const saved = await viewer.save();
    const own = file.name.slice(0, file.name.lastIndexOf('.'));
    // Canvases cannot write bitmaps.
    const type = typeOf(file).replace('bmp', 'png');
    expect(saved.name).toMatch(new RegExp(`^${own}-[\\w-]{21}\\.${type}$`));
    const content = readFileSync(saved.path);
    expect(content.includes(PLACE)).toBe(false);
    if (isMovie) expect(content).toHaveLength(file.buffer.length);
    await viewer.close.click();
    await expect(theirs.row('All seven kinds')).toBeVisible();
  }
});

test('a photo that is too large and lies on its side is uploaded small enough and upright', async ({
  page,
}) => {
  const tweets = await compose(page);
  const photo = { name: 'regatta.jpg', width: 2_400, height: 1_600, orientation: 6, isGrainy: true };
  const file = await jpegFile(page, photo);
  expect(file.buffer.length).toBeGreaterThan(MB);
  await tweets.text.fill('Upright');
  await tweets.attach(file);
  await expect(tweets.attachment(file).detach).toBeVisible();
  await tweets.submit.click();
  await tweets.row('Upright').getByRole('link').click();
  const viewer = new PictureViewer(page, author.name);
  await expect
    .poll(() => viewer.picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(900);
  const { width, height, isRed } = await viewer.picture.evaluate(lookAt);
  // Rotated to the right by a quarter: portrait, and the red top half is on the right.
  expect(height).toBeGreaterThan(width);
  expect(isRed).toBe(false);
  const content = readFileSync((await viewer.save()).path);
  expect(content.length).toBeLessThanOrEqual(MB);
  expect(content.includes(PLACE)).toBe(false);
});

test('bitmaps and PNGs beyond their limit become photos within it', async ({ page }) => {
  const tweets = await compose(page);
  const file = bmpFile('boathouse.bmp', 900, 700);
  expect(file.buffer.length).toBeGreaterThan(MB);
  await tweets.text.fill('Once a bitmap');
  await tweets.attach(file);
  await expect(tweets.attachment(file).detach).toBeVisible();
  await tweets.submit.click();
  await tweets.row('Once a bitmap').getByRole('link').click();
  const saved = await new PictureViewer(page, author.name).save();
  expect(saved.name).toMatch(/^boathouse-.+\.jpg$/);
});

test.describe('failures', () => {
  // The browser also reports refusals of the storage and a missing network on the console. Playwright's recording requests a
  // failed preview a second time, which the page's policy forbids.
  test.use({ mayBeNoisy: true });

  test('files that cannot be attached are refused, each with its text', async ({ page }) => {
    const tweets = await compose(page);
    const large = (name: string, bytes: number): PickedFile => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(bytes, 7),
    });
    const cases: [PickedFile, string][] = [
      [large('notes.txt', 10), UNSUPPORTED_TYPE],
      [large('race.mp4', 45 * MB + 1), fileTooLarge('mp4')],
      [large('race.mov', 45 * MB + 1), fileTooLarge('mov')],
      [large('wave.gif', 8 * MB + 1), fileTooLarge('gif')],
      // No valid pictures, whatever their names say, so they cannot be made smaller.
      [large('finish.jpg', MB + 1), fileTooLarge('jpg')],
      [large('finish.jpeg', MB + 1), fileTooLarge('jpeg')],
      [large('dock.bmp', MB + 1), fileTooLarge('bmp')],
      [large('start.png', 5 * MB + 1), fileTooLarge('png')],
    ];
    for (const [file, text] of cases) {
      await tweets.attach(file);
      await expect(page.getByText(text)).toBeVisible();
      const { row, detach } = tweets.attachment(file);
      if (await row.isVisible()) await detach.click();
    }
    await tweets.attach(...Array.from({ length: 8 }, (_, at) => gifFile(`${at}.gif`)));
    await expect(page.getByText(TOO_MANY_PICTURES)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toHaveCount(7);
  });

  test('a script named as a png is not sent, and the member sees why', async ({ page }) => {
    const tweets = await compose(page);
    const script = {
      name: 'cute.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    };
    await tweets.attach(script);
    await expect(tweets.attachment(script).row).toContainText(FILE_UNREADABLE);
    await tweets.text.fill('Look');
    await tweets.submit.click();
    await expect(page.getByText(PICTURE_MISSING)).toBeVisible();
    await tweets.attachment(script).detach.click();
    await tweets.submit.click();
    await expect(tweets.row('Look')).toBeVisible();
  });

  test('a network failure during an upload only needs a retry', async ({ page }) => {
    const tweets = await compose(page);
    let cut = (): void => undefined;
    const isCut = new Promise<void>((resolve) => (cut = resolve));
    await page.route(
      '**/api/media',
      async (route) => {
        await isCut;
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const file = gifFile('long.gif');
    await tweets.text.fill('From the far end');
    await tweets.attach(file);
    const { row, progress, retry, detach } = tweets.attachment(file);
    await expect(progress).toBeVisible();
    await tweets.submit.click();
    await expect(page.getByText(UPLOAD_ONGOING)).toBeVisible();
    cut();
    await expect(row).toContainText('Network: Connection refused.');
    await expect(row).toContainText(RETRY_OR_DETACH);
    await retry.click();
    await expect(detach).toBeVisible();
    await tweets.submit.click();
    await expect(tweets.row('From the far end').getByRole('link')).toBeVisible();
  });
});
