import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import screens, { sources } from './infra/remote/jest-preset.mjs';

// One Jest for the whole house: a project per workspace, so `--selectProjects api` runs one of them.
const nodeProject = (name, folder = name) => ({
  ...sources,
  displayName: name,
  rootDir: `<rootDir>/${folder}`,
  testEnvironment: fileURLToPath(import.meta.resolve('./infra/ci/nodeEnvironment.mjs')),
});

const screenProject = (name) => ({ ...screens, displayName: name, rootDir: `<rootDir>/${name}` });

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

export default {
  // Starting a process takes long on a busy machine; the limit only makes a failure late.
  testTimeout: 60_000,
  projects: [
    nodeProject('contract'),
    { ...nodeProject('api'), globalSetup: '<rootDir>/src/testing/globalSetup.ts' },
    nodeProject('embedded-mongo', 'infra/embedded-mongo'),
    nodeProject('local', 'infra/local'),
    nodeProject('site', 'infra/site'),
    nodeProject('create-remote', 'infra/create-remote'),
    nodeProject('images', 'infra/images'),
    nodeProject('compose', 'infra/compose'),
    nodeProject('licences', 'infra/licences'),
    nodeProject('rules', 'infra/ci/rules'),
    nodeProject('imports', 'infra/ci/imports'),
    nodeProject('release', 'infra/ci/release'),
    nodeProject('packages', 'infra/ci/packages'),
    nodeProject('kit-api', 'infra/ci/kitApi'),
    screenProject('kit'),
    // The build's own rules: plain JavaScript, run as the build runs it.
    { ...nodeProject('webpack', 'infra/remote'), testMatch: ['<rootDir>/**/*.test.mjs'] },
    { ...nodeProject('shell-webpack', 'shell/webpack'), testMatch: ['<rootDir>/**/*.test.mjs'] },
    { ...nodeProject('figures', 'infra/ci/browser'), testMatch: ['<rootDir>/**/*.test.mjs'] },
    screenProject('shell'),
    // Every remote, and what a new one is made from.
    ...remotes.map((name) => screenProject(name)),
    screenProject('remote-template'),
  ],
};
