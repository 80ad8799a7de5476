import { contrastRatio } from './contrast.ts';
import {
  accentColour,
  barColour,
  bladeRule,
  BLADE_PATTERNS,
  colourRule,
  DEFAULT_IDENTITY,
  identityProperties,
  mayBeText,
} from './identity.ts';
import { BLADE_UNKNOWN, COLOUR_INVALID } from './texts.ts';

test.each([
  ['#12304A', null],
  ['#12304a', null],
  ['#FFFFFF', null],
  ['#FFF', COLOUR_INVALID],
  ['12304A', COLOUR_INVALID],
  ['#12304G', COLOUR_INVALID],
  ['#12304AB', COLOUR_INVALID],
  ['x#12304A', COLOUR_INVALID],
  ['navy', COLOUR_INVALID],
  ['', COLOUR_INVALID],
])('checks the color %j (rule club.identity)', (typed, text) => {
  expect(colourRule(typed)).toBe(text);
});

test('offers eleven blades', () => {
  expect(BLADE_PATTERNS).toHaveLength(11);
  for (const pattern of BLADE_PATTERNS) expect(bladeRule(pattern)).toBeNull();
  for (const other of ['', 'Chevron', 'tartan']) expect(bladeRule(other)).toBe(BLADE_UNKNOWN);
});

describe('the bar (rule club.bar-contrast)', () => {
  test.each(['#12304A', '#7A1530', '#000000', '#595959'])(
    'keeps the first color as the bar when white is readable on it: %s',
    (first) => {
      expect(barColour({ first })).toBe(first);
    },
  );

  test.each(['#FFFFFF', '#F4E9D8', '#E0702F', '#C8372D', '#FFD27A', '#00FF00', '#5A5A5A'])(
    'darkens the bar to %s until white has 7:1 on it, and no further',
    (first) => {
      const bar = barColour({ first });
      expect(contrastRatio(bar, '#FFFFFF')).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(bar, '#FFFFFF')).toBeLessThan(7.4);
      expect(bar).toMatch(/^#[\dA-F]{6}$/);
    },
  );

  test('keeps the hue of a darkened bar, with its channels in proportion', () => {
    expect(barColour({ first: '#E0702F' })).toBe('#8B451D');
  });
});

test('uses the third color as the accent, or the second of a club with two', () => {
  expect(accentColour({ second: '#F4E9D8', third: '#E0702F' })).toBe('#E0702F');
  expect(accentColour({ second: '#F4E9D8' })).toBe('#F4E9D8');
});

test('allows a color for text from 4.5:1 on (rule club.accent-text)', () => {
  expect(mayBeText('#767676', '#FFFFFF')).toBe(true);
  expect(mayBeText('#777777', '#FFFFFF')).toBe(false);
  expect(mayBeText('#E0702F', '#F7F5F0')).toBe(false);
});

test("writes a club's custom properties", () => {
  expect(identityProperties(DEFAULT_IDENTITY)).toEqual({
    '--club-bar': '#12304A',
    '--club-on-bar': '#FFFFFF',
    '--club-accent': '#E0702F',
    '--club-on-accent': '#000000',
  });
});
