import { planOf } from '../testing/week.ts';
import { boatRows } from './boatRows.ts';
import { NO_BOAT } from './texts.ts';

const osprey = { _id: 'o', name: 'Osprey', moniker: '4x' };
const finch = { _id: 'f', name: 'Finch', moniker: '1x' };

it('returns a row for each boat sorted by name, then the plans without a boat', () => {
  const [both, one, none] = [
    planOf({ fleet: [osprey, finch] }),
    planOf({ fleet: [osprey] }),
    planOf({ fleet: [] }),
  ];
  expect(boatRows([both, none, one])).toEqual([
    { id: 'f', name: 'Finch (1x)', plans: [both] },
    { id: 'o', name: 'Osprey (4x)', plans: [both, one] },
    { id: '', name: NO_BOAT, plans: [none] },
  ]);
});

it('returns no row without plans', () => {
  expect(boatRows([])).toEqual([]);
});
