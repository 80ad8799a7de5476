import { PICTURE_TYPES } from '@fleetwatch/contract/tweets/wire';
import { fileOf } from '../../testing/media.ts';
import { matchesDeclaredType, sniffType } from './sniffType.ts';

test.each(PICTURE_TYPES)('identifies %s by its first bytes', (type) => {
  const same = type === 'jpg' || type === 'jpeg' ? ['jpg', 'jpeg'] : [type];
  expect(PICTURE_TYPES.filter((claimed) => matchesDeclaredType(claimed, fileOf(type)))).toEqual(same);
});

const movie = (box: string, brand: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(box + brand, 'latin1'), Buffer.alloc(20)]);

test.each([
  ['a phone’s mp4', movie('ftyp', 'mp42'), 'mp4'],
  ['an m4v', movie('ftyp', 'M4V '), 'mp4'],
  ['an old QuickTime movie', movie('moov', '    '), 'mov'],
  ['a HEIC picture', movie('ftyp', 'heic'), null],
  ['an AVIF picture', movie('ftyp', 'avif'), null],
  ['a text that begins with BM', Buffer.from('BM is how this text begins'), null],
  ['html', Buffer.from('<!doctype html><script>'), null],
  ['nothing', Buffer.alloc(0), null],
  ['a few bytes of a png', Buffer.from('89504e47', 'hex'), null],
])('%s', (_what, head, type) => {
  expect(sniffType(head)).toBe(type);
});
