import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Rules for every source file of Fleetwatch. */
export const everywhere = [
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
];

/** Rules for files with screens. */
export const screens = {
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
};

/** Kit's own part of the store. */
export const othersStore = {
  group: ['baseApi', 'claimedNames', 'rootReducer'].map((name) => `@fleetwatch/kit/store/${name}`),
  message: 'A remote injects by `injectRemote`, and refetches by `invalidateTags`.',
};

/** Calls of `addEventListener` on the page itself. */
const OF_PAGE =
  "[callee.property.name='addEventListener'][callee.object.name=/^(window|globalThis|self|document)$/]";

/** All remotes share one page and one store: each injects under its own name, and styles and finds what it renders itself. */
export const keepsToItself = (name) => [
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
    selector:
      "ImportDeclaration[source.value=/\\.(css|scss|sass|less)$/], MemberExpression[property.name='adoptedStyleSheets'], CallExpression[callee.property.name='insertRule']",
    message: 'A style sheet reaches every screen: style with styled-components.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(push|replace)State$/]',
    message: "The page's history is the shell's: navigate with react-router-dom.",
  },
  {
    selector:
      "CallExpression[callee.property.name='clear'][callee.object.name=/^(local|session)Storage$/], CallExpression[callee.property.name='deleteDatabase']",
    message: 'The storage is that of all remotes and of the queue: remove your own entries by name.',
  },
  {
    selector: [
      '[arguments.2.value=true]',
      ' > ObjectExpression > Property[key.name="capture"][value.value=true]',
    ]
      .map((rest) => `CallExpression${OF_PAGE}${rest}`)
      .join(', '),
    message: 'A listener of the page in the capture phase comes before those of other screens.',
  },
  {
    selector: 'TemplateElement[value.raw=/#root|:root/], Literal[value=/#root|:root/]',
    message: "#root is the shell's: style and find what this remote renders itself.",
  },
];

const IN_TEXTS = 'Texts for people are in texts.ts: give this one a name there, and import it.';
const TEXT_PROPS =
  '/^(aria-label|aria-valuetext|aria-description|alt|busyLabel|cancelLabel|doneLabel|emptyText|error|heading|hint|label|legend|nameLabel|placeholder|question|reason|text|title|verb)$/';
/** A word of two letters. */
const WORD = '/\\p{L}{2}/u';
const literals = (where) =>
  [`Literal[value=${WORD}]`, `TemplateLiteral:has(> TemplateElement[value.raw=${WORD}])`].map(
    (one) => `${where} > ${one}`,
  );
/** In braces: as it is, or as a choice. */
const chosen = (container) => {
  const choice = ':matches(ConditionalExpression, LogicalExpression)';
  return ['', ` > ${choice}`, ` > ${choice} > ${choice}`].flatMap((rest) => literals(`${container}${rest}`));
};
/** Begins as a sentence or a label of several words does. */
const SENTENCE = "/^\\p{Lu}[\\p{L}\\p{M}'’-]*[,:]?\\s/u";
/** Not for people: errors of developers, types, keys, names compared with data, styles and HTTP. */
const NOT_SHOWN = [
  'ThrowStatement *',
  'NewExpression[callee.name=/(Error|Failure)$/] *',
  'TSLiteralType *',
  'Property > .key',
  'BinaryExpression[operator=/^[!=]==$/] > *',
  'TaggedTemplateExpression *',
  '[value=/^(GET|POST|PUT|PATCH|DELETE|Bearer) /]',
  '[value.raw=/^(GET|POST|PUT|PATCH|DELETE|Bearer) /]',
]
  .map((one) => `:not(${one})`)
  .join('');

/** Screens show texts by name, so that they are read and changed together: for `no-restricted-syntax`. */
export const textsByName = [
  [`JSXText[value=${WORD}]`, ...chosen(':matches(JSXElement, JSXFragment) > JSXExpressionContainer')],
  [`JSXAttribute[name.name=${TEXT_PROPS}]`].flatMap((prop) => [
    `${prop} > Literal[value=${WORD}]`,
    ...chosen(`${prop} > JSXExpressionContainer`),
  ]),
  [
    `Literal[value=${SENTENCE}]${NOT_SHOWN}`,
    `TemplateLiteral > TemplateElement:first-child[value.raw=${SENTENCE}]${NOT_SHOWN}`,
  ],
].map((selectors) => ({ selector: selectors.join(', '), message: IN_TEXTS }));

/** ESLint's configuration of the remote in `folder`. */
export function remoteRules(folder) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return tseslint.config(
    { ignores: ['dist/**'] },
    ...everywhere,
    { files: ['**/*.{ts,tsx}'], ...screens },
    { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': 'off' } },
    {
      // Deprecated parts of kit go with its next major version: a remote that moves to a kit stops using it.
      files: ['src/**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: folder } },
      rules: { '@typescript-eslint/no-deprecated': 'error' },
    },
    {
      files: ['src/**'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [othersStore] }],
        'no-restricted-syntax': keepsToItself(name.split('/').pop()),
      },
    },
  );
}
