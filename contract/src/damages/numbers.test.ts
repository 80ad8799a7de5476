import fc from 'fast-check';
import { addDays, daysBetween } from '../time/weeks.ts';
import { BOAT_PARTS, DAMAGE_KINDS, SEVERITIES } from './kinds.ts';
import { damageNumbers, type CountedDamage } from './numbers.ts';

const SEASON = { season: 2026, start: '2026-01-01', end: '2026-12-31', today: '2026-05-15' };
const OSPREY = { boat: 'osprey', boatName: 'Osprey', className: 'Quad', milesHundredths: 50_000 };
const HERON = { boat: 'heron', boatName: 'Heron', className: 'Quad', milesHundredths: 0 };

const damageOf = (more: Partial<CountedDamage> = {}): CountedDamage => ({
  boat: 'osprey',
  kind: 'damage',
  parts: ['rigger'],
  severity: 'minor',
  reported: '2026-05-01',
  ended: null,
  isClosed: false,
  costCents: 0,
  ...more,
});
const closed = (reported: string, ended: string, more: Partial<CountedDamage> = {}): CountedDamage =>
  damageOf({ reported, ended, isClosed: true, ...more });
const numbers = (damages: CountedDamage[], pending: string[] = []) =>
  damageNumbers(damages, pending, [OSPREY, HERON], SEASON);

describe('a season of reports in numbers (rule damage.numbers)', () => {
  test('counts reports per 1,000 miles and cost per mile, by boat and class', () => {
    const { boats, classes, reports, cost } = numbers([
      closed('2026-05-01', '2026-05-03', { costCents: 1_250 }),
      damageOf({ boat: 'heron', costCents: 750 }),
      damageOf({ parts: ['seat', 'rigger'] }),
    ]);
    expect([reports, cost]).toEqual([3, 20]);
    const osprey = { reports: 2, miles: 500, perThousandMiles: 4, daysOut: 0, cost: 12.5, costPerMile: 0.03 };
    const heron = { reports: 1, miles: 0, perThousandMiles: null, daysOut: 0, cost: 7.5, costPerMile: null };
    expect(boats).toEqual([
      { boat: 'osprey', boatName: 'Osprey', className: 'Quad', ...osprey },
      { boat: 'heron', boatName: 'Heron', className: 'Quad', ...heron },
    ]);
    expect(classes).toEqual([
      {
        className: 'Quad',
        reports: 3,
        miles: 500,
        perThousandMiles: 6,
        daysOut: 0,
        cost: 20,
        costPerMile: 0.04,
      },
    ]);
  });

  test('counts pending reports by age', () => {
    const days = [0, 7, 8, 30, 31, 400].map((age) => addDays(SEASON.today, -age));
    expect(numbers([], days).pending).toEqual({ upTo7: 2, upTo30: 2, older: 2 });
  });

  test('returns the median days to close by severity, and counts no rejections', () => {
    const { closing } = numbers([
      ...[1, 3, 10].map((days) => closed('2026-05-01', addDays('2026-05-01', days))),
      ...[2, 5].map((days) => closed('2026-05-01', addDays('2026-05-01', days), { severity: 'unfit' })),
      damageOf({ ended: '2026-05-09', severity: 'limited' }),
    ]);
    expect(closing).toEqual([
      { severity: 'minor', closed: 3, medianDays: 3 },
      { severity: 'limited', closed: 0, medianDays: null },
      { severity: 'unfit', closed: 2, medianDays: 3.5 },
    ]);
  });

  test('lists parts, the most frequent first, and every kind', () => {
    const { parts, kinds } = numbers([
      damageOf({ parts: ['hull'] }),
      damageOf({ parts: ['seat', 'hull'], kind: 'capsize' }),
    ]);
    expect(parts).toEqual([
      { part: 'hull', reports: 2 },
      { part: 'seat', reports: 1 },
    ]);
    expect(kinds.filter(({ reports }) => reports > 0)).toEqual([
      { kind: 'damage', reports: 1 },
      { kind: 'capsize', reports: 1 },
    ]);
    expect(kinds).toHaveLength(DAMAGE_KINDS.length);
  });

  test.each([
    ['from the report to the day before it was closed', [closed('2026-05-01', '2026-05-04')], 3],
    ['each day once', [closed('2026-05-01', '2026-05-04'), closed('2026-05-02', '2026-05-06')], 5],
    ['one within another', [closed('2026-05-01', '2026-05-09'), closed('2026-05-02', '2026-05-03')], 8],
    ['with a gap', [closed('2026-05-06', '2026-05-07'), closed('2026-05-01', '2026-05-02')], 2],
    ['up to today while it is pending', [damageOf({ reported: '2026-05-14' })], 2],
    ['of this season alone', [closed('2025-12-20', '2026-01-03')], 2],
    ['none on the day itself', [closed('2026-05-01', '2026-05-01')], 0],
  ])('counts the days out of service %s', (_what, damages, days) => {
    const unfit = damages.map((damage) => ({ ...damage, severity: 'unfit' as const }));
    expect(numbers(unfit).boats.find(({ boat }) => boat === 'osprey')?.daysOut ?? 0).toBe(days);
  });

  test('adds up to the same sums, whatever the reports', () => {
    const day = fc.integer({ min: -40, max: 134 }).map((offset) => addDays('2026-01-01', offset));
    const damage = fc.record({
      boat: fc.constantFrom('osprey', 'heron'),
      kind: fc.constantFrom(...DAMAGE_KINDS),
      parts: fc.uniqueArray(fc.constantFrom(...BOAT_PARTS), { maxLength: 3 }),
      severity: fc.constantFrom(...SEVERITIES),
      reported: day,
      took: fc.option(fc.nat(60)),
      isClosed: fc.boolean(),
      costCents: fc.nat(10_000),
    });
    fc.assert(
      fc.property(fc.array(damage, { maxLength: 30 }), (all) => {
        const damages = all.map(({ took, ...one }) => {
          const ended = took === null ? null : addDays(one.reported, took);
          return { ...one, ended, isClosed: one.isClosed && ended !== null };
        });
        const counted = numbers(damages);
        const own = damages.filter(({ reported }) => reported >= SEASON.start);
        const sum = (rows: { reports: number }[]) => rows.reduce((total, { reports }) => total + reports, 0);
        expect([counted.reports, sum(counted.kinds), sum(counted.boats), sum(counted.classes)]).toEqual(
          Array.from({ length: 4 }, () => own.length),
        );
        expect(Math.round(counted.cost * 100)).toBe(
          own.reduce((total, { costCents }) => total + costCents, 0),
        );
        // Counts day by day, as a cross-check.
        for (const { boat, daysOut } of counted.boats) {
          const days = Array.from({ length: daysBetween(SEASON.start, SEASON.today) + 1 }, (_, at) =>
            addDays(SEASON.start, at),
          );
          const isOut = (date: string) =>
            damages.some(
              (one) =>
                one.boat === boat &&
                one.severity === 'unfit' &&
                one.reported <= date &&
                (one.ended === null || one.ended > date),
            );
          expect(daysOut).toBe(days.filter(isOut).length);
        }
      }),
    );
  });
});
