import { readdirSync } from 'node:fs';

// One Jest for the whole house: a project per workspace, so `--selectProjects api` runs one of them.
const esmOnly = [
  'd3-.*',
  'internmap',
  'pure-rand',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  'eventsource-parser',
  'cropperjs',
  '@cropper',
  '@serwist',
  'pretty-bytes',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
  },
];

const shared = {
  transform: { '\\.m?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  // A built package is called as its workspace is.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

const nodeProject = (name, folder = name) => ({
  ...shared,
  displayName: name,
  rootDir: `<rootDir>/${folder}`,
  testEnvironment: 'node',
});

const screenProject = (name) => ({
  ...shared,
  displayName: name,
  rootDir: `<rootDir>/${name}`,
  testEnvironment: '<rootDir>/../kit/src/testing/screenEnvironment.mjs',
  setupFilesAfterEnv: ['<rootDir>/../kit/src/testing/setupScreens.ts'],
  // Jest knows no `browser` field, and the other build puts no style into the page: nothing would be hidden in a test.
  moduleNameMapper: { '^styled-components$': 'styled-components/dist/styled-components.browser.cjs.js' },
});

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

export default {
  projects: [
    nodeProject('contract'),
    { ...nodeProject('api'), globalSetup: '<rootDir>/src/testing/globalSetup.ts' },
    nodeProject('embedded-mongo', 'infra/embedded-mongo'),
    nodeProject('local', 'infra/local'),
    nodeProject('site', 'infra/site'),
    nodeProject('images', 'infra/images'),
    nodeProject('compose', 'infra/compose'),
    nodeProject('licences', 'infra/licences'),
    nodeProject('rules', 'infra/ci/rules'),
    nodeProject('imports', 'infra/ci/imports'),
    nodeProject('release', 'infra/ci/release'),
    nodeProject('packages', 'infra/ci/packages'),
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
