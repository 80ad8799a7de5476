import { UNSUPPORTED_TYPE } from '../tweets/texts.ts';
import { MEDIA_NAME_INVALID, ONLY_JPG, ONLY_PNG } from './texts.ts';
import { readGivenName, readMediaName } from './rules.ts';

test('reads a name into folder, name and type', () => {
  expect(readMediaName('tweets/a-1_B.mov')).toEqual({ folder: 'tweets', name: 'a-1_B', type: 'mov' });
  expect(readMediaName('crest/swan.png')).toEqual({ folder: 'crest', name: 'swan', type: 'png' });
  expect(readMediaName('members/kim.png')).toEqual({ folder: 'members', name: 'kim', type: 'png' });
});

test.each([
  '',
  'tweets/',
  'tweets/.png',
  'tweets/a',
  'tweets/a.svg',
  'tweets/a.html',
  'tweets/a.PNG',
  'members/kim.jpg',
  'crest/swan.gif',
  'logos/a.png',
  'tweets/../members/a.png',
  '../tweets/a.png',
  '/tweets/a.png',
  'tweets//a.png',
  'tweets/a/b.png',
  'tweets\\a.png',
  'tweets/a%2fb.png',
  'tweets/a\0.png',
  'tweets/a.png\n',
  'tweets/a.b.png',
  `tweets/${'a'.repeat(81)}.png`,
])('refuses %j as a name', (name) => {
  expect(readMediaName(name)).toBeNull();
});

test.each([
  ['tweets/x.png', 'tweets', 'x', 'png'],
  ['/tweets/x.png', 'tweets', 'x', 'png'],
  ['oars/tweets/x.png', 'tweets', 'x', 'png'],
  ['/oars/tweets/x.png', 'tweets', 'x', 'png'],
  ['tweets/IMG_1.JPG', 'tweets', 'IMG_1', 'jpg'],
  ['tweets/Start line (2).Mov', 'tweets', 'Start line (2)', 'mov'],
  ['tweets/2026.05.01 après l’eau.jpeg', 'tweets', '2026.05.01 après l’eau', 'jpeg'],
  ['/oars/members/Kim Harper.PNG', 'members', 'Kim Harper', 'png'],
])('lets a client call a file %j (rule media.names)', (given, folder, name, type) => {
  expect(readGivenName(given, 'oars')).toEqual({ folder, name, type });
});

test.each([
  ['', MEDIA_NAME_INVALID],
  ['x.png', MEDIA_NAME_INVALID],
  ['//tweets/x.png', MEDIA_NAME_INVALID],
  ['herons/tweets/x.png', MEDIA_NAME_INVALID],
  ['oars/oars/tweets/x.png', MEDIA_NAME_INVALID],
  ['oars/../herons/tweets/x.png', MEDIA_NAME_INVALID],
  ['tweets/../members/x.png', MEDIA_NAME_INVALID],
  ['tweets/..png', MEDIA_NAME_INVALID],
  ['tweets/a..b.png', MEDIA_NAME_INVALID],
  ['tweets/.hidden.png', MEDIA_NAME_INVALID],
  ['tweets/ x.png', MEDIA_NAME_INVALID],
  ['tweets/x .png', MEDIA_NAME_INVALID],
  ['tweets/x/y.png', MEDIA_NAME_INVALID],
  ['tweets\\x.png', MEDIA_NAME_INVALID],
  ['tweets/x\\y.png', MEDIA_NAME_INVALID],
  ['tweets/x%2fy.png', MEDIA_NAME_INVALID],
  ['tweets/x\0.png', MEDIA_NAME_INVALID],
  ['tweets/x\ny.png', MEDIA_NAME_INVALID],
  ['tweets/x\u202Egnp.png', MEDIA_NAME_INVALID],
  ['tweets/x\u200B.png', MEDIA_NAME_INVALID],
  ['tweets/<x>.png', MEDIA_NAME_INVALID],
  [`tweets/${'a'.repeat(81)}.png`, MEDIA_NAME_INVALID],
  ['tweets/x.png\n', UNSUPPORTED_TYPE],
  ['tweets/x.svg', UNSUPPORTED_TYPE],
  ['tweets/x.', UNSUPPORTED_TYPE],
  ['members/x.jpg', ONLY_PNG],
  ['crest/x.gif', ONLY_PNG],
  ['damages/x.png', ONLY_JPG],
])("refuses a client's file name %j with a reason (rule media.names)", (given, text) => {
  expect(readGivenName(given, 'oars')).toBe(text);
});
