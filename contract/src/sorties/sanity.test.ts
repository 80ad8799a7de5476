import { hundredthsOfMeters } from './distance.ts';
import { checkSanity, type SanityFacts, type CheckedOuting } from './sanity.ts';

const KIM = { _id: 'kim', name: 'Kim Harper' };
const ZOE = { _id: 'zoe', name: 'Zoë Brook' };
const OSPREY = { _id: 'osprey', name: 'Osprey', seats: 2 };
const FINCH = { _id: 'finch', name: 'Finch', seats: 1 };
const MINUTE = 60_000;
const SIX = Date.UTC(2026, 4, 1, 6);
const TEN = Date.UTC(2026, 4, 1, 10);

const outingOf = (more: Partial<CheckedOuting> = {}): CheckedOuting => ({
  _id: 'one',
  boat: OSPREY,
  people: [KIM],
  launch: '2026-05-01 06:00:00',
  launchMs: SIX,
  landMs: SIX + 60 * MINUTE,
  milesHundredths: 500,
  ...more,
});
const said = (outing: Partial<CheckedOuting>, more: Partial<SanityFacts> = {}) =>
  checkSanity({ outing: outingOf(outing), others: [], nowMs: TEN, ...more }).map(
    ({ code, level, text, ruleId, subjectIds }) => [code, text, level, ruleId, ...subjectIds],
  );
const question = (code: string, text: string, ...subjectIds: string[]) => [
  [code, text, 'warn', 'sanity.questions', ...subjectIds],
];

describe('what is odd about a sortie (rule sanity.questions)', () => {
  test('takes meters as they are, and says kilometers where they are shown (rule distance.unit)', () => {
    const hour = (meters: number) => said({ milesHundredths: hundredthsOfMeters(meters) }, { unit: 'km' });
    expect(hour(20_000)).toEqual([]);
    expect(hour(20_001)).toEqual(
      question('too_fast', '20.001 km in 60 minutes is faster than 20 km/h.', 'osprey'),
    );
  });

  test('is nothing of an hour and five miles, nor of a boat that is out', () => {
    expect(said({})).toEqual([]);
    expect(said({ landMs: null, milesHundredths: 0 })).toEqual([]);
  });

  test('asks of less than ten minutes', () => {
    const short = question('short_outing', 'Osprey was out for 9 minutes.', 'osprey');
    expect(said({ landMs: SIX + 10 * MINUTE - 1, milesHundredths: 0 })).toEqual(short);
    expect(said({ landMs: SIX + 10 * MINUTE, milesHundredths: 0 })).toEqual([]);
    const one = question('short_outing', 'Osprey was out for 1 minute.', 'osprey');
    expect(said({ landMs: SIX + MINUTE, milesHundredths: 0 })).toEqual(one);
  });

  test('asks of an end before the start, and not of its length or speed', () => {
    const early = question('ends_before_start', 'Osprey landed before it launched.', 'osprey');
    expect(said({ landMs: SIX - 1 })).toEqual(early);
  });

  test('asks above 20 km/h, by 1,600 meters to the mile', () => {
    expect(said({ milesHundredths: 1250 })).toEqual([]);
    expect(said({ milesHundredths: 1251 })).toEqual(
      question('too_fast', '12.51 miles in 60 minutes is faster than 20 km/h.', 'osprey'),
    );
    expect(said({ landMs: SIX }).map(([code]) => code)).toEqual(['short_outing', 'too_fast']);
  });

  test('asks of a rower above 60 km in a day, with the other sorties of that day alone', () => {
    const sixHours = { landMs: SIX + 4 * 60 * MINUTE, milesHundredths: 2000, people: [KIM, ZOE] };
    const other = outingOf({
      _id: 'two',
      boat: FINCH,
      milesHundredths: 1751,
      launch: '2026-05-01 17:00:00',
      launchMs: SIX + 11 * 60 * MINUTE,
      landMs: SIX + 14 * 60 * MINUTE,
    });
    const others = [other];
    expect(said(sixHours, { others })).toEqual(
      question('long_day', 'Kim Harper has 37.51 miles on this day, more than 60 km.', 'kim'),
    );
    expect(said(sixHours, { others: [{ ...other, milesHundredths: 1750 }] })).toEqual([]);
    expect(said(sixHours, { others: [{ ...other, launch: '2026-05-02 00:10:00' }] })).toEqual([]);
  });

  test('asks of somebody who was in another boat meanwhile, not of one who changed boats', () => {
    const other = outingOf({ _id: 'two', boat: FINCH, launchMs: SIX + 59 * MINUTE, landMs: null });
    expect(said({ people: [ZOE, KIM] }, { others: [other] })).toEqual(
      question('two_boats', 'Kim Harper was in Finch at the same time.', 'kim', 'finch'),
    );
    const after = { ...other, launchMs: SIX + 60 * MINUTE };
    expect(said({}, { others: [after] })).toEqual([]);
  });

  test('asks of more people than seats', () => {
    expect(said({ boat: FINCH, people: [KIM, ZOE] })).toEqual(
      question('crew_too_large', 'This boat has 1 seat.', 'finch'),
    );
  });

  test('asks of what is not over yet', () => {
    const ahead = question('in_future', 'This sortie is in the future.', 'osprey');
    expect(said({}, { nowMs: SIX + 30 * MINUTE })).toEqual(ahead);
    expect(said({ landMs: null }, { nowMs: SIX - 1 })).toEqual(ahead);
    expect(said({ landMs: null }, { nowMs: SIX })).toEqual([]);
  });

  test('asks of a sortie of the same boat within ten minutes of that day, not of itself', () => {
    const others = [outingOf({ people: [ZOE], launch: '2026-05-01 06:10:00', launchMs: SIX + 10 * MINUTE })];
    const twice = question('duplicate', 'Osprey is already in the log that day, launched 06:10.', 'osprey');
    expect(said({ _id: undefined }, { others })).toEqual(twice);
    expect(said({ _id: 'two' }, { others })).toEqual(twice);
    expect(said({ _id: 'one' }, { others })).toEqual([]);
    const later = others.map((other) => ({ ...other, launchMs: SIX + 10 * MINUTE + 1 }));
    expect(said({ _id: 'two' }, { others: later })).toEqual([]);
  });
});
