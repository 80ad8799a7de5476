import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paintPng, sizeOfPng } from '../fixtures/paintPng.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

const PICTURE = { name: 'regatta.png', mimeType: 'image/png', buffer: paintPng(1_200, 800) };
const pick = (page: Page) => page.locator('input[type=file]');
const stage = (page: Page) => page.getByRole('application', { name: /^Crop/ });

async function download(page: Page): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PNG' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('regatta-crop.png');
  return readFileSync(await file.path());
}

test('an image is cut to a square of 30 % of its width, sized by keyboard, dragged, and saved as PNG', async ({
  page,
}) => {
  await page.goto('/imagecrop');
  await pick(page).setInputFiles(PICTURE);
  const preview = page.getByRole('img', { name: 'The cropped square' });
  await expect(preview).toBeVisible();
  const first = sizeOfPng(await download(page));
  expect(first.width).toBe(first.height);
  // Rounding may differ by a third of a screen pixel.
  expect(Math.abs(first.width - 360)).toBeLessThanOrEqual(6);

  const before = await preview.getAttribute('src');
  await stage(page).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
  await expect(preview).not.toHaveAttribute('src', before ?? '');
  await expect.poll(async () => Math.abs(sizeOfPng(await download(page)).width - 480)).toBeLessThanOrEqual(6);

  const sized = await preview.getAttribute('src');
  // The download was below it.
  await stage(page).scrollIntoViewIfNeeded();
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('The stage is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 10, { steps: 8 });
  await page.mouse.up();
  await expect(preview).not.toHaveAttribute('src', sized ?? '');
  // Red grows to the right: a part left of the middle has less than half of it except at its edge.
  const red = await preview.evaluate(async (image: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[0];
  });
  expect(red).toBeLessThan(120);
});

test('a member gets the picture they cut; cancelling the dialog keeps the generated avatar', async ({
  page,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await new SignInPage(page).signIn(member, '/profile');
  await pick(page).setInputFiles(PICTURE);
  const use = page.getByRole('button', { name: 'Use picture' });
  await expect(use).toBeEnabled();
  expect(await violationsOf(page)).toEqual([]);
  await use.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Current password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Change Profile' }).click();
  await expect(page.getByText('Your profile was changed.')).toBeVisible();

  const mark = page.getByRole('link', { name: `Signed in as ${member.name}` }).locator('img');
  await page.reload();
  await expect(mark).toHaveAttribute('src', /^\/api\/media\/.+\/members\/.+\.png$/);
  await expect
    .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);

  await pick(page).setInputFiles(PICTURE);
  await expect(use).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const shown = page.getByRole('group', { name: 'Picture' }).locator('img');
  await expect(shown).toHaveAttribute('src', /\/members\/.+\.png$/);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Keep the current one' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden();
});
