import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const remotes = ['mf-*', 'remote-template'];

/** How a workspace is imported. */
const byName = {
  group: ['**/contract/src/**', '**/kit/src/**', '**/api/src/**', '**/shell/src/**'],
  message: 'Import a workspace by its name, through its exports.',
};
/** Kit's own part of the store. */
const othersStore = {
  group: ['baseApi', 'claimedNames', 'rootReducer'].map((name) => `@fleetwatch/kit/store/${name}`),
  message: 'A remote injects by `injectRemote`, and refetches by `invalidateTags`.',
};

/** All remotes share one page and one store: each injects under its folder's name, and styles and finds what it renders itself. */
const keepsToItself = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('mf-') || name === 'remote-template')
  .map((name) => ({
    files: [`${name}/src/**`],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.name='injectRemote']:not([arguments.0.value='${name}'])`,
          message: `Its part of the store is injectRemote('${name}').`,
        },
        {
          selector: "ImportSpecifier[imported.name='createGlobalStyle']",
          message: 'A global style reaches the screens of other remotes.',
        },
        {
          selector: 'TemplateElement[value.raw=/#root|:root/], Literal[value=/#root|:root/]',
          message: "#root is the shell's: style and find what this remote renders itself.",
        },
      ],
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
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['kit', 'shell', ...remotes].map((name) => `${name}/**/*.{ts,tsx}`),
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': a11y },
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...a11y.configs.recommended.rules,
      // A region that scrolls takes the focus, so that keys can scroll it, as axe wants it.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      // `build.query<Boat[], void>` is how an endpoint says that it takes no argument; the rule sees no type argument there.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
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
  ...keepsToItself,
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
