/** A stage may take this many times its budget before the report warns. */
const TOLERANCE = 1.5;
const SLOWEST_SHOWN = 10;
/** Cores that the stages share; the budgets are for as many. */
const CORES = 2;

/** The first waiting stage that can start: its needs have ended, and enough cores are free. */
export function nextStage(waiting, running) {
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  const free = CORES - running.reduce((sum, { threads }) => sum + threads, 0);
  return waiting.find(
    ({ threads, needs = [] }) => threads <= free && !needs.some((name) => unfinished.has(name)),
  );
}

/** `{ file, seconds }` of each test file in Jest's JSON report. @param toName a file's name in the report */
export const filesOfJest = ({ testResults }, toName) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: toName(name),
    seconds: (endTime - startTime) / 1000,
  }));

const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/** `{ file, seconds }` of each test file in Playwright's JSON report: all its tests, attempts and screen sizes. */
export const filesOfPlaywright = ({ suites }) =>
  suites.map((suite) => ({
    file: suite.file,
    seconds: testsOf(suite)
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));

const inSeconds = (seconds) => `${Math.round(seconds)} s`;

function lineOf({ name, passed, failed, seconds, cpuSeconds }) {
  const cpu = cpuSeconds > 0 ? `, ${inSeconds(cpuSeconds)} of CPU` : '';
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${passed} ok, ${failed} not ok, ${inSeconds(seconds)}${cpu}`;
}

function slowestOf({ name, files = [] }) {
  if (files.length === 0) return [];
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_SHOWN);
  return [
    '',
    `The slowest test files of ${name}:`,
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ];
}

/** Lines about stages that took half as much again as their budget, which holds on a machine of speed 1. */
export const findSlowStages = (results, speed) =>
  results
    .filter(({ seconds, budget }) => seconds > (TOLERANCE * budget) / speed)
    .map(
      ({ name, seconds, budget }) =>
        `Slow: ${name} took ${inSeconds(seconds)}; its budget here is ${inSeconds(budget / speed)}.`,
    );

/** Lines that the run prints at its end, except the totals: stages, slowest files, notes, and stages that took too long. */
export function formatReport(results, { speed, seconds }) {
  const notes = results.flatMap(({ notes: own = [] }) => own);
  const slow = findSlowStages(results, speed);
  return [
    ...results.map(lineOf),
    `All of it took ${inSeconds(seconds)}. This machine runs at ${speed.toFixed(1)} of the reference.`,
    ...results.flatMap(slowestOf),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(slow.length > 0 ? ['', ...slow] : []),
  ].join('\n');
}
