import { dueText, dueWhen } from './texts.ts';

test.each([
  [90, '09:30'],
  [60, '09:30'],
  [59, 'in 59 min'],
  [0.5, 'in 1 min'],
  [0, '09:30'],
  [-5, '09:30'],
])('shows a boat due in %d minutes as due %s (rule safety.bar)', (minutes, text) => {
  expect(dueWhen(minutes * 60_000, 0, '09:30')).toBe(text);
  expect(dueText(minutes * 60_000, 0, '09:30')).toBe(text === '09:30' ? 'Due back 09:30' : `Due ${text}`);
});
