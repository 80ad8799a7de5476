import fc from 'fast-check';
import { milesOf } from './miles.ts';
import { distanceFromNotes, milesFromNotes } from './milesFromNotes.ts';

describe('milesFromNotes (rules land.miles-from-notes, land.notes-consumed)', () => {
  test.each([
    ['5.5 steady', 5.5, 'miles', 'steady'],
    ['5.5', 5.5, 'miles', ''],
    ['0.01 out and back', 0.01, 'miles', 'out and back'],
    ['.75 short one', 0.75, 'miles', 'short one'],
    ['5.0 steady', 5, 'miles', 'steady'],
    ['19.99 long', 19.99, 'miles', 'long'],
    ['20.0 long', 20, 'miles', 'long'],
    ['1,5.5 commas go', 15.5, 'miles', 'commas go'],
    ['8000 m', 5, 'meters', ''],
    ['8,000 m in the basin', 5, 'meters', 'in the basin'],
    ['  12000 both ways', 7.5, 'meters', 'both ways'],
    ['1,600 one mile', 1, 'meters', 'one mile'],
    ['1600', 1, 'meters', ''],
    ['1001 m', 0.63, 'meters', ''],
    ['1,001 m', 0.63, 'meters', ''],
    ['29999 m', 18.75, 'meters', ''],
    ['30000 marathon', 18.75, 'meters', 'marathon'],
    ['30,000', 18.75, 'meters', ''],
    ['8 miles', 8, 'miles', ''],
    ['8 Miles, steady', 8, 'miles', 'steady'],
    ['8.2 mi', 8.2, 'miles', ''],
    ['8.2mi. in the rain', 8.2, 'miles', 'in the rain'],
    ['1 mile warm-up', 1, 'miles', 'warm-up'],
    ['20 miles', 20, 'miles', ''],
    ['8 km', 5, 'kilometers', ''],
    ['8  km', 5, 'kilometers', ''],
    ['8 kilometer', 5, 'kilometers', ''],
    ['8000 metre', 5, 'meters', ''],
    ['8000 storm', 5, 'meters', 'storm'],
    ['8km steady', 5, 'kilometers', 'steady'],
    ['8.2 kilometres\nheadwind', 5.13, 'kilometers', 'headwind'],
    ['10k race', 6.25, 'kilometers', 'race'],
    ['0.5 km', 0.31, 'kilometers', ''],
    ['30 km', 18.75, 'kilometers', ''],
    ['2000m, two of them', 1.25, 'meters', 'two of them'],
    ['8000 meters upstream', 5, 'meters', 'upstream'],
    ['5.5 m', 5.5, 'miles', 'm'],
    ['5.5 milestones', 5.5, 'miles', 'milestones'],
    ['8000 kites', 5, 'meters', 'kites'],
    ['5.5, miles and miles', 5.5, 'miles', 'and miles'],
  ])('reads %p as %p miles and keeps %s', (notes, miles, unit, rest) => {
    expect(milesFromNotes(notes)).toEqual({ miles, unit, notes: rest });
  });

  test.each([
    '',
    'steady state',
    '5 pieces of a mile',
    '20 pieces',
    '20',
    '20.01',
    '1000',
    '1,000 m',
    '30,001 m',
    '1001.5 neither',
    '0 nothing',
    ',',
    '20.1 too far',
    '1000 m',
    '30001 m',
    '-5.5 backwards',
    '5.5m',
    '5.5steady',
    '21 miles',
    '8000 miles',
    '30.01 km',
    '8000 km',
    '0 miles',
    '1000 meters',
    '8 / km',
    '1e4 m',
    '0.0 nothing',
    '0.001 less than a hundredth',
    '5.5.5 dots',
    '1.2.3km',
    '8 semi',
    '8 break',
    'about 5.5',
  ])('reads no miles from %p and keeps the notes', (notes) => {
    expect(milesFromNotes(notes)).toEqual({ miles: 0, unit: null, notes });
  });

  test('keeps miles within 0 and 20 and removes only the beginning of notes, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (notes) => {
        const read = milesFromNotes(notes);
        expect(read.miles).toBeGreaterThanOrEqual(0);
        expect(read.miles).toBeLessThanOrEqual(20);
        if (read.unit === null) expect(read.notes).toBe(notes);
        else expect(notes.trimEnd().endsWith(read.notes)).toBe(true);
      }),
    );
  });
});

describe('distanceFromNotes (rule distance.notes)', () => {
  test.each([
    ['8.5 steady', 8_500, 'steady'],
    ['12.0', 12_000, ''],
    ['32.0 long', 32_000, 'long'],
    ['8000 m in the basin', 8_000, 'in the basin'],
    ['1,600 one way', 1_600, 'one way'],
    ['30000', 30_000, ''],
    ['8 km', 8_000, ''],
    ['32 km', 32_000, ''],
    ['10k race', 10_000, 'race'],
  ])('reads %j as %d m where kilometers or meters are shown', (notes, entered, rest) => {
    for (const unit of ['km', 'm'] as const) {
      const read = distanceFromNotes(notes, unit);
      expect([read.miles, read.notes]).toEqual([milesOf(entered), rest]);
    }
  });

  test('reads a distance in miles as miles when the unit is named', () => {
    expect(distanceFromNotes('5 miles', 'km').miles).toBe(5);
  });

  test.each(['32.1 long', '33 km', '20', '1000', '30001 m', '21 miles', 'steady'])(
    'reads no distance from %j',
    (notes) => {
      expect(distanceFromNotes(notes, 'km')).toEqual({ miles: 0, unit: null, notes });
    },
  );

  test('applies the rule of miles in mile clubs', () => {
    fc.assert(
      fc.property(fc.string(), (notes) => {
        expect(distanceFromNotes(notes, 'mi')).toEqual(milesFromNotes(notes));
      }),
    );
    expect(distanceFromNotes('8000 m', 'mi').miles).toBe(5);
  });
});
