import { boatIn, fleetGroupOf } from '@fleetwatch/kit/testing/sampleData';
import { boatsOfClass } from './boatsOfClass.ts';

const boat = (name: string, group: string, active = true) =>
  boatIn(fleetGroupOf(group, group, 1, { _id: group }), name, { _id: name, active });

const FLEET = [boat('Tern', '1x'), boat('Dipper', '1x', false), boat('Kestrel', '8+'), boat('Finch', '1x')];

describe('boatsOfClass', () => {
  it('lists the boats of the class by name, dry-docked ones last', () => {
    expect(boatsOfClass(FLEET, [], '1x').map(({ name }) => name)).toEqual(['Finch', 'Tern', 'Dipper']);
    expect(boatsOfClass(FLEET, [], '4x')).toEqual([]);
  });

  it('leaves out a boat on the water, and lists it again once it has landed', () => {
    const names = (land: string | null) =>
      boatsOfClass(FLEET, [{ bus_id: 'Finch', land, launch: '2026-05-01 06:00:00' }], '1x').map(
        ({ name }) => name,
      );
    expect(names(null)).toEqual(['Tern', 'Dipper']);
    expect(names('2026-05-01 07:00:00')).toEqual(['Finch', 'Tern', 'Dipper']);
  });

  it('lists a boat left out since an earlier day, in a club that asks its next crew (rule forgotten.next)', () => {
    const out = [
      { bus_id: 'Finch', land: null, launch: '2026-04-30 18:00:00' },
      { bus_id: 'Tern', land: null, launch: '2026-05-01 06:00:00' },
    ];
    const names = (before: string | null) => boatsOfClass(FLEET, out, '1x', before).map(({ name }) => name);
    expect(names('2026-05-01')).toEqual(['Finch', 'Dipper']);
    expect(names(null)).toEqual(['Dipper']);
  });
});
