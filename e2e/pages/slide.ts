import type { Locator } from '@playwright/test';

/** Distance from the track's ends to the middle of the thumb, px. */
const HALF_THUMB_PX = 28;

interface Track {
  left: number;
  right: number;
  middle: number;
}

async function trackOf(slider: Locator): Promise<Track> {
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  return {
    left: box.x + HALF_THUMB_PX,
    right: box.x + box.width - HALF_THUMB_PX,
    middle: box.y + box.height / 2,
  };
}

/** Drags the thumb with the mouse to this share of the track (1 is the end), and releases it. */
export async function dragSlider(slider: Locator, part = 1): Promise<void> {
  const { left, right, middle } = await trackOf(slider);
  const { mouse } = slider.page();
  await mouse.move(left, middle);
  await mouse.down();
  await mouse.move(left + (part * (right - left)) / 2, middle, { steps: 6 });
  await mouse.move(left + part * (right - left), middle, { steps: 6 });
  await mouse.up();
}

/** Confirms with the keyboard: End moves to the end, Enter confirms. */
export async function slideByKeyboard(slider: Locator): Promise<void> {
  await slider.press('End');
  await slider.press('Enter');
}

/** Drags an element horizontally by `px`, as a thumb swipes a row. */
export async function dragBy(row: Locator, px: number): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not on the page.');
  const { mouse } = row.page();
  const [from, middle] = [box.x + (px < 0 ? box.width * 0.7 : box.width * 0.3), box.y + box.height / 2];
  await mouse.move(from, middle);
  await mouse.down();
  await mouse.move(from + px, middle, { steps: 10 });
  await mouse.up();
}
