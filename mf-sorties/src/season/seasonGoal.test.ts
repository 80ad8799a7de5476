import { keepGoal, parseGoal, readGoal } from './seasonGoal.ts';

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
])('%p is %p', (text, miles) => {
  expect(parseGoal(text)).toBe(miles);
});

it('is kept by member', () => {
  keepGoal('kim', 600);
  expect([readGoal('kim'), readGoal('ada')]).toEqual([600, null]);
  keepGoal('kim', null);
  expect(readGoal('kim')).toBeNull();
});

it('a damaged entry is no goal', () => {
  localStorage.setItem('fwo:season-goal:kim', 'much');
  expect(readGoal('kim')).toBeNull();
});
