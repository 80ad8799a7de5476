import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { kitFolder, kitVersion } from './providedModules.mjs';
import { remoteConfig } from './remoteConfig.mjs';

const declaration = {
  routes: [{ path: '/a', component: 'AScreen', title: 'A', access: 'open' }],
  menu: [],
};

/** A build takes a second or two, longer on a busy machine. */
const BUILD_MS = 60_000;

let root;
let count = 0;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fw-remote-'));
  symlinkSync(join(kitFolder, '../node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes these files as a remote and builds it as `npm run build` does. */
async function build(files) {
  count += 1;
  const folder = join(root, `mf-test-${count}`);
  const all = {
    'package.json': JSON.stringify({ name: `@fleetwatch/mf-test-${count}`, version: '3.2.1' }),
    'declaration.json': JSON.stringify(declaration),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const config = { ...remoteConfig({ folder, isProduction: true }), cache: false, devtool: false };
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  const read = (file) => readFileSync(join(folder, 'dist', file), 'utf8');
  return {
    errors: errors.map(({ message }) => message),
    warnings,
    list: () => readdirSync(join(folder, 'dist')),
    read,
    readJson: (file) => JSON.parse(read(file)),
  };
}

const screen = (imports, body = 'null') => `${imports}\nexport const AScreen = () => ${body};\n`;

it(
  'refuses to build a remote that would style the page or reach for its root',
  async () => {
    const { errors } = await build({
      'src/entry.ts': "export { AScreen } from './AScreen.tsx';",
      'src/AScreen.tsx': screen(
        `import { createGlobalStyle } from 'styled-components';
       export const Style = createGlobalStyle\`#root { display: none; }\`;`,
      ),
    });
    expect(errors).toEqual([
      expect.stringContaining(
        "#root is the shell's: style and find what this remote renders itself (in src/AScreen.tsx).",
      ),
      expect.stringContaining(
        'The shell does not provide createGlobalStyle of styled-components (imported in src/AScreen.tsx).',
      ),
    ]);
  },
  BUILD_MS,
);

it(
  'refuses to build a remote that reaches into the page of all remotes, and lists each place',
  async () => {
    const reaches = {
      sheet: 'document.adoptedStyleSheets = [];',
      element: "document.head.append(document.createElement('style'));",
      history: 'history.pushState = () => undefined;',
      storage: 'localStorage.clear();',
      database: "indexedDB.deleteDatabase('outbox');",
      capture: "document.addEventListener('click', () => undefined, true);",
      captureOption: "window.addEventListener('click', () => undefined, { capture: true });",
      global: 'globalThis.fetch = () => undefined;',
    };
    const names = Object.keys(reaches);
    const { errors } = await build({
      ...Object.fromEntries(
        names.map((name) => [`src/${name}.ts`, `export function ${name}() { ${reaches[name]} }`]),
      ),
      'src/page.css': '* { color: red }',
      'src/entry.ts': [
        "import './page.css';",
        ...names.map((name) => `export { ${name} } from './${name}.ts';`),
        'export const AScreen = () => null;',
      ].join('\n'),
    });
    const refused = (reason, file) => expect.stringContaining(`${reason} (in src/${file}).`);
    const everyone = 'The storage is that of all remotes and of the queue: remove your own entries by name';
    expect(errors.filter((message) => message.includes('(in src/'))).toEqual(
      expect.arrayContaining([
        refused('A style sheet reaches every screen: style with styled-components', 'page.css'),
        refused('A style sheet of its own reaches every screen: style with styled-components', 'sheet.ts'),
        refused('A style sheet of its own reaches every screen: style with styled-components', 'element.ts'),
        refused("The page's history is the shell's: navigate with react-router-dom", 'history.ts'),
        refused(everyone, 'storage.ts'),
        refused(everyone, 'database.ts'),
        refused('listen without capture, or on your own element', 'capture.ts'),
        refused('listen without capture, or on your own element', 'captureOption.ts'),
        refused('Globals are those of the page: keep it in a module, or in the store', 'global.ts'),
      ]),
    );
  },
  BUILD_MS,
);

it(
  'builds a remote that only looks as if it reached into the page',
  async () => {
    const { errors } = await build({
      'src/entry.ts': `
        const pushState = 1;
        export function listen(node) {
          document.addEventListener('click', () => node.focus(), { passive: true });
          node.addEventListener('click', () => undefined, true);
          localStorage.removeItem('mf-test/draft');
          return pushState === 1 && globalThis.innerWidth >= 3;
        }
        export const AScreen = () => null;`,
    });
    expect(errors).toEqual([]);
  },
  BUILD_MS,
);

it(
  'refuses to build a remote whose entry lacks a declared component or part',
  async () => {
    const { errors } = await build({
      'src/entry.ts': "export * from './screens.ts'; export const Other = 1;",
      'src/screens.ts': 'export const BScreen = 1;',
      'declaration.json': JSON.stringify({ ...declaration, parts: ['Other', 'BPart'] }),
    });
    expect(errors).toEqual([
      'declaration.json names AScreen, which src/entry.ts does not export.',
      'declaration.json names BPart, which src/entry.ts does not export.',
    ]);
  },
  BUILD_MS,
);

describe("the page's libraries", () => {
  const withRange = (range) => ({
    'package.json': JSON.stringify({
      name: 'mf-test',
      version: '1.0.0',
      dependencies: { 'react-router-dom': range },
    }),
    'src/entry.ts': "export { Link as AScreen } from 'react-router-dom';",
  });

  it(
    "builds with the page's libraries in the declared range, whatever is installed",
    async () => {
      const { readJson } = await build(withRange('^7.2.0'));
      expect(readJson('manifest.json').versions['react-router-dom']).toBe('^7.2.0');
    },
    BUILD_MS,
  );

  it.each(['^7.99.0', '^6.0.0', 'latest'])(
    'refuses a range that a shell of this kit may not have (%s) with the command that helps',
    async (range) => {
      const { peerDependencies } = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8'));
      const served = peerDependencies['react-router-dom'];
      await expect(build(withRange(range))).rejects.toThrow(
        `package.json requires react-router-dom ${range}; a shell of kit ${kitVersion} may have ${served.slice(1)}.\n` +
          `Run: npm install react-router-dom@${served}`,
      );
    },
  );
});

describe('a remote that follows the contract', () => {
  let built;
  beforeAll(async () => {
    built = await build({
      'src/entry.ts': "export { AScreen } from './AScreen.tsx';",
      'src/AScreen.tsx': screen(
        `import { useState } from 'react';
         import { Link } from 'react-router-dom';
         import styled from 'styled-components';
         import { Button } from '@fleetwatch/kit/ui/button/Button';
         import type { RemoteRoute } from '@fleetwatch/kit/federation/RemoteDeclaration';
         const Box = styled.div\`color: red;\`;
         export const route: RemoteRoute | undefined = undefined;`,
        `{ const [n] = useState(1); return <Box><Link to="/">{n}</Link><Button>Go</Button></Box>; }`.replace(
          /^\{/,
          '{',
        ),
      ),
    });
  }, BUILD_MS);

  it('builds without warnings', () => {
    expect(built.errors).toEqual([]);
    expect(built.warnings).toEqual([]);
  });

  it('publishes its declaration with its version and its kit version', () => {
    expect(built.readJson('declaration.json')).toEqual({
      ...declaration,
      name: `mf-test-${count}`,
      version: '3.2.1',
      kitVersion: `^${kitVersion}`,
    });
  });

  it('builds a container name without a dash, hashed files, and a list of what it uses of the shell', () => {
    const manifest = built.readJson('manifest.json');
    expect(manifest).toMatchObject({
      container: `mf_test_${count}`,
      entry: expect.stringMatching(/^remoteEntry\.[0-9a-f]{8}\.js$/),
      screens: [expect.stringMatching(/^screens\.[0-9a-f]{8}\.js$/)],
      needs: {
        react: ['useState'],
        'react-router-dom': ['Link'],
        'styled-components': ['default'],
        '@fleetwatch/kit/ui/button/Button': ['Button'],
      },
    });
    // Its kit is the declaration's kitVersion alone.
    expect(Object.keys(manifest.versions)).toEqual([
      'react',
      'react/jsx-runtime',
      'react-router-dom',
      'styled-components',
    ]);
    expect(built.list()).toEqual(expect.arrayContaining([manifest.entry, ...manifest.screens]));
  });

  it('compresses copies of its larger files', () => {
    const { entry } = built.readJson('manifest.json');
    expect(built.list()).toEqual(expect.arrayContaining([`${entry}.gz`, `${entry}.br`]));
  });

  it('bundles nothing that the shell provides', () => {
    const { entry, screens } = built.readJson('manifest.json');
    const code = [entry, ...screens].map(built.read).join('\n');
    expect(code).not.toContain('aria-busy');
    expect(code.length).toBeLessThan(24_000);
  });

  it("takes the core of the federation runtime from the page, because its own is replaced by the shell's", () => {
    const entry = built.read(built.readJson('manifest.json').entry);
    expect(entry).toContain('_FEDERATION_RUNTIME_CORE');
    expect(entry).not.toContain('__GLOBAL_LOADING_REMOTE_ENTRY__');
  });

  it('names each module of the shell once, because a visit begins with its entry', () => {
    const entry = built.read(built.readJson('manifest.json').entry);
    expect(entry.split('@fleetwatch/kit/ui/button/Button')).toHaveLength(2);
  });

  it("publishes the federation's own manifest beside ours", () => {
    expect(built.readJson('mf-manifest.json')).toMatchObject({
      name: `mf_test_${count}`,
      metaData: { remoteEntry: { name: built.readJson('manifest.json').entry } },
      exposes: [{ path: './entry' }],
    });
  });
});

describe('a remote that imports what the shell does not provide', () => {
  it.each([
    [
      'a part of the router outside the subset',
      `import { useBlocker } from 'react-router-dom'; export const b = useBlocker;`,
      /The shell does not provide useBlocker of react-router-dom \(imported in src\/AScreen\.tsx\)\. It provides: BrowserRouter, /,
    ],
    [
      'a whole library by its name',
      `export { configureStore } from '@reduxjs/toolkit';`,
      /The shell does not provide configureStore of @reduxjs\/toolkit/,
    ],
    [
      'another export of a library',
      `import { createApi } from '@reduxjs/toolkit/query/react'; export const c = createApi;`,
      /The shell does not provide @reduxjs\/toolkit\/.*second copy of @reduxjs\/toolkit would break the page \(imported in src\/AScreen\.tsx\)/,
    ],
    [
      'an export of kit that is not for remotes',
      `import { createRemoteLoader } from '@fleetwatch/kit/federation/createRemoteLoader'; export const l = createRemoteLoader;`,
      /The shell does not provide federation\/createRemoteLoader\.ts of @fleetwatch\/kit \(imported in src\/AScreen\.tsx\)/,
    ],
  ])(
    'fails for %s',
    async (_what, imports, message) => {
      const { errors } = await build({
        'src/entry.ts': "export * from './AScreen.tsx';",
        'src/AScreen.tsx': screen(imports),
      });
      expect(errors).toEqual([expect.stringMatching(message)]);
    },
    BUILD_MS,
  );
});
