import { IDEMPOTENCY_KEY_PATTERN } from './idempotency.ts';

test.each([
  ['k'.repeat(16), true],
  ['k'.repeat(64), true],
  ['aB3_-aB3_-aB3_-x', true],
  ['k'.repeat(15), false],
  ['k'.repeat(65), false],
  [`${'k'.repeat(16)} `, false],
  [` ${'k'.repeat(16)}`, false],
  ['', false],
])('accepts %j as a key: %p (rule launch.repeat)', (key, isKey) => {
  expect(IDEMPOTENCY_KEY_PATTERN.test(key)).toBe(isKey);
});
