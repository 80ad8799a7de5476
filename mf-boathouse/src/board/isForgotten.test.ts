import { isForgotten } from './isForgotten.ts';

test('a boat launched on an earlier day is forgotten', () => {
  expect(isForgotten('2026-04-30 23:59:59', '2026-05-01')).toBe(true);
  expect(isForgotten('2026-05-01 00:00:00', '2026-05-01')).toBe(false);
});
