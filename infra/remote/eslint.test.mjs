import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const ROOT = resolve(__dirname, '../..');

let folder;
beforeEach(() => {
  // Below this repository's libraries.
  mkdirSync(join(ROOT, '.data'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.data/lint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lint(files) {
  const all = {
    'package.json': JSON.stringify({ name: 'mf-regattas', type: 'module' }),
    'tsconfig.json': JSON.stringify({ extends: '../../tsconfig.base.json', include: ['src'] }),
    'eslint.config.mjs': `import { remoteRules } from ${JSON.stringify(join(__dirname, 'eslint.mjs'))};
export default remoteRules(import.meta.dirname);`,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const eslint = join(ROOT, 'node_modules/eslint/bin/eslint.js');
  const { stdout } = spawnSync(process.execPath, [eslint, '--format', 'json', 'src'], { cwd: folder });
  const results = JSON.parse(stdout.toString());
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message]));
}

it('refuses a remote what its kit marks to go', () => {
  const kit =
    '/** @deprecated since 2.0.0, goes with 3: use Lever. */\nexport const Knob = 1;\nexport const Lever = 2;\n';
  const using = (name) => `import { ${name} } from './kit.ts';\nexport const used = ${name};\n`;
  expect(lint({ 'src/kit.ts': kit, 'src/screen.ts': using('Lever') })).toEqual([]);
  expect(lint({ 'src/kit.ts': kit, 'src/screen.ts': using('Knob') })).toEqual([
    ['@typescript-eslint/no-deprecated', '`Knob` is deprecated. since 2.0.0, goes with 3: use Lever.'],
  ]);
});

it('makes a remote inject under its own name', () => {
  const other = "declare const injectRemote: (name: string) => void;\ninjectRemote('mf-plans');\n";
  expect(lint({ 'src/screen.ts': other })).toEqual([
    ['no-restricted-syntax', "Its part of the store is injectRemote('mf-regattas')."],
  ]);
});

it('keeps a remote out of the page of all remotes', () => {
  const lines = [
    "import './page.css';",
    'document.adoptedStyleSheets = [];',
    'history.pushState = () => undefined;',
    'localStorage.clear();',
    "document.addEventListener('click', () => undefined, true);",
    "window.addEventListener('click', () => undefined, { capture: true });",
    // Its own.
    "window.addEventListener('online', () => undefined, { passive: true });",
    "localStorage.removeItem('mf-regattas/draft');",
  ];
  expect(lint({ 'src/screen.ts': `${lines.join('\n')}\n` }).map(([, message]) => message)).toEqual([
    'A style sheet reaches every screen: style with styled-components.',
    'A style sheet reaches every screen: style with styled-components.',
    "The page's history is the shell's: navigate with react-router-dom.",
    'The storage is that of all remotes and of the queue: remove your own entries by name.',
    'A listener of the page in the capture phase comes before those of other screens.',
    'A listener of the page in the capture phase comes before those of other screens.',
  ]);
});
