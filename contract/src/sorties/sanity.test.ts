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
const warningsOf = (outing: Partial<CheckedOuting>, more: Partial<SanityFacts> = {}) =>
  checkSanity({ outing: outingOf(outing), others: [], nowMs: TEN, ...more }).map(
    ({ code, level, text, ruleId, subjectIds }) => [code, text, level, ruleId, ...subjectIds],
  );
const question = (code: string, text: string, ...subjectIds: string[]) => [
  [code, text, 'warn', 'sanity.questions', ...subjectIds],
];

describe('what is odd about a sortie (rule sanity.questions)', () => {
  test('calculates in meters, and shows kilometers in a club that uses them (rule distance.unit)', () => {
    const hour = (meters: number) =>
      warningsOf({ milesHundredths: hundredthsOfMeters(meters) }, { unit: 'km' });
    expect(hour(20_000)).toEqual([]);
    expect(hour(20_001)).toEqual(
      question('too_fast', '20.001 km in 60 minutes is faster than 20 km/h.', 'osprey'),
    );
  });

  test('finds nothing odd about five miles in an hour, or a boat that is out', () => {
    expect(warningsOf({})).toEqual([]);
    expect(warningsOf({ landMs: null, milesHundredths: 0 })).toEqual([]);
  });

  test('warns of less than ten minutes', () => {
    const short = question('short_outing', 'Osprey was out for 9 minutes.', 'osprey');
    expect(warningsOf({ landMs: SIX + 10 * MINUTE - 1, milesHundredths: 0 })).toEqual(short);
    expect(warningsOf({ landMs: SIX + 10 * MINUTE, milesHundredths: 0 })).toEqual([]);
    const one = question('short_outing', 'Osprey was out for 1 minute.', 'osprey');
    expect(warningsOf({ landMs: SIX + MINUTE, milesHundredths: 0 })).toEqual(one);
  });

  test('warns of an end before the start, and not of its length or speed', () => {
    const early = question('ends_before_start', 'Osprey landed before it launched.', 'osprey');
    expect(warningsOf({ landMs: SIX - 1 })).toEqual(early);
  });

  test('warns above 20 km/h, by 1,600 meters to the mile', () => {
    expect(warningsOf({ milesHundredths: 1250 })).toEqual([]);
    expect(warningsOf({ milesHundredths: 1251 })).toEqual(
      question('too_fast', '12.51 miles in 60 minutes is faster than 20 km/h.', 'osprey'),
    );
    expect(warningsOf({ landMs: SIX }).map(([code]) => code)).toEqual(['short_outing', 'too_fast']);
  });

  test('warns of a rower above 60 km in a day, with the other sorties of that day alone', () => {
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
    expect(warningsOf(sixHours, { others })).toEqual(
      question('long_day', 'Kim Harper has 37.51 miles on this day, more than 60 km.', 'kim'),
    );
    expect(warningsOf(sixHours, { others: [{ ...other, milesHundredths: 1750 }] })).toEqual([]);
    expect(warningsOf(sixHours, { others: [{ ...other, launch: '2026-05-02 00:10:00' }] })).toEqual([]);
  });

  test('warns of a member in another boat at the same time, not of one who changed boats', () => {
    const other = outingOf({ _id: 'two', boat: FINCH, launchMs: SIX + 59 * MINUTE, landMs: null });
    expect(warningsOf({ people: [ZOE, KIM] }, { others: [other] })).toEqual(
      question('two_boats', 'Kim Harper was in Finch at the same time.', 'kim', 'finch'),
    );
    const after = { ...other, launchMs: SIX + 60 * MINUTE };
    expect(warningsOf({}, { others: [after] })).toEqual([]);
  });

  test('warns of more people than seats', () => {
    expect(warningsOf({ boat: FINCH, people: [KIM, ZOE] })).toEqual(
      question('crew_too_large', 'This boat has 1 seat.', 'finch'),
    );
  });

  test('warns of a sortie that is not over yet', () => {
    const ahead = question('in_future', 'This sortie is in the future.', 'osprey');
    expect(warningsOf({}, { nowMs: SIX + 30 * MINUTE })).toEqual(ahead);
    expect(warningsOf({ landMs: null }, { nowMs: SIX - 1 })).toEqual(ahead);
    expect(warningsOf({ landMs: null }, { nowMs: SIX })).toEqual([]);
  });

  test('warns of a sortie of the same boat within ten minutes of that day, except itself', () => {
    const others = [outingOf({ people: [ZOE], launch: '2026-05-01 06:10:00', launchMs: SIX + 10 * MINUTE })];
    const twice = question('duplicate', 'Osprey is already in the log that day, launched 06:10.', 'osprey');
    expect(warningsOf({ _id: undefined }, { others })).toEqual(twice);
    expect(warningsOf({ _id: 'two' }, { others })).toEqual(twice);
    expect(warningsOf({ _id: 'one' }, { others })).toEqual([]);
    const later = others.map((other) => ({ ...other, launchMs: SIX + 10 * MINUTE + 1 }));
    expect(warningsOf({ _id: 'two' }, { others: later })).toEqual([]);
  });
});
