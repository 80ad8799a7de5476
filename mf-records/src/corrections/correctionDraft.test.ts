import { milesOf } from '@fleetwatch/contract/sorties/miles';
import type { CorrectedOuting } from '@fleetwatch/contract/corrections/wire';
import { blankDraft, patchOf } from './correctionDraft.ts';

const OUTING: CorrectedOuting = {
  bus_id: 'osprey',
  bus: 'Osprey',
  launcher: { _id: 'kim', name: 'Kim' },
  type: null,
  late: false,
  crew: [{ _id: 'zoe', name: 'Zoë' }],
  launch: '2026-05-14 06:00:09',
  land: '2026-05-14 07:00:10',
  miles: 5.5,
  description: 'Steady',
};

test('sends only what was changed in an edit (rule correction.kinds)', () => {
  const draft = blankDraft(OUTING, 'mi');
  expect(patchOf(draft, OUTING, 'mi')).toEqual({});
  expect(patchOf({ ...draft, miles: '6,25', crew: [], land: '2026-05-14T07:10' }, OUTING, 'mi')).toEqual({
    miles: 6.25,
    crew: [],
    land: '2026-05-14 07:10:00',
  });
  expect(patchOf({ ...draft, kind: 'delete', miles: '7' }, OUTING, 'mi')).toEqual({});
});

test('sends the second sortie of a split, and all fields of a missing one', () => {
  const split = {
    ...blankDraft(OUTING, 'mi'),
    kind: 'split' as const,
    launch: '2026-05-14T06:30',
    miles: '2',
  };
  expect(patchOf(split, OUTING, 'mi')).toEqual({ launch: '2026-05-14 06:30:00', miles: 2 });
  const missing = { ...blankDraft(null, 'mi'), bus: 'finch', launch: '2026-05-14T06:30' };
  expect(patchOf({ ...missing, land: '2026-05-14T07:30', miles: '4' }, null, 'mi')).toEqual({
    bus: 'finch',
    launch: '2026-05-14 06:30:00',
    land: '2026-05-14 07:30:00',
    miles: 4,
  });
});

test('sends meters as typed, whatever the unit, and nothing that was not changed (rule distance.entry)', () => {
  const rowed = { ...OUTING, miles: milesOf(12_000) };
  const draft = blankDraft(rowed, 'km');
  expect(draft.miles).toBe('12.0');
  expect(patchOf(draft, rowed, 'km')).toEqual({});
  expect(patchOf({ ...draft, miles: '8,5' }, rowed, 'km')).toEqual({ miles: milesOf(8_500) });
  expect(patchOf({ ...draft, miles: '8500' }, rowed, 'm')).toEqual({ miles: milesOf(8_500) });
  expect(patchOf(blankDraft(rowed, 'mi'), rowed, 'mi')).toEqual({});
  expect(patchOf({ ...draft, miles: 'eight' }, rowed, 'km')).toEqual({ miles: Number.NaN });
});
