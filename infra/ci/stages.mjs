// The stages of the test run. Each gets `run`, and returns { passed, failed }, taken from its runner's report rather than its
// output; some add `notes`, lines that the end of the run repeats, or `files`, the seconds of their test files.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countJourneys, SECOND_TRIES_MAX } from './countJourneys.mjs';
import { ROOT, stopWith } from './install.mjs';
import { filesOfJest, filesOfPlaywright } from './stagesReport.mjs';

/** A stage that passes or fails as a whole. */
const oneCheck = (command, args, options) => async (run) => {
  const code = await run(command, args, options);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** The result of a runner that writes a report, usually JSON; one that fails without a failed test counts as one failure. */
async function reported(start, count, read = JSON.parse) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fleetwatch-report-'));
  const file = path.join(folder, 'report.json');
  const code = await start(file);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = count(read(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report: ${error.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const isSilentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

const CRUISED = [
  'api/src',
  'contract/src',
  'e2e',
  'infra',
  'kit',
  'mf-*/src',
  'remote-template/src',
  'shell/src',
];

const format = oneCheck('prettier', ['--check', '--log-level', 'warn', '.']);
const lint = oneCheck('eslint', ['.', '--max-warnings', '0']);
const types = oneCheck('node', ['infra/ci/types.mjs']);
/** Compares kit's exports with its last release. */
const kitApi = oneCheck('node', ['infra/ci/kitApi/main.ts']);
/** Import rules between folders. */
export const imports = oneCheck('depcruise', [
  ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
  ...CRUISED,
]);
/** Rules cited by the code must be defined in docs/product. */
const rules = oneCheck('node', ['infra/ci/rules/main.ts']);
export const build = oneCheck('lerna', ['run', 'build', '--concurrency', '2']);
/** Download size of each first screen, against the limits. */
const size = oneCheck('node', ['infra/ci/coldLoad.mjs']);

/** With two cores Jest would use only one. */
const UNIT_ARGUMENTS = ['--ci', '--maxWorkers', '100%'];

const unit = (run) =>
  reported(
    (file) => run('jest', [...UNIT_ARGUMENTS, '--json', '--outputFile', file]),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      notes: report.testResults.flatMap(failuresOf),
      files: filesOfJest(report, nameOf),
    }),
  );

const nameOf = (file) => path.relative(ROOT, file);

/** Failures in one file of Jest's report: its tests, or the file itself where none ran. */
function failuresOf({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  const file = nameOf(name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0) return [`Failed: ${file}`];
  return failed.map(({ fullName }) => `Failed: ${file} › ${fullName}`);
}

/** The production configuration: nginx in front of two API processes and a published site. */
const production = (run) =>
  reported(
    (file) => run('node', ['infra/ci/reportTests.ts', 'infra/ci/production/production.test.ts', file]),
    (report) => report,
  );

/** A remote in a repository of its own, made from the packed packages, with the newest of the libraries that a page shares. */
const outside = (run) =>
  reported(
    (file) => run('node', ['infra/ci/reportTests.ts', 'infra/ci/outside/outside.test.ts', file]),
    (report) => report,
  );

const CDK = path.join(ROOT, 'infra/cdk');

const cdkTests = (run) =>
  reported(
    (file) => {
      const reporters = ['spec', 'stdout', 'tap', file].map((value, index) =>
        index % 2 === 0 ? `--test-reporter=${value}` : `--test-reporter-destination=${value}`,
      );
      return run('node', ['--test', ...reporters, 'src/**/*.test.ts'], { cwd: CDK });
    },
    (tap) => ({
      passed: Number(/^# pass (\d+)$/m.exec(tap)?.[1] ?? 0),
      failed: Number(/^# fail (\d+)$/m.exec(tap)?.[1] ?? 0),
    }),
    String,
  );

const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
});

/** The AWS stacks, which have their own installation: types, tests, and the synthesis of every stage. */
async function cdk(run) {
  if ((await run('node', ['infra/ci/installPackages.mjs', CDK])) !== 0) return { passed: 0, failed: 1 };
  const compiler = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  return sumOf([
    await oneCheck('node', [compiler, '-p', CDK])(run),
    await cdkTests(run),
    await oneCheck('node', ['src/synth.ts'], { cwd: CDK })(run),
  ]);
}

export const buildGallery = (run) => run('npm', ['run', '-s', 'build:gallery', '-w', 'kit']);

/** The gallery of kit against its pictures. */
async function visual(run) {
  if ((await buildGallery(run)) !== 0) return { passed: 0, failed: 1 };
  return reported(
    (file) =>
      run('playwright', ['test', '--config', 'e2e/visual/playwright.config.ts', '--workers', '1'], {
        env: { FLEETWATCH_E2E_REPORT: file },
      }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}

const journeys = (run) =>
  reported(
    (file) =>
      run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
        env: { FLEETWATCH_E2E_REPORT: file },
      }),
    (report) => {
      const { failures, secondTries, ...counts } = countJourneys(report);
      const notes = [
        ...failures.map((title) => `Failed: ${title}`),
        ...secondTries.map((title) => `Passed at the second try only: ${title}`),
      ];
      if (secondTries.length > SECOND_TRIES_MAX)
        notes.push('These are too many: fix what makes them unsteady.');
      return { ...counts, notes, files: filesOfPlaywright(report) };
    },
  );

/**
 * The independent check of the embedded database, if it is installed (`FLEETWATCH_CHECKS` names its folder). Its exit code
 * says whether only out-of-scope checks failed; its report says what passed.
 */
const database = (run) =>
  reported(
    (file) => {
      const suite = path.join(process.env.FLEETWATCH_CHECKS, 'mongo-compat', 'suite.mjs');
      return run('node', ['infra/ci/databaseCheck.ts', suite, file]);
    },
    (report) => ({ passed: report.filter(({ ok }) => ok).length, failed: 0 }),
  );

/** Known vulnerabilities. One that is published today is not caused by the change, so it is only a warning. */
async function audit(run) {
  const isSound = (await run('node', ['infra/ci/audit.mjs'])) === 0;
  const notes = isSound ? [] : ['Vulnerabilities are known in what the product runs on: npm run audit.'];
  return { passed: 0, failed: 0, notes };
}

/**
 * All stages. `budget` is in seconds, on two quiet cores of the reference machine; a stage that takes half as much again is
 * reported. `threads` is how many of the two cores a stage keeps busy, so 0 is one that waits. `needs` names what it uses. The
 * build is early, so that all stages of one thread run beside each other.
 */
const STAGES = {
  audit: { stage: audit, threads: 0, budget: 60 },
  // It waits for a record to expire.
  database: { stage: database, threads: 0, budget: 40 },
  types: { stage: types, threads: 2, budget: 25 },
  build: { stage: build, threads: 2, budget: 60 },
  lint: { stage: lint, threads: 1, budget: 60 },
  outside: { stage: outside, threads: 1, budget: 95, needs: ['build'] },
  format: { stage: format, threads: 1, budget: 35 },
  visual: { stage: visual, threads: 1, budget: 60 },
  cdk: { stage: cdk, threads: 1, budget: 50 },
  imports: { stage: imports, threads: 1, budget: 10 },
  'kit:api': { stage: kitApi, threads: 1, budget: 10 },
  rules: { stage: rules, threads: 1, budget: 5 },
  size: { stage: size, threads: 1, budget: 10, needs: ['build'] },
  unit: { stage: unit, threads: 2, budget: 300 },
  production: { stage: production, threads: 2, budget: 40, needs: ['build'] },
  journeys: { stage: journeys, threads: 2, budget: 300, needs: ['build'] },
};

/** Stages of `npm run verify`. */
export const VERIFIED = ['types', 'lint', 'format', 'imports', 'kit:api', 'rules', 'unit'];

/** The named stages in the order of the table, for `runStages`; all without names. */
export function pickStages(names = Object.keys(STAGES)) {
  const unknown = names.filter((name) => !Object.hasOwn(STAGES, name));
  if (unknown.length > 0)
    stopWith(`No stage is named ${unknown.join(', ')}: ${Object.keys(STAGES).join(', ')}.`);
  return Object.entries(STAGES)
    .filter(([name]) => names.includes(name))
    .map(([name, stage]) => ({ name, ...stage }));
}
