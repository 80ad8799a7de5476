import contract from './stryker.config.mjs';

const noun = process.env.MUTATED_NOUN;

/** The commands of one noun of the API, by that noun's tests; `npm run mutation:api` sets the noun. */
export default {
  ...contract,
  mutate: [`api/src/${noun}/commands/*.ts`],
  ignorePatterns: [...contract.ignorePatterns, '!/api', '!/infra/embedded-mongo'],
  // Changes of code that runs while a module loads would run every test.
  ignoreStatic: true,
  timeoutMS: 300_000,
  // A process keeps something of every API that a test has started.
  maxTestRunnerReuse: 25,
  // Each change reloads the whole API, most of which soon becomes garbage.
  testRunnerNodeArgs: ['--max-semi-space-size=64'],
  dryRunTimeoutMinutes: 30,
  incrementalFile: `.data/mutation/api-${noun}-incremental.json`,
  tempDirName: `.data/mutation/copy-api-${noun}`,
  jsonReporter: { fileName: `.data/mutation/api-${noun}.json` },
};
