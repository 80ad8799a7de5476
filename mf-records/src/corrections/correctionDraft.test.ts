import type { CorrectedOuting } from '@fleetwatch/contract/corrections/wire';
import { blankDraft, patchOf } from './correctionDraft.ts';

const OUTING: CorrectedOuting = {
  ...{ bus_id: 'osprey', bus: 'Osprey', launcher: { _id: 'kim', name: 'Kim' }, type: null, late: false },
  crew: [{ _id: 'zoe', name: 'Zoë' }],
  ...{ launch: '2026-05-14 06:00:09', land: '2026-05-14 07:00:10', miles: 5.5, description: 'Steady' },
};

test('an edit sends only what was changed (rule correction.kinds)', () => {
  const draft = blankDraft(OUTING);
  expect(patchOf(draft, OUTING)).toEqual({});
  expect(patchOf({ ...draft, miles: '6,25', crew: [], land: '2026-05-14T07:10' }, OUTING)).toEqual({
    ...{ miles: 6.25, crew: [], land: '2026-05-14 07:10:00' },
  });
  expect(patchOf({ ...draft, kind: 'delete', miles: '7' }, OUTING)).toEqual({});
});

test('a split sends its second outing, a missing one all it must say', () => {
  const split = { ...blankDraft(OUTING), kind: 'split' as const, launch: '2026-05-14T06:30', miles: '2' };
  expect(patchOf(split, OUTING)).toEqual({ launch: '2026-05-14 06:30:00', miles: 2 });
  const missing = { ...blankDraft(null), bus: 'finch', launch: '2026-05-14T06:30' };
  expect(patchOf({ ...missing, land: '2026-05-14T07:30', miles: '4' }, null)).toEqual({
    ...{ bus: 'finch', launch: '2026-05-14 06:30:00', land: '2026-05-14 07:30:00', miles: 4 },
  });
});
