import fc from 'fast-check';
import { planOf } from '../testing/week.ts';
import {
  blocksOf,
  clockOfMinutes,
  FOLD_PX,
  halfHours,
  heightOf,
  HOUR_PX,
  hourBands,
  minutesAt,
  minutesOf,
  topOf,
} from './weekLayout.ts';

const DAY = '2026-05-29';
const at = (from: string, to: string, day = DAY) =>
  planOf({ launch: `${day} ${from}:00`, land: `${day} ${to}:00` });
/** Bands as '5–6', folded ones in brackets. */
const hours = (plans: Parameters<typeof hourBands>[0], isUnfolded = false) =>
  hourBands(plans, isUnfolded).map(({ from, to, isFolded }) =>
    isFolded ? `(${from / 60}–${to / 60})` : `${from / 60}–${to / 60}`,
  );
const placed = (plans: Parameters<typeof blocksOf>[0], most = 3) =>
  blocksOf(plans, most).map((block) => [
    'plans' in block ? `+${block.plans.length}` : clockOfMinutes(block.from),
    block.column,
    block.columns,
  ]);

describe('the hours of a week (rule plan.week)', () => {
  it('shows the hours 5 to 20, and all of them when nothing is planned', () => {
    expect(hours([])).toEqual(['5–20']);
    expect(heightOf(hourBands([]))).toBe(15 * HOUR_PX);
  });

  it('folds hours in which no shown day has a plan', () => {
    const plans = [at('05:45', '07:15'), at('09:15', '10:00', '2026-05-30'), at('16:30', '19:30')];
    expect(hours(plans)).toEqual(['5–8', '8–9', '9–10', '(10–16)', '16–20']);
  });

  it('keeps a single empty hour, and unfolds on request', () => {
    expect(hours([at('06:00', '07:00'), at('08:00', '19:30')])).toEqual(['5–6', '6–7', '7–8', '8–20']);
    expect(hours([at('06:00', '07:00')])).toEqual(['5–6', '6–7', '(7–20)']);
    expect(hours([at('06:00', '07:00')], true)).toEqual(['5–20']);
  });

  it('begins earlier and ends later with the plans, from midnight to midnight', () => {
    expect(hours([at('00:00', '00:30'), at('23:30', '23:45')])).toEqual(['0–1', '(1–23)', '23–24']);
    const overMidnight = planOf({ launch: `${DAY} 22:00:00`, land: '2026-05-30 01:00:00' });
    expect(hours([overMidnight])).toEqual(['(5–22)', '22–24']);
    expect(blocksOf([overMidnight], 3)[0]).toMatchObject({ from: 22 * 60, to: 24 * 60 });
  });

  it("shows the club's own hours of a day of 23 or 25 hours", () => {
    const spring = at('02:30', '03:30', '2026-03-29');
    const autumn = at('02:30', '03:30', '2026-10-25');
    expect(hours([spring])).toEqual(hours([autumn]));
    expect(blocksOf([spring], 3)[0]).toMatchObject({ from: 150, to: 210 });
  });

  it('shows each half hour that is not folded', () => {
    const bands = hourBands([at('06:00', '07:00')]);
    expect(halfHours(bands).map(clockOfMinutes)).toEqual(['05:00', '05:30', '06:00', '06:30']);
  });
});

describe('px and minutes', () => {
  const bands = hourBands([at('06:00', '07:00'), at('17:00', '18:00')]);

  it('converts pixels and minutes into each other', () => {
    expect(topOf(bands, 5 * 60)).toBe(0);
    expect(topOf(bands, 7 * 60)).toBe(2 * HOUR_PX);
    expect(topOf(bands, 12 * 60)).toBe(2 * HOUR_PX + FOLD_PX / 2);
    expect(topOf(bands, 17 * 60)).toBe(2 * HOUR_PX + FOLD_PX);
    expect(topOf(bands, 0)).toBe(0);
    expect(topOf(bands, 24 * 60)).toBe(heightOf(bands));
    fc.assert(
      fc.property(fc.integer({ min: 5 * 60, max: 20 * 60 - 1 }), (minutes) => {
        expect(minutesAt(bands, topOf(bands, minutes))).toBeCloseTo(minutes);
      }),
    );
  });

  it('limits pixels and minutes to the edges', () => {
    expect(minutesAt(bands, -10)).toBe(5 * 60);
    expect(minutesAt(bands, 100_000)).toBe(20 * 60);
  });

  it('reads a time as minutes, and writes minutes as a time', () => {
    expect([minutesOf(`${DAY} 00:00:00`), minutesOf(`${DAY} 23:45:00`)]).toEqual([0, 1425]);
    expect([clockOfMinutes(0), clockOfMinutes(1425)]).toEqual(['00:00', '23:45']);
  });
});

describe('plans of one day', () => {
  it('gives plans that do not overlap the whole width, also end to start', () => {
    expect(placed([at('06:00', '07:00'), at('07:00', '08:00')])).toEqual([
      ['06:00', 0, 1],
      ['07:00', 0, 1],
    ]);
  });

  it('places overlapping plans beside each other, in the first free column', () => {
    expect(placed([at('06:00', '07:00'), at('06:30', '08:00'), at('07:00', '07:45')])).toEqual([
      ['06:00', 0, 2],
      ['06:30', 1, 2],
      ['07:00', 0, 2],
    ]);
  });

  it('draws plans at least half an hour long, so that a shorter one covers none that follows', () => {
    expect(placed([at('06:00', '06:15'), at('06:15', '07:00')])).toEqual([
      ['06:00', 0, 2],
      ['06:15', 1, 2],
    ]);
    expect(blocksOf([at('23:45', '23:45')], 3)[0]).toMatchObject({ from: 1425, to: 1440 });
  });

  it('groups plans that have no room', () => {
    const crowd = [at('06:00', '07:00'), at('06:00', '07:30'), at('06:15', '07:15'), at('06:30', '08:00')];
    expect(placed(crowd)).toEqual([
      ['06:00', 0, 3],
      ['06:00', 1, 3],
      ['+2', 2, 3],
    ]);
    expect(placed(crowd, 9)).toHaveLength(4);
  });

  it('shows all plans, none covering another', () => {
    const plan = fc.record({
      from: fc.integer({ min: 0, max: 92 }),
      length: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(plan, { maxLength: 12 }), fc.integer({ min: 2, max: 6 }), (asked, most) => {
        const plans = asked.map(({ from, length }) =>
          at(clockOfMinutes(from * 15), clockOfMinutes(Math.min(95, from + length) * 15)),
        );
        const blocks = blocksOf(plans, most);
        const shown = blocks.flatMap((block) => ('plans' in block ? block.plans : [block.plan]));
        expect(new Set(shown)).toEqual(new Set(plans));
        expect(shown).toHaveLength(plans.length);
        for (const one of blocks)
          for (const other of blocks)
            if (one !== other && one.column === other.column)
              expect(one.to <= other.from || other.to <= one.from).toBe(true);
      }),
    );
  });
});
