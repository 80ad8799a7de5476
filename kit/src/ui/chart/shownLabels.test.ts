import fc from 'fast-check';
import { shownLabels, type AxisLabel } from './shownLabels.ts';

const every = (step: number, count: number, width = 30): AxisLabel[] =>
  Array.from({ length: count }, (_, index) => ({ at: index * step, width }));

it('shows all labels that have room (rule sortie.axis)', () => {
  expect(shownLabels(every(38, 5))).toHaveLength(5);
});

it('drops every second label nearer than 8 px, until none is', () => {
  expect(shownLabels(every(37, 5)).map(({ at }) => at)).toEqual([0, 74, 148]);
  expect(shownLabels(every(12, 9)).map(({ at }) => at)).toEqual([0, 48, 96]);
});

it('keeps clear of a label that stays', () => {
  expect(shownLabels(every(60, 4), [{ at: 100, width: 40 }]).map(({ at }) => at)).toEqual([0, 180]);
});

it('lets no two labels overlap, for any widths', () => {
  const label = fc.record({ at: fc.integer({ min: 0, max: 1500 }), width: fc.integer({ min: 1, max: 80 }) });
  fc.assert(
    fc.property(fc.array(label), fc.array(label, { maxLength: 2 }), (labels, staying) => {
      const shown = shownLabels(
        labels.toSorted((one, other) => one.at - other.at),
        staying,
      );
      shown.forEach((one, index) => {
        for (const other of [...shown.slice(index + 1, index + 2), ...staying])
          expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual((one.width + other.width) / 2 + 8);
      });
    }),
  );
});
