import { saveGoal, parseGoal, readGoal } from './seasonGoal.ts';

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

it('is stored per member', () => {
  saveGoal('kim', 600);
  expect([readGoal('kim'), readGoal('ada')]).toEqual([600, null]);
  saveGoal('kim', null);
  expect(readGoal('kim')).toBeNull();
});

it('ignores a damaged entry', () => {
  localStorage.setItem('fwo:season-goal:kim', 'much');
  expect(readGoal('kim')).toBeNull();
});
