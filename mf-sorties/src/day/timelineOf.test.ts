import fc from 'fast-check';
import { timelineOf } from './timelineOf.ts';

const NOW = '2026-05-01 12:00:00';
const sortie = (from: string, to: string | null) => ({
  _id: from,
  launch: `2026-05-01 ${from}:00`,
  land: to === null ? null : to.length > 5 ? `${to}:00` : `2026-05-01 ${to}:00`,
});

it('begins and ends at the full hours around the sorties', () => {
  const { bars, hours } = timelineOf([sortie('07:30', '09:00'), sortie('06:00', '07:00')], NOW);
  expect(hours.map(({ hour }) => hour)).toEqual([6, 7, 8, 9]);
  expect(bars.map(({ from, length }) => [from, length])).toEqual([
    [0, 1 / 3],
    [0.5, 0.5],
  ]);
});

it('draws a boat still out until now, and past midnight until the end of the day', () => {
  const [out] = timelineOf([sortie('10:00', null)], NOW).bars;
  expect(out).toMatchObject({ from: 0, length: 1 });
  const late = timelineOf([sortie('20:00', '2026-05-02 06:30')], NOW);
  expect(late.hours.at(-1)?.hour).toBe(24);
  expect(late.bars[0]).toMatchObject({ from: 0, length: 1 });
  const forgotten = timelineOf([sortie('20:00', null)], '2026-05-03 09:00:00');
  expect(forgotten.bars[0]).toMatchObject({ from: 0, length: 1 });
});

it('shows two hours around a launch a moment ago', () => {
  expect(timelineOf([sortie('06:10', '06:11')], NOW).hours.map(({ hour }) => hour)).toEqual([5, 6, 7]);
  expect(timelineOf([sortie('00:10', '00:11')], NOW).hours.map(({ hour }) => hour)).toEqual([0, 1, 2]);
});

it('has fewer hour lines on a long day', () => {
  const { hours } = timelineOf([sortie('05:00', '21:00')], NOW);
  expect(hours.map(({ hour }) => hour)).toEqual([5, 7, 9, 11, 13, 15, 17, 19, 21]);
});

it('has no lines without sorties', () => {
  expect(timelineOf([], NOW)).toEqual({ bars: [], hours: [] });
});

it('keeps every bar inside, the earlier launch first, for any times', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.array(fc.tuple(time, fc.option(time)), { minLength: 1 }), (times) => {
      const { bars } = timelineOf(
        times.map(([from, to]) => sortie(from, to)),
        NOW,
      );
      for (const { from, length } of bars) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThanOrEqual(0);
        expect(from + length).toBeLessThanOrEqual(1 + 1e-9);
      }
      const launches = bars.map(({ sortie: { launch } }) => launch);
      expect(launches).toEqual(launches.toSorted());
    }),
  );
});
