// `npm run mutation [-- --mutate contract/src/sorties/miles.ts]`: makes small changes to the contract's code, one at a time,
// and lists
// those that no test notices.
export default {
  mutate: [
    'contract/src/**/*.ts',
    '!contract/src/**/*.test.ts',
    '!contract/src/**/{*essages,wire,confirmEmail,sessions,mailCsv,requests,happenedAt}.ts',
    'contract/src/live/wire.ts',
  ],
  // Stryker copies the repository; these are the folders it needs.
  ignorePatterns: [
    '/*',
    '!/contract',
    '!/infra',
    '/infra/*',
    '!/infra/ci',
    '/infra/ci/*',
    '!/infra/ci/mutation',
    '!/jest.config.mjs',
    '!/package.json',
  ],
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'infra/ci/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: '.data/mutation/incremental.json',
  tempDirName: '.data/mutation/copy',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.data/mutation/report.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
