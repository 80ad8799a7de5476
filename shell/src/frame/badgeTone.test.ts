import { badgeTone } from './badgeTone.ts';
import { boatsOutText } from './texts.ts';

test.each([
  [0, true, false, 'red'],
  [3, true, false, 'neutral'],
  [3, true, true, 'neutral'],
  [3, false, true, 'water'],
  [3, false, false, 'neutral'],
  [0, false, false, 'neutral'],
])(
  'shows for %d boats out, on the Boathouse page %s, launched %s, the badge %s',
  (boatsOut, isBoathousePage, isLaunched, tone) => {
    expect(badgeTone({ boatsOut, isBoathousePage, isLaunched })).toBe(tone);
  },
);

test('describes the badge in words', () => {
  expect([0, 1, 2].map((boats) => boatsOutText(boats))).toEqual(['0 boats out', '1 boat out', '2 boats out']);
});
