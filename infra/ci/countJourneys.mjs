/** More journeys than this that needed their second try fail the gate. */
export const SECOND_TRIES_MAX = 3;

/** The titles of all tests of a suite of Playwright's JSON report, those of the suites within it too, that went as `status`. */
const titlesOf = (suite, status, above = []) => {
  const place = [...above, suite.title].filter(Boolean);
  return [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some((one) => one.status === status))
      .map(({ title }) => [...place, title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => titlesOf(inner, status, place)),
  ];
};

/** `{ passed, failed, secondTries }` of a report; one failure more when too many journeys needed their second try. */
export function countJourneys({ stats, suites }) {
  const secondTries = suites.flatMap((suite) => titlesOf(suite, 'flaky'));
  const isUnsteady = secondTries.length > SECOND_TRIES_MAX;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (isUnsteady ? 1 : 0),
    secondTries,
  };
}
