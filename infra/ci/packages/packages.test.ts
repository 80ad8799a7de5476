import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** Packages that kit needs at run time and a remote's type check needs, as this repository has them. */
const LIBRARIES = [
  ...['@reduxjs/toolkit', 'react', 'react-dom', 'react-redux', 'react-router-dom', 'styled-components'],
  ...['@types/react', '@types/react-dom', '@testing-library/react', '@testing-library/user-event'],
];

const SCREEN = `
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { shownLines } from '@fleetwatch/contract/boats/log';

export const draft = useDraft;
export const texts: string[] = shownLines('Rudder fixed', []).map(({ text }) => text);
export const Screen = () => <Button onClick={() => undefined}>Launch</Button>;
export const isBusy = () => useAppSelector(({ status }) => status.isBusy);
export const rendered = () => renderScreen(<Screen />).currentRoute();
// @ts-expect-error Types arrive: a button has no such tone.
export const Wrong = () => <Button tone="loud">Launch</Button>;
`;

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'fw-packages-'));
  const packed = join(home, 'packed');
  for (const name of ['contract', 'kit']) {
    const built = join(home, 'built', name);
    const options = { cwd: join(ROOT, name), stdio: 'inherit' } as const;
    execFileSync(process.execPath, [join(ROOT, 'infra/ci/packages/buildPackage.mjs'), built], options);
    mkdirSync(packed, { recursive: true });
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', built, '--json', '--pack-destination', packed], {
        stdio: ['ignore', 'pipe', 'ignore'],
      }).toString(),
    ) as [{ filename: string }];
    const place = join(home, 'node_modules/@fleetwatch', name);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', join(packed, filename), '-C', place, '--strip-components', '1']);
  }
  for (const library of LIBRARIES) {
    const place = join(home, 'node_modules', library);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', library), place);
  }
}, 300_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const inPackage = (name: string, file: string) => join(home, 'node_modules/@fleetwatch', name, file);

test("checks the types of another repository's screen against the packages", () => {
  writeFileSync(join(home, 'Screen.tsx'), SCREEN);
  const compilerOptions = {
    target: 'es2023',
    module: 'preserve',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['Screen.tsx'] }));
  const compiler = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', home, '--preserveSymlinks']);
  expect(stdout.toString()).toBe('');
});

test('runs the packages in Node unchanged', () => {
  const script = join(home, 'main.mjs');
  writeFileSync(
    script,
    `import { createElement } from 'react';
     import { renderToStaticMarkup } from 'react-dom/server';
     import { DefaultAvatar } from '@fleetwatch/kit/art/DefaultAvatar';
     import { isKitSatisfied } from '@fleetwatch/kit/federation/isKitSatisfied';
     import { logLines } from '@fleetwatch/contract/boats/log';
     console.log(renderToStaticMarkup(createElement(DefaultAvatar)), isKitSatisfied('^1.0.0', '1.2.0'), logLines('a').length);`,
  );
  expect(execFileSync(process.execPath, [script], { cwd: home }).toString()).toMatch(/^<svg.*> true 1\n$/);
});

test('accepts for kit any contract of its major, with one copy in the page', () => {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(inPackage('kit', 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  expect(dependencies['@fleetwatch/contract']).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(dependencies['react']).toBeUndefined();
  expect(peerDependencies['react']).toMatch(/^\^\d+\.\d+\.\d+$/);
});

test.each(['contract', 'kit'])(
  'publishes %s with a file and types for each export, its sources, and no tests',
  (name) => {
    const manifest = JSON.parse(readFileSync(inPackage(name, 'package.json'), 'utf8')) as {
      private?: boolean;
      exports: Record<string, { types: string; default: string }>;
    };
    expect(manifest.private).toBeUndefined();
    const files = Object.values(manifest.exports).flatMap(({ types, default: code }) => [types, code]);
    expect(files.length).toBeGreaterThan(100);
    const asked = [...files, ...files.map((file) => `${file}.map`), 'README.md', 'LICENSE', 'CHANGELOG.md'];
    expect(asked.filter((file) => !existsSync(inPackage(name, file)))).toEqual([]);
    const [first = ''] = files;
    const { sources } = JSON.parse(readFileSync(inPackage(name, `${first}.map`), 'utf8')) as {
      sources: string[];
    };
    expect(sources.map((source) => existsSync(resolve(dirname(inPackage(name, first)), source)))).toEqual([
      true,
    ]);
    const published = readdirSync(inPackage(name, '.'), { recursive: true, encoding: 'utf8' });
    expect(published.filter((file) => file.includes('.test.'))).toEqual([]);
  },
);

test('provides the same modules from a package as from the sources', () => {
  const source = join(ROOT, 'infra/remote/webpack/providedModules.mjs');
  const outside = join(home, 'node_modules/@fleetwatch/remote/webpack/providedModules.mjs');
  mkdirSync(dirname(outside), { recursive: true });
  copyFileSync(source, outside);
  const list = (file: string) => {
    const script = `import { listKitFiles, listProvidedModules } from ${JSON.stringify(file)};
      const placed = ({ name, file, isInner }) => ({ name, file, isInner });
      const provided = ({ resource, ...rest }) => rest;
      console.log(JSON.stringify([listKitFiles().map(placed), listProvidedModules().map(provided)]));`;
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString(),
    ) as unknown[][];
  };
  const listed = list(outside);
  expect(listed[0]?.length).toBeGreaterThan(150);
  expect(listed).toEqual(list(source));
});
