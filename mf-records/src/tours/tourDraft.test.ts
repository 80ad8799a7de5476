import { milesOf } from '@fleetwatch/contract/sorties/miles';
import { legDrafts, legsOf, openDays, withDay } from './tourDraft.ts';

const tour = { from: '2026-05-30', to: '2026-06-02' };
const leg = (date: string, more: object = {}) => ({ date, from: 'A', to: 'B', amount: '5', ...more });

it('reads distances with a point or a comma, and nothing else', () => {
  const miles = (typed: string) => legsOf([leg('2026-05-30', { amount: typed })], 'mi')[0]?.miles;
  expect(['12', '12.5', '12,25', ' 3 ', ''].map(miles)).toEqual([12, 12.5, 12.25, 3, 0]);
  expect(['far', '1.005', '1,2,3', '-1'].map(miles)).toEqual([NaN, NaN, NaN, NaN]);
});

it.each([
  [12.5, 'mi', '12.5'],
  [milesOf(12_000), 'km', '12.0'],
  [milesOf(12_345), 'm', '12345'],
] as const)('keeps %d miles, entered in %s as %s', (miles, unit, amount) => {
  const legs = [{ date: '2026-05-30', from: '', to: '', miles }];
  const drafts = legDrafts(legs, unit);
  expect(drafts).toEqual([{ date: '2026-05-30', from: '', to: '', amount }]);
  expect(legsOf(drafts, unit)).toEqual(legs);
});

it('offers the days without a leg, over the end of a month, up to the last that may have one', () => {
  expect(openDays(tour, [], null)).toEqual(['2026-05-30', '2026-05-31', '2026-06-01', '2026-06-02']);
  expect(openDays(tour, [leg('2026-05-30')], '2026-05-31')).toEqual(['2026-05-31']);
  expect(openDays(tour, [], '2026-06-09')).toHaveLength(4);
  const full = Array.from({ length: 31 }, (_, at) => leg(`2026-07-${String(at + 1).padStart(2, '0')}`));
  expect(openDays({ from: '2026-07-01', to: '2026-08-20' }, full, null)).toEqual([]);
});

it('begins a leg where the one before it ended, and keeps the order of the days', () => {
  const legs = withDay([leg('2026-05-30', { to: 'Riesa' }), leg('2026-06-02')], '2026-05-31');
  expect(legs.map(({ date, from }) => [date, from])).toEqual([
    ['2026-05-30', 'A'],
    ['2026-05-31', 'Riesa'],
    ['2026-06-02', 'A'],
  ]);
  expect(withDay([], '2026-05-30')).toEqual([{ date: '2026-05-30', from: '', to: '', amount: '' }]);
});
