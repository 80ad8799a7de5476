// The stages of the test run. Each returns { passed, failed }, taken from its runner's report rather than its output; some
// add `notes`, lines that the end of the run repeats.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages, ROOT, toolEnvironment } from './install.mjs';
import { countJourneys, SECOND_TRIES_MAX } from './countJourneys.mjs';

/** Runs a command of the repository with Node 24; resolves with its exit code. */
export function run(command, args, { env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: toolEnvironment(env),
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A stage that passes or fails as a whole. */
const oneCheck = async (command, args, options) => {
  const code = await run(command, args, options);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** A stage whose runner writes a report, usually JSON; a runner that fails without a failed test counts as one failure. */
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

export const format = () => oneCheck('prettier', ['--check', '--log-level', 'warn', '.']);
export const lint = () => oneCheck('eslint', ['.', '--max-warnings', '0']);
export const types = () => oneCheck('node', ['infra/ci/types.mjs']);
/** What kit exports, against its last release. */
export const kitApi = () => oneCheck('node', ['infra/ci/kitApi/main.ts']);
/** Import rules between folders. */
export const imports = () =>
  oneCheck('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...CRUISED]);
/** Rules cited by the code must be defined in docs/product. */
export const rules = () => oneCheck('node', ['infra/ci/rules/main.ts']);
export const build = () => oneCheck('lerna', ['run', 'build', '--concurrency', '2']);
/** Download size of each first screen, against the limits. */
export const size = () => oneCheck('node', ['infra/ci/coldLoad.mjs']);

/** With two cores Jest would use only one. */
const UNIT_ARGUMENTS = ['--ci', '--maxWorkers', '100%'];

export const unit = () =>
  reported(
    (file) => run('jest', [...UNIT_ARGUMENTS, '--json', '--outputFile', file]),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      notes: report.testResults.flatMap(failuresOf),
    }),
  );

/** What failed in one file of Jest's report: its tests, or the file itself where none ran. */
function failuresOf({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  const file = path.relative(ROOT, name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0) return [`Failed: ${file}`];
  return failed.map(({ fullName }) => `Failed: ${file} › ${fullName}`);
}

/** The production configuration: nginx in front of two API processes and a published site. */
export const production = () =>
  reported(
    (file) => run('node', ['infra/ci/reportTests.ts', 'infra/ci/production/production.test.ts', file]),
    (report) => report,
  );

/** A remote in a repository of its own, made from the packed packages. */
export const outside = () =>
  reported(
    (file) => run('node', ['infra/ci/reportTests.ts', 'infra/ci/outside/outside.test.ts', file]),
    (report) => report,
  );

const CDK = path.join(ROOT, 'infra/cdk');

const cdkTests = () =>
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

/** The AWS stacks, which have their own installation: types, tests, and the synthesis of every stage. */
export async function cdk() {
  if (!installPackages(CDK, 'Installing the packages of infra/cdk …')) return { passed: 0, failed: 1 };
  const compiler = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  const results = [
    await oneCheck('node', [compiler, '-p', CDK]),
    await cdkTests(),
    await oneCheck('node', ['src/synth.ts'], { cwd: CDK }),
  ];
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The gallery of kit against its pictures. */
export async function visual(chromium) {
  if ((await buildGallery()) !== 0) return { passed: 0, failed: 1 };
  return reported(
    (file) =>
      run('playwright', ['test', '--config', 'e2e/visual/playwright.config.ts'], {
        env: { FLEETWATCH_CHROMIUM: chromium, FLEETWATCH_E2E_REPORT: file },
      }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}

export const buildGallery = () => run('npm', ['run', '-s', 'build:gallery', '-w', 'kit']);

export const journeys = (chromium) =>
  reported(
    (file) =>
      run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
        env: { FLEETWATCH_CHROMIUM: chromium, FLEETWATCH_E2E_REPORT: file },
      }),
    (report) => {
      const { failures, secondTries, ...counts } = countJourneys(report);
      const notes = [
        ...failures.map((title) => `Failed: ${title}`),
        ...secondTries.map((title) => `Passed at the second try only: ${title}`),
      ];
      if (secondTries.length > SECOND_TRIES_MAX)
        notes.push('These are too many: mend what makes them unsteady.');
      return { ...counts, notes };
    },
  );

/**
 * The independent check of the embedded database, if it is installed (`FLEETWATCH_CHECKS` names its folder). Its exit code
 * says whether only out-of-scope checks failed; its report says what passed.
 */
export const databaseCheck = (checks) =>
  reported(
    (file) =>
      run('node', ['infra/ci/databaseCheck.ts', path.join(checks, 'mongo-compat', 'suite.mjs'), file]),
    (report) => ({ passed: report.filter(({ ok }) => ok).length, failed: 0 }),
  );

/** Runs the named stages in turn, prints their results and notes, and returns the sums. */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  const said = [];
  for (const [name, stage] of stages) {
    console.log(`\n── ${name}`);
    const startedAt = Date.now();
    const { passed, failed, notes = [] } = await stage();
    said.push(...notes);
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    lines.push(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${passed} ok, ${failed} not ok, ${seconds} s`);
  }
  console.log(`\n${[...lines, '', ...said].join('\n')}\n`);
  return total;
}
