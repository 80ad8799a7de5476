import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
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

test('a photo that is too large and lies on its side is uploaded small enough and upright, and a bitmap as a photo', async ({
  page,
}) => {
  const tweets = await compose(page);
  const photo = { name: 'regatta.jpg', width: 2_400, height: 1_600, orientation: 6, isGrainy: true };
  const file = await jpegFile(page, photo);
  expect(file.buffer.length).toBeGreaterThan(MB);
  const bitmap = bmpFile('boathouse.bmp', 900, 700);
  expect(bitmap.buffer.length).toBeGreaterThan(MB);
  await tweets.text.fill('Upright');
  await tweets.attach(file, bitmap);
  for (const one of [file, bitmap]) await expect(tweets.attachment(one).detach).toBeVisible();
  await tweets.submit.click();
  const pictures = tweets.row('Upright').getByRole('link');
  await pictures.first().click();
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
  await viewer.close.click();
  await pictures.last().click();
  expect((await viewer.save()).name).toMatch(/^boathouse-.+\.jpg$/);
});
