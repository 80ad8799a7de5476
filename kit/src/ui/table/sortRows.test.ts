import { sortRows } from './sortRows.ts';

const boats = [
  { name: 'Tern', miles: 12 },
  { name: 'avocet', miles: null },
  { name: 'Älv', miles: 100 },
  { name: 'Boat 10', miles: 12 },
  { name: 'Boat 9', miles: null },
];
const namesBy = (valueOf: (boat: (typeof boats)[number]) => string | number | null, isDescending = false) =>
  sortRows(boats, valueOf, isDescending).map(({ name }) => name);

describe('sortRows', () => {
  it('sorts words without case and accents, and numbers in them by their value', () => {
    expect(namesBy(({ name }) => name)).toEqual(['Älv', 'avocet', 'Boat 9', 'Boat 10', 'Tern']);
    expect(namesBy(({ name }) => name, true)).toEqual(['Tern', 'Boat 10', 'Boat 9', 'avocet', 'Älv']);
  });

  it('sorts numbers by their value, equals by name, and missing ones last in both directions', () => {
    expect(namesBy(({ miles }) => miles)).toEqual(['Boat 10', 'Tern', 'Älv', 'avocet', 'Boat 9']);
    expect(namesBy(({ miles }) => miles, true)).toEqual(['Älv', 'Boat 10', 'Tern', 'avocet', 'Boat 9']);
  });

  it('leaves the given rows unchanged', () => {
    namesBy(({ name }) => name);
    expect(boats[0]?.name).toBe('Tern');
  });
});
