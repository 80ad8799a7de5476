import TestRunner from 'jest-runner';

/** The names of each file's tests, learnt when it is run. They outlive a run: Stryker runs Jest for each change in one process. */
const namesByPath = new Map();

/**
 * Runs one test file after another as long as no test fails: one that notices a change is enough, and Jest's own `bail` would
 * end the process. A file is not even loaded when none of its tests was asked for.
 */
export default class FirstFailureRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const { testNamePattern } = this._globalConfig;
    const asked = testNamePattern && new RegExp(testNamePattern, 'i');
    let hasFailed = false;
    this.on('test-file-success', ([{ path }, { testResults, numFailingTests }]) => {
      namesByPath.set(
        path,
        testResults.map(({ fullName }) => fullName),
      );
      hasFailed ||= numFailingTests > 0;
    });
    for (const test of tests) {
      const names = namesByPath.get(test.path);
      if (asked && names && !names.some((name) => asked.test(name))) continue;
      await super.runTests([test], watcher, options);
      if (hasFailed) return;
    }
  }
}
