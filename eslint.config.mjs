import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { everywhere, keepsToItself, othersStore, screens, textsByName } from './infra/remote/eslint.mjs';

const remotes = ['mf-*', 'remote-template'];

/** How a workspace is imported. */
const byName = {
  group: ['**/contract/src/**', '**/kit/src/**', '**/api/src/**', '**/shell/src/**'],
  message: 'Import a workspace by its name, through its exports.',
};

const remoteFolders = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

const ownRules = remoteFolders.map((name) => ({
  files: [`${name}/src/**`],
  rules: { 'no-restricted-syntax': keepsToItself(name) },
}));

/** Workspaces with screens, whose texts are all in `texts.ts`. */
const withScreens = ['kit', 'shell', ...remoteFolders];

const textRules = withScreens.map((name) => ({
  files: [`${name}/src/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/gallery/**', '**/texts.ts', '**/*Texts.ts'],
  rules: {
    'no-restricted-syntax': [...(name.startsWith('mf-') ? keepsToItself(name) : ['error']), ...textsByName],
  },
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/cdk.out/**',
      '**/node_modules/**',
      '.nx/**',
      '**/.data/**',
      'test-results/**',
      'bench-results/**',
      'playwright-report/**',
    ],
  },
  ...everywhere,
  { files: ['kit', 'shell', ...remotes].map((name) => `${name}/**/*.{ts,tsx}`), ...screens },
  {
    files: [
      'infra/**/*.{ts,mjs}',
      'e2e/**/*.ts',
      '**/webpack*.mjs',
      'shell/webpack/**/*.mjs',
      'api/src/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'], rules: { 'max-lines': 'off' } },
  {
    // Who may import whom is checked by .dependency-cruiser.mjs; this is how they spell it.
    files: ['contract', 'kit', 'api', 'shell', ...remotes].map((name) => `${name}/src/**`),
    rules: {
      'no-restricted-imports': ['error', { patterns: [byName] }],
    },
  },
  {
    files: remotes.map((name) => `${name}/src/**`),
    rules: { 'no-restricted-imports': ['error', { patterns: [byName, othersStore] }] },
  },
  ...ownRules,
  ...textRules,
  {
    // Only routes and the dispatcher see a request of Koa's.
    files: ['api/src/**'],
    ignores: ['api/src/*/*Routes.ts', 'api/src/platform/http/**', 'api/src/app.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Identifier[name='ctx']",
          message: 'Routes alone see a request: they give others what they need.',
        },
      ],
    },
  },
);
