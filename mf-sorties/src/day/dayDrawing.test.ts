import fc from 'fast-check';
import type { SunDay } from '@fleetwatch/kit/ui/time/sunTimes.ts';
import { loggedSortie } from '../testing/logbook.ts';
import { barLabels, type LabelledBar } from './barLabels.ts';
import { boatRows } from './boatRows.ts';
import { dayAxis, nightsOf } from './dayAxis.ts';
import { dayScale, drawnSpan } from './dayScale.ts';
import { packLanes } from './packLanes.ts';

const NOW = '2026-05-01 12:00:00';
const timed = (from: string, to: string | null) => ({
  launch: `2026-05-01 ${from}:00`,
  land: to === null ? null : to.length > 5 ? `${to}:00` : `2026-05-01 ${to}:00`,
});
const SUN: SunDay = { kind: 'rises', sunriseMs: 0, sunsetMs: 0, sunrise: '06:02', sunset: '20:48' };

describe('the hours of a day (rule sortie.timeline)', () => {
  it('draws the hours 5:00 to 22:00, and more where a boat was out', () => {
    expect(dayScale([timed('07:30', '09:00')], NOW)).toMatchObject({ firstHour: 5, lastHour: 22 });
    expect(dayScale([timed('04:30', '06:00'), timed('21:00', '22:10')], NOW)).toMatchObject({
      firstHour: 4,
      lastHour: 23,
    });
  });

  it('draws a boat still out until now, and one past midnight until the end of its day', () => {
    expect(drawnSpan(timed('10:00', null), NOW)).toEqual({ from: 600, to: 720 });
    expect(drawnSpan(timed('20:00', '2026-05-02 06:30'), NOW)).toEqual({ from: 1200, to: 1440 });
    expect(drawnSpan(timed('20:00', null), '2026-05-03 09:00:00')).toEqual({ from: 1200, to: 1440 });
    // On a device whose clock is behind.
    expect(drawnSpan(timed('12:05', null), NOW)).toEqual({ from: 725, to: 725 });
  });

  it('shades the nights by the sun', () => {
    const scale = dayScale([], NOW);
    expect(nightsOf(scale, SUN)).toEqual([
      { from: 0, to: scale.shareOf(362) },
      { from: scale.shareOf(1248), to: 1 },
    ]);
    expect(nightsOf(scale, { kind: 'up' })).toEqual([]);
    expect(nightsOf(scale, { kind: 'down' })).toEqual([{ from: 0, to: 1 }]);
    expect(nightsOf(scale, null)).toEqual([]);
  });

  it.each([320, 390, 560, 1024, 1440])(
    'draws labels of hours that do not touch, %d px wide (rule sortie.axis)',
    (width) => {
      const { hours, suns } = dayAxis(dayScale([], NOW), width, SUN);
      const all = [...hours, ...suns].toSorted((one, other) => one.at - other.at);
      expect(suns.map(({ text }) => text)).toEqual(['06:02', '20:48']);
      expect(hours.length).toBeGreaterThan(1);
      all.slice(1).forEach((label, index) => {
        const before = all[index];
        expect(
          label.at - label.width / 2 - (before?.at ?? 0) - (before?.width ?? 0) / 2,
        ).toBeGreaterThanOrEqual(8);
      });
    },
  );
});

describe('the boats of a day', () => {
  it('lists boats still out first, the longest out on top, then the others by name', () => {
    const at = (bus: string, time: string, isOut = false) =>
      loggedSortie('2026-05-01', {
        bus,
        bus_id: bus,
        launch: `2026-05-01 ${time}:00`,
        land: isOut ? null : '2026-05-01 11:00:00',
      });
    const rows = boatRows([
      at('Wren', '06:00'),
      at('Finch', '07:00'),
      at('Tern', '08:30', true),
      at('Avocet', '09:00'),
      at('Avocet', '11:30', true),
    ]);
    expect(rows.map(({ bus, sorties }) => [bus, sorties.length])).toEqual([
      ['Tern', 1],
      ['Avocet', 2],
      ['Finch', 1],
      ['Wren', 1],
    ]);
  });
});

describe('the words of bars', () => {
  const bar = (left: number, right: number, fields: Partial<LabelledBar> = {}): LabelledBar => ({
    left,
    right,
    width: 100,
    isOpen: false,
    ...fields,
  });

  it("puts a bar's words on the right, of an open bar on the left, or on the other side", () => {
    expect(barLabels([bar(100, 200)], 500)).toEqual([{ side: 'right', width: 100 }]);
    expect(barLabels([bar(300, 400, { isOpen: true })], 500)).toEqual([{ side: 'left', width: 100 }]);
    expect(barLabels([bar(300, 450)], 500)).toEqual([{ side: 'left', width: 100 }]);
    expect(barLabels([bar(10, 100, { isOpen: true })], 500)).toEqual([{ side: 'right', width: 100 }]);
  });

  it("cuts a bar's words where they have little room, and leaves them out where they have none", () => {
    expect(barLabels([bar(10, 430)], 500)).toEqual([{ side: 'right', width: 62 }]);
    expect(barLabels([bar(10, 480)], 500)).toEqual([null]);
  });

  it("keeps a bar's words off the next bar and its words, for any bars", () => {
    const spans = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 90 }), fc.boolean()),
    );
    fc.assert(
      fc.property(spans, (gaps) => {
        let end = 0;
        const bars = gaps.map(([gap, length, isOpen]) => {
          const left = end + gap;
          end = left + length;
          return bar(left, end, { isOpen });
        });
        let takenTo = 0;
        barLabels(bars, end).forEach((place, index) => {
          const { left, right } = bars[index] ?? bar(0, 0);
          if (place?.side === 'left') expect(left - place.width).toBeGreaterThanOrEqual(takenTo);
          takenTo = place?.side === 'right' ? right + place.width : right;
          expect(takenTo).toBeLessThanOrEqual(bars[index + 1]?.left ?? end);
        });
      }),
    );
  });
});

it('packs the spans of an overview into as few lanes as are out at once', () => {
  expect(
    packLanes([
      { from: 0, to: 10 },
      { from: 5, to: 15 },
      { from: 10, to: 20 },
      { from: 12, to: 14 },
    ]),
  ).toEqual([0, 1, 0, 2]);
});
