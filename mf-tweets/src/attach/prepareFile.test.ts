import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import { FILE_UNREADABLE, fileTooLarge } from '@fleetwatch/contract/tweets/texts';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { fakeCanvas } from '../testing/fakeCanvas.ts';
import { bytesOfText, fileOf, smallFile } from '../testing/files.ts';
import { prepareFile } from './prepareFile.ts';

const PHOTO = { width: 6_000, height: 4_000 };

test.each<[PictureType, PictureType, string]>([
  ['jpg', 'jpg', 'image/jpeg'],
  ['jpeg', 'jpeg', 'image/jpeg'],
  ['png', 'png', 'image/png'],
  ['bmp', 'png', 'image/png'],
])('redraws a %s as a %s', async (type, made, contentType) => {
  const drawings = fakeCanvas();
  const { prepared } = await prepareFile(smallFile(`a.${type}`, type));
  expect([prepared?.type, prepared?.content.type, prepared?.content.size]).toEqual([made, contentType, 10]);
  expect(drawings).toMatchObject([{ width: 320, height: 200 }]);
});

test('keeps what a canvas can hold of a photo within its limit, and shrinks it until it fits', async () => {
  const drawings = fakeCanvas(PHOTO, ({ width }) => (width > 2_048 ? PICTURE_BYTES_MAX.jpg + 1 : 10));
  expect((await prepareFile(smallFile('a.jpg', 'jpg'))).prepared?.content.size).toBe(10);
  expect(drawings.map(({ width }) => width)).toEqual([4_096, 2_560, 2_048]);
});

test('starts smaller with a photo beyond its limit', async () => {
  const drawings = fakeCanvas(PHOTO);
  expect((await prepareFile(fileOf('a.jpg', PICTURE_BYTES_MAX.jpg + 1))).prepared?.type).toBe('jpg');
  expect(drawings.map(({ width }) => width)).toEqual([2_560]);
});

test('turns a png that would be too large into a jpg', async () => {
  const drawings = fakeCanvas(PHOTO, ({ type }) => (type === 'image/png' ? PICTURE_BYTES_MAX.png + 1 : 10));
  expect((await prepareFile(smallFile('a.png', 'png'))).prepared?.type).toBe('jpg');
  expect(drawings.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
});

test('refuses a picture that cannot be made small enough', async () => {
  fakeCanvas(PHOTO, () => 9 * 1_048_576);
  expect(await prepareFile(smallFile('a.jpg', 'jpg'))).toEqual({ refusal: fileTooLarge('jpg') });
});

test.each(['a.png', 'a.jpg', 'a.gif', 'a.mp4', 'a.mov'])('does not send a script named %s', async (name) => {
  fakeCanvas();
  const script = fileOf(name, bytesOfText('<script>alert(1)</script>'));
  expect(await prepareFile(script)).toEqual({ refusal: FILE_UNREADABLE });
});
