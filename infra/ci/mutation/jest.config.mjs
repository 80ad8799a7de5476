import path from 'node:path';
import house from '../../../jest.config.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** Tests of other nouns that count for a noun, as its commands are called by the routes of those. */
const CALLERS = {
  sorties: ['boats/fleetWrites', 'boats/serviceRaces', 'members/deck', 'nightly/startNightly'],
  boats: ['members/ranked', 'plans/plans', 'sorties/history', 'sorties/launch', 'sorties/lists'],
  members: [
    'accounts/changes',
    'accounts/signIn',
    'accounts/signUp',
    'clubs/names',
    'media/media',
    'media/ownership',
  ],
  tweets: ['media/media', 'media/ownership', 'media/storages'],
};

/** Some tests of a workspace as a configuration without projects, which Stryker needs to measure coverage. */
const testsOf = (workspace, ...tests) => ({
  ...house.projects.find(({ displayName }) => displayName === workspace),
  rootDir: path.join(root, workspace),
  testMatch: tests.map((test) => `<rootDir>/src/${test}.test.ts`),
  runner: path.join(import.meta.dirname, 'FirstFailureRunner.mjs'),
  testEnvironment: path.join(import.meta.dirname, 'FirstFailureEnvironment.mjs'),
  // It runs the API as processes of their own, where Stryker sees nothing.
  testPathIgnorePatterns: ['/crash\\.test\\.ts$'],
  // A busy machine notices no change.
  testTimeout: 20_000,
});

const noun = process.env.MUTATED_NOUN;
export default noun === undefined
  ? testsOf('contract', '**/*')
  : testsOf('api', `${noun}/**/*`, ...(CALLERS[noun] ?? []));
