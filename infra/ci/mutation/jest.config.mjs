import path from 'node:path';
import house from '../../../jest.config.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** The tests in a workspace's folder as a configuration without projects, which Stryker needs to measure coverage. */
const testsOf = (workspace, folder) => ({
  ...house.projects.find(({ displayName }) => displayName === workspace),
  rootDir: path.join(root, workspace),
  testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
  runner: path.join(import.meta.dirname, 'FirstFailureRunner.mjs'),
  testEnvironment: path.join(import.meta.dirname, 'FirstFailureEnvironment.mjs'),
  // It runs the API as processes of their own, where Stryker sees nothing.
  testPathIgnorePatterns: ['/crash\\.test\\.ts$'],
  // A busy machine notices no change.
  testTimeout: 20_000,
});

const noun = process.env.MUTATED_NOUN;
export default noun === undefined ? testsOf('contract', 'src') : testsOf('api', `src/${noun}`);
