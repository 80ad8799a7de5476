import { sumSorties } from './sumSorties.ts';

const sortie = (launch: string, miles: number, late = false) => ({ launch, miles, late });

it('counts sorties, days and credited miles, to the hundredth', () => {
  const sorties = [
    sortie('2026-05-01 06:00:00', 0.1),
    sortie('2026-05-01 17:00:00', 0.2),
    sortie('2026-05-02 06:00:00', 5),
  ];
  expect(sumSorties(sorties)).toEqual({ sorties: 3, miles: 5.3, days: 2 });
});

it('counts a late landing as a sortie without miles', () => {
  expect(sumSorties([sortie('2026-05-01 06:00:00', 5, true)])).toEqual({ sorties: 1, miles: 0, days: 1 });
});

it('is zero for an empty list', () => {
  expect(sumSorties([])).toEqual({ sorties: 0, miles: 0, days: 0 });
});
