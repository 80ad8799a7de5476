import { milesOf } from './miles.ts';
import { EMPTY_LANDING, landingMilesRule, landingNotesRule, landingStep } from './landing.ts';
import { MILES_INVALID, NOTES_LENGTH } from './texts.ts';

test.each([
  ['x'.repeat(280), null],
  [` ${'x'.repeat(280)}\n`, null],
  ['x'.repeat(281), NOTES_LENGTH],
])('limits notes to 280 characters, not counting spaces around them', (notes, refusal) => {
  expect(landingNotesRule(notes)).toBe(refusal);
});

test.each([
  [0, null],
  [5.25, null],
  [5.255, MILES_INVALID],
  [200.01, MILES_INVALID],
])('refuses a landing with %d miles with %j (rule land.miles-limits)', (miles, refusal) => {
  expect(landingMilesRule(miles)).toBe(refusal);
});

describe('landingStep', () => {
  test('offers kilometers to members who use them (rule distance.notes)', () => {
    expect(landingStep({ miles: 0, notes: '12.0 steady' }, 'km')).toEqual({
      landing: { miles: milesOf(12_000), notes: 'steady' },
      question: { text: 'Do you want to log 12.0 km?', verb: 'Log 12.0 km' },
    });
    expect(landingStep(EMPTY_LANDING, 'km').question?.text).toBe('Leave the distance at 0?');
  });

  it('begins without miles and notes, and asks for confirmation', () => {
    expect(landingStep(EMPTY_LANDING)).toEqual({
      landing: { miles: 0, notes: '' },
      question: { text: 'Leave mileage at 0?', verb: 'Leave at 0' },
    });
  });

  it.each([[6], [0]])('sends trimmed notes with %d miles counted', (miles) => {
    expect(landingStep({ miles, notes: ' steady\n' }).landing).toEqual({ miles, notes: 'steady' });
  });

  it('asks nothing when miles were counted, and keeps the notes whole', () => {
    expect(landingStep({ miles: 6, notes: '5.5 steady' })).toEqual({
      landing: { miles: 6, notes: '5.5 steady' },
      question: null,
    });
  });

  it.each([
    ['5.5 steady', 5.5, 'steady'],
    ['20.0', 20, ''],
    ['8000 m', 5, ''],
    ['8,000 m headwind', 5, 'headwind'],
    ['8 miles', 8, ''],
    ['8 km steady', 5, 'steady'],
    ['1600', 1, ''],
    ['1,600 by the bridge', 1, 'by the bridge'],
    ['1001 warm-up', 0.63, 'warm-up'],
    ['30000', 18.75, ''],
    ['30,000 there and back', 18.75, 'there and back'],
  ])('offers the miles that %o begins with', (notes, miles, rest) => {
    expect(landingStep({ miles: 0, notes })).toEqual({
      landing: { miles, notes: rest },
      question: { text: `Do you want to log ${miles} miles?`, verb: `Log ${miles} miles` },
    });
  });

  it.each([
    '',
    'steady 5.5',
    '5 steady',
    '20',
    '1000 m',
    '1,000 m',
    '30001',
    '30,001',
    '20.1 miles',
    '5.5laps',
  ])('asks whether to leave 0 for %o, and keeps the notes', (notes) => {
    expect(landingStep({ miles: 0, notes })).toEqual({
      landing: { miles: 0, notes },
      question: { text: 'Leave mileage at 0?', verb: 'Leave at 0' },
    });
  });
});
