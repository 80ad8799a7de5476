import {
  fileTooLarge,
  replyLabel,
  SELECT_A_FILE,
  TOO_MANY_PICTURES,
  TWEET_EMPTY,
  TWEET_LENGTH,
  UNSUPPORTED_TYPE,
} from './texts.ts';
import { attachmentRule, picturesRule, pictureTypeOf, tweetTextRule } from './rules.ts';
import type { PictureType } from './wire.ts';

const MB = 1_048_576;

test.each([
  ['', 0, TWEET_EMPTY],
  ['   ', 0, TWEET_EMPTY],
  ['', 1, null],
  ['x'.repeat(280), 0, null],
  [` ${'x'.repeat(280)} `, 0, null],
  ['x'.repeat(281), 2, TWEET_LENGTH],
])('text %j with %d attachments (rule tweet.text)', (text, pictures, refusal) => {
  expect(tweetTextRule(pictures)(text)).toBe(refusal);
});

test('limits a tweet to seven attachments, each once (rule media.count)', () => {
  const pictures = Array.from({ length: 8 }, (_, index) => ({ name: `p${index}`, type: 'png' as const }));
  expect(picturesRule(pictures.slice(0, 7))).toBeNull();
  expect(picturesRule(pictures)).toBe(TOO_MANY_PICTURES);
  expect(
    picturesRule([
      { name: 'a', type: 'png' },
      { name: 'a', type: 'png' },
    ]),
  ).toBe(SELECT_A_FILE);
  expect(
    picturesRule([
      { name: 'a', type: 'png' },
      { name: 'a', type: 'gif' },
    ]),
  ).toBeNull();
});

test.each<[string, number, PictureType]>([
  ['start.JPG', 1, 'jpg'],
  ['start.line.jpeg', 1, 'jpeg'],
  ['a.bmp', 1, 'bmp'],
  ['a.png', 5, 'png'],
  ['a.gif', 8, 'gif'],
  ['a.mp4', 45, 'mp4'],
  ['a.mov', 45, 'mov'],
])('limits %s to %d MB (rule media.sizes)', (name, megabytes, type) => {
  expect(pictureTypeOf(name)).toBe(type);
  expect(attachmentRule(name, megabytes * MB)).toBeNull();
  expect(attachmentRule(name, megabytes * MB + 1)).toBe(fileTooLarge(type));
});

test('accepts only pictures and movies, and no empty file', () => {
  expect(attachmentRule('a.svg', 10)).toBe(UNSUPPORTED_TYPE);
  expect(attachmentRule('png', 10)).toBe(UNSUPPORTED_TYPE);
  expect(attachmentRule('a.png', 0)).toBe(SELECT_A_FILE);
});

test.each([
  ['Flat as a mirror this morning.', 'Reply to: Flat as a mirror this mo...'],
  ['Short', 'Reply to: Short...'],
  ['🚣'.repeat(30), `Reply to: ${'🚣'.repeat(24)}...`],
])('labels a reply to %j (rule tweet.label)', (text, label) => {
  expect(replyLabel(text)).toBe(label);
});
