import { amountIn } from '@fleetwatch/contract/sorties/distanceText';
import { milesOf } from '@fleetwatch/contract/sorties/miles';
import { goalError, saveGoal, parseGoal, readGoal } from './seasonGoal.ts';

it.each([
  ['600', 600],
  [' 1,200 ', 1200],
  ['', null],
  ['0', null],
  ['20000', 20_000],
  ['20001', undefined],
  ['many', undefined],
  ['5.5', undefined],
  ['-5', undefined],
])('reads the goal %p as %p', (text, miles) => {
  expect(parseGoal(text, 'mi')).toBe(miles);
});

it('keeps a goal as it was typed in kilometers or meters (rule distance.stored)', () => {
  expect(parseGoal('1000', 'km')).toBe(milesOf(1_000_000));
  expect(parseGoal('1,000,000', 'm')).toBe(milesOf(1_000_000));
  expect(parseGoal('32001', 'km')).toBeUndefined();
  expect(goalError('km')).toBe('Enter a whole number of kilometers, at most 32,000.');
  saveGoal('kim', milesOf(1_000_000));
  expect(amountIn(readGoal('kim') ?? 0, 'km')).toBe(1_000);
});

it('stores a goal per member', () => {
  saveGoal('kim', 600);
  expect([readGoal('kim'), readGoal('ada')]).toEqual([600, null]);
  saveGoal('kim', null);
  expect(readGoal('kim')).toBeNull();
});

it('ignores a damaged entry', () => {
  localStorage.setItem('fwo:season-goal:kim', 'much');
  expect(readGoal('kim')).toBeNull();
});
