// @inner

import { chartPicture, type ChartHeading } from './chartPicture.ts';
import { saveFile } from '../csv/saveFile.ts';

/** Pixels of the file per pixel of the screen, so that it is sharp in print. */
const SCALE = 2;

/**
 * Saves a drawn chart as a PNG of twice its size.
 * @param fileName 'me-season-miles-2026.png'
 * @throws when the browser cannot draw it
 */
export async function saveChartPng(
  drawing: SVGSVGElement,
  heading: ChartHeading,
  fileName: string,
): Promise<void> {
  const { picture, width, height } = chartPicture(drawing, heading);
  const image = new Image();
  const text = new XMLSerializer().serializeToString(picture);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The chart could not be drawn.');
  saveFile(fileName, png);
}
