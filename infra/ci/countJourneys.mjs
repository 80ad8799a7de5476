/** More journeys than this that needed a second attempt fail the run. */
export const SECOND_TRIES_MAX = 3;

/** Titles of all tests with this `status` in a suite of Playwright's JSON report, including nested suites. */
const titlesOf = (suite, status, above = []) => {
  const place = [...above, suite.title].filter(Boolean);
  return [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some((one) => one.status === status))
      .map(({ title }) => [...place, title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => titlesOf(inner, status, place)),
  ];
};

/** `{ passed, failed, failures, secondTries }` of a report; counts one more failure when too many journeys needed a second attempt. */
export function countJourneys({ stats, suites }) {
  const secondTries = suites.flatMap((suite) => titlesOf(suite, 'flaky'));
  const isUnsteady = secondTries.length > SECOND_TRIES_MAX;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (isUnsteady ? 1 : 0),
    failures: suites.flatMap((suite) => titlesOf(suite, 'unexpected')),
    secondTries,
  };
}
