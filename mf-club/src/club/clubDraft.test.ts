import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import { LATITUDE_INVALID, LONGITUDE_INVALID } from '@fleetwatch/contract/clubs/texts';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { checkDraft, draftOf, lookOf } from './clubDraft.ts';
import { accentText, barText, sunText } from './texts.ts';

const { logos } = OARS;
const DRAFT = draftOf({ identity: DEFAULT_IDENTITY, place: null, logos });

it('begins with the default identity when an older cached answer has none', () => {
  expect(draftOf({ logos })).toEqual(DRAFT);
});

it('sends colors in upper case, no third one, and a place with a comma or a point', () => {
  const typed = { ...DRAFT, first: '#0b5c3a', third: '', latitude: ' 47,37 ', longitude: '-8.54' };
  expect(lookOf(typed)).toEqual({
    identity: { colours: { first: '#0B5C3A', second: '#F4E9D8' }, blade: 'chevron' },
    place: { latitude: 47.37, longitude: -8.54 },
    crest: '',
    unit: 'mi',
    features: [],
  });
  expect(lookOf(DRAFT).place).toBeNull();
});

it('requires both degrees or none', () => {
  expect(checkDraft(DRAFT)).toMatchObject({ latitude: null, longitude: null });
  expect(checkDraft({ ...DRAFT, latitude: '47' })).toMatchObject({
    latitude: null,
    longitude: LONGITUDE_INVALID,
  });
  expect(checkDraft({ ...DRAFT, longitude: '8' })).toMatchObject({ latitude: LATITUDE_INVALID });
  expect(checkDraft({ ...DRAFT, latitude: 'north', longitude: '8' }).latitude).toBe(LATITUDE_INVALID);
});

describe('the contrast in words (rules club.bar-contrast, club.accent-text)', () => {
  it('states that a dark first color is kept', () => {
    expect(barText(DEFAULT_IDENTITY.colours)).toBe(
      'White text on the first color has a contrast of 13.5:1, so bars use this color.',
    );
  });

  it('states how a light first color is darkened', () => {
    expect(barText({ first: '#E0702F', second: '#FFFFFF' })).toBe(
      'White text on the first color has a contrast of 3.2:1, and bars need 7:1. They are darkened to #8B451D, which has 7.0:1.',
    );
  });

  it('states whether the accent may be a text color', () => {
    expect(accentText(DEFAULT_IDENTITY.colours)).toMatch(
      /^The third color .* 3\.2:1, so it is not used for text\.$/,
    );
    expect(accentText({ first: '#000000', second: '#12304A' })).toMatch(
      /^The second color .* has a contrast of 13\.5:1\.$/,
    );
  });
});

it.each([
  [{ kind: 'up' }, 'The sun does not set there today.'],
  [{ kind: 'down' }, 'The sun does not rise there today.'],
  [
    { kind: 'rises', sunriseMs: 0, sunsetMs: 0, sunrise: '06:10', sunset: '20:37' },
    'Today the sun rises there at 06:10 and sets at 20:37, club time.',
  ],
] as const)('describes sunrise and sunset: %j', (sun, text) => {
  expect(sunText(sun)).toBe(text);
});
