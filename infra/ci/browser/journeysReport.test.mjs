import { expect, test } from '@jest/globals';
import { countJourneys, SECOND_TRIES_MAX } from '../countJourneys.mjs';

const spec = (title, status) => ({ title, tests: [{ status }] });
const report = (flaky) => ({
  stats: { expected: 10, flaky: flaky.length, unexpected: 0 },
  suites: [
    {
      title: 'launch.spec.ts',
      specs: [spec('launches', 'expected')],
      suites: [{ title: 'offline', specs: flaky.map((title) => spec(title, 'flaky')) }],
    },
  ],
});

test('a journey that passed on its second attempt passes and is named by file, group and title', () => {
  expect(countJourneys(report(['waits']))).toEqual({
    passed: 11,
    failed: 0,
    failures: [],
    secondTries: ['launch.spec.ts › offline › waits'],
  });
});

test('more second attempts than the limit fail the run, and as many as the limit do not', () => {
  const titles = Array.from({ length: SECOND_TRIES_MAX + 1 }, (_one, index) => `journey ${index}`);
  expect(countJourneys(report(titles)).failed).toBe(1);
  expect(countJourneys(report(titles.slice(1))).failed).toBe(0);
});

test('journeys that failed twice are failures, and named', () => {
  const { suites } = report([]);
  const stats = { expected: 1, flaky: 0, unexpected: 1 };
  const failing = { title: 'plans.spec.ts', specs: [spec('plans a week', 'unexpected')] };
  expect(countJourneys({ stats, suites: [...suites, failing] })).toMatchObject({
    failed: 1,
    failures: ['plans.spec.ts › plans a week'],
  });
});
