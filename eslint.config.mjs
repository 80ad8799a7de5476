import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom, as docs/architecture.md says it. Each entry: the files, the specifiers they may not name, and why.
 * `contract` imports nothing of ours; `api` imports contract; `kit` imports contract; shell and remotes import kit and
 * contract; nobody imports the shell; remotes never import one another.
 */
const remotes = ['mf-*', 'remote-template'];
const only = (files, allowed, message, extra = []) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: `^@fleetwatch/(?!(?:${allowed.join('|') || 'none'})/)`, message },
          {
            group: ['**/contract/src/**', '**/kit/src/**', '**/api/src/**', '**/shell/src/**'],
            message: 'Import a workspace by its name, through its exports.',
          },
          ...extra,
        ],
      },
    ],
  },
});

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
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // `build.query<Boat[], void>` is how an endpoint says that it takes no argument; the rule sees no type argument there.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: [
      'infra/**/*.{ts,mjs}',
      'e2e/**/*.ts',
      '**/webpack*.mjs',
      'kit/webpack/**/*.mjs',
      'api/src/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'], rules: { 'max-lines': 'off' } },
  only(['contract/src/**'], [], 'contract stands alone: it imports nothing of ours.'),
  only(['api/src/**'], ['contract'], 'api may import contract only.', [
    {
      regex: '/(?!platform)[a-z-]+/\\w*[rR]outes(\\.ts)?$',
      message: 'Another noun is reached through its commands or model, never its routes.',
    },
  ]),
  only(['kit/src/**'], ['contract'], 'kit may import contract only.'),
  only(
    ['shell/src/**'],
    ['contract', 'kit'],
    'The shell learns of remotes at run time; it imports kit and contract only.',
  ),
  only(
    remotes.map((name) => `${name}/src/**`),
    ['contract', 'kit'],
    'A remote imports kit and contract only, never another remote or the shell.',
  ),
  // The one place that puts all routes together.
  { files: ['api/src/app.ts', 'api/src/testing/**'], rules: { 'no-restricted-imports': 'off' } },
);
