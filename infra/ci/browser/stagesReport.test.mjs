import { expect, test } from '@jest/globals';
import { filesOfJest, filesOfPlaywright, findSlowStages, formatReport, nextStage } from '../stagesReport.mjs';

const lint = { name: 'lint', threads: 1 };
const format = { name: 'format', threads: 1 };
const unit = { name: 'unit', threads: 2 };
const audit = { name: 'audit', threads: 0 };
const build = { name: 'build', threads: 2 };
const size = { name: 'size', threads: 1, needs: ['build'] };

test('stages start in order while a core is free, and those that wait for others start at once', () => {
  expect(nextStage([unit, lint, format], [])).toBe(unit);
  expect(nextStage([unit, lint, format], [lint])).toBe(lint);
  expect(nextStage([unit, format], [lint])).toBe(format);
  expect(nextStage([unit], [lint])).toBeUndefined();
  expect(nextStage([lint, audit], [unit])).toBe(audit);
});

test('a stage starts after what it needs, and at once in a run without that', () => {
  expect(nextStage([size, build], [lint])).toBeUndefined();
  expect(nextStage([size, format], [{ ...build, threads: 1 }])).toBe(format);
  expect(nextStage([size], [lint])).toBe(size);
});

test("Jest's report gives the seconds of each file", () => {
  const report = { testResults: [{ name: '/here/a.test.ts', startTime: 2_000, endTime: 3_500 }] };
  expect(filesOfJest(report, (file) => file.replace('/here/', ''))).toEqual([
    { file: 'a.test.ts', seconds: 1.5 },
  ]);
});

test("Playwright's report gives the seconds of each file: groups, screen sizes and attempts", () => {
  const spec = (...durations) => ({
    tests: durations.map((attempts) => ({ results: attempts.map((duration) => ({ duration })) })),
  });
  const suites = [
    { file: 'a.spec.ts', specs: [spec([1_000], [2_000])], suites: [{ specs: [spec([3_000, 4_000])] }] },
  ];
  expect(filesOfPlaywright({ suites })).toEqual([{ file: 'a.spec.ts', seconds: 10 }]);
});

test('reports a stage as slow from one and a half times its budget, which a slower machine stretches', () => {
  const results = [
    { name: 'lint', seconds: 61, budget: 40 },
    { name: 'unit', seconds: 450, budget: 300 },
  ];
  expect(findSlowStages(results, 1)).toEqual(['Slow: lint took 61 s; its budget here is 40 s.']);
  expect(findSlowStages(results, 0.5)).toEqual([]);
});

test('the report has a line for each stage, its ten slowest files, its notes, and slow stages last', () => {
  const files = Array.from({ length: 11 }, (_one, index) => ({ file: `${index}.test.ts`, seconds: index }));
  const results = [
    { name: 'lint', passed: 1, failed: 0, seconds: 90.4, cpuSeconds: 80, budget: 30 },
    {
      name: 'unit',
      passed: 9,
      failed: 1,
      seconds: 20,
      cpuSeconds: 0,
      budget: 300,
      files,
      notes: ['Failed: x'],
    },
  ];
  const lines = formatReport(results, { speed: 1, seconds: 110 }).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '✓ lint       1 ok, 0 not ok, 90 s, 80 s of CPU',
    '✗ unit       9 ok, 1 not ok, 20 s',
    'All of it took 110 s. This machine runs at 1.0 of the reference.',
  ]);
  expect(lines).toContain('   10.0 s  10.test.ts');
  expect(lines.filter((line) => line.includes('0.test.ts'))).toEqual(['   10.0 s  10.test.ts']);
  expect(lines.slice(-3)).toEqual(['Failed: x', '', 'Slow: lint took 90 s; its budget here is 30 s.']);
});
