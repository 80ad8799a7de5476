import TestRunner from 'jest-runner';

/** Facts about each file from its last run. They outlive a run: Stryker runs Jest for each change in one process. */
const knownByPath = new Map();

/**
 * Runs one test file after another as long as no test fails: one that notices a change is enough, and Jest's own `bail` would
 * end the process. The file that noticed the last change comes first, then the quick ones. A file is not even loaded when none of
 * its tests was asked for.
 */
export default class FirstFailureRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const { testNamePattern } = this._globalConfig;
    const asked = testNamePattern && new RegExp(testNamePattern, 'i');
    let hasFailed = false;
    this.on('test-file-success', ([{ path }, { testResults, numFailingTests, perfStats }]) => {
      const failed = numFailingTests > 0;
      hasFailed ||= failed;
      const names = testResults.map(({ fullName }) => fullName);
      const cost = knownByPath.get(path)?.cost ?? perfStats.end - perfStats.start;
      knownByPath.set(path, {
        names,
        cost,
        noticedAt: failed ? Date.now() : (knownByPath.get(path)?.noticedAt ?? 0),
      });
    });
    const known = ({ path }) => knownByPath.get(path) ?? { cost: 0, noticedAt: 0 };
    const byUse = tests.toSorted(
      (one, other) => known(other).noticedAt - known(one).noticedAt || known(one).cost - known(other).cost,
    );
    for (const test of byUse) {
      const { names } = known(test);
      if (asked && names && !names.some((name) => asked.test(name))) continue;
      await super.runTests([test], watcher, options);
      if (hasFailed) return;
    }
  }
}
