import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Libraries that are published as ES modules only, which Jest compiles as it does our own files. */
const esmOnly = [
  '@fleetwatch',
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
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
  },
];

/** How every test of Fleetwatch is compiled and found. */
export const sources = {
  transform: { '\\.m?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  // A built package is called as its workspace is.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** Jest's preset of a remote: screens in a page of jsdom, with kit's helpers. */
export default {
  ...sources,
  testEnvironment: fileURLToPath(import.meta.resolve('@fleetwatch/kit/testing/screenEnvironment.mjs')),
  setupFilesAfterEnv: [fileURLToPath(import.meta.resolve('@fleetwatch/kit/testing/setupScreens.ts'))],
  // Jest knows no `browser` field, and the other build puts no style into the page: nothing would be hidden in a test.
  moduleNameMapper: { '^styled-components$': 'styled-components/dist/styled-components.browser.cjs.js' },
};
