import { readMediaName } from './rules.ts';

test('a name is read into folder, name and type', () => {
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
])('%j is no name', (name) => {
  expect(readMediaName(name)).toBeNull();
});
