import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseDeclaration } from '@fleetwatch/kit/federation/parseDeclaration';
import { listFiles } from '@fleetwatch/site/listFiles';
import { makeFolder } from '@fleetwatch/site/testing/makeBuild';
import type { Lock } from './addToLock.ts';
import { makeRemote } from './makeRemote.ts';

const CHECKOUT = resolve(import.meta.dirname, '../../..');

let home: ReturnType<typeof makeFolder>;
let root: string;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readJson = <T>(path: string) => JSON.parse(read(path)) as T;

/** A name that no remote of a club has: these tests run in their checkouts too. */
const NAME = 'mf-name-of-tests';

/** The part of a checkout that the command reads: the template, an existing remote, and the files it adds to. */
beforeEach(() => {
  home = makeFolder();
  root = home.folder;
  for (const path of [
    'remote-template',
    'kit/package.json',
    'infra/remote/package.json',
    'package-lock.json',
    'infra/compose/compose.yaml',
    'infra/compose/.env.example',
    'mf-plans/declaration.json',
  ]) {
    cpSync(join(CHECKOUT, path), join(root, path), {
      recursive: true,
      filter: (source) => !/[\\/](dist|node_modules)$/.test(source),
    });
  }
});
afterEach(() => home.remove());

test('writes its own name wherever the template has one', async () => {
  expect(await makeRemote(root, 'mf-long-haul')).toEqual({
    name: 'mf-long-haul',
    component: 'LongHaulScreen',
    title: 'Long Haul',
    path: '/long-haul',
  });
  const files = await listFiles(join(root, 'mf-long-haul'));
  expect(files).toEqual([
    'CHANGELOG.md',
    'declaration.json',
    'package.json',
    'src/LongHaulScreen.test.tsx',
    'src/LongHaulScreen.tsx',
    'src/entry.ts',
    'tsconfig.json',
    'webpack.config.mjs',
  ]);
  for (const file of files) expect(read(`mf-long-haul/${file}`)).not.toMatch(/template|your.remote/i);
  expect(read('mf-long-haul/src/entry.ts')).toBe("export { LongHaulScreen } from './LongHaulScreen.tsx';\n");
  const declaration = readJson<object>('mf-long-haul/declaration.json');
  const built = { ...declaration, name: 'mf-long-haul', version: '0.1.0', kitVersion: '^0.2.0' };
  expect(parseDeclaration(built)).toMatchObject({
    routes: [{ path: '/long-haul', component: 'LongHaulScreen', title: 'Long Haul', access: 'member' }],
    menu: [{ label: 'Long Haul', path: '/long-haul' }],
  });
});

test("writes dependencies in kit's versions, and entries in the lock file in npm's order", async () => {
  const before = readJson<Lock>('package-lock.json').packages;
  await makeRemote(root, NAME);
  const kit = readJson<{ version: string; devDependencies: Record<string, string> }>('kit/package.json');
  const { dependencies, devDependencies, scripts } = readJson<Record<string, Record<string, string>>>(
    `${NAME}/package.json`,
  );
  expect(dependencies).toMatchObject({
    '@fleetwatch/kit': kit.version,
    react: kit.devDependencies['react'],
    'styled-components': kit.devDependencies['styled-components'],
  });
  const { version } = readJson<{ version: string }>('infra/remote/package.json');
  expect(devDependencies).toEqual({ '@fleetwatch/remote': version });
  expect(scripts?.['test']).toMatch(/--selectProjects mf-name-of-tests$/);

  const { packages } = readJson<Lock>('package-lock.json');
  const { [NAME]: workspace, [`node_modules/@fleetwatch/${NAME}`]: link, ...others } = packages;
  expect(workspace).toEqual({
    name: `@fleetwatch/${NAME}`,
    version: '0.1.0',
    license: 'MIT',
    dependencies,
    devDependencies,
  });
  expect(link).toEqual({ resolved: NAME, link: true });
  expect(others).toEqual(before);
  const paths = Object.keys(packages);
  expect(paths).toEqual(paths.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test.each(['mf-aaa', NAME, 'mf-zzz'])('%s has its service and its tag for compose', async (name) => {
  const files = ['infra/compose/compose.yaml', 'infra/compose/.env.example'];
  const before = files.map(read);
  await makeRemote(root, name);
  const added = files.map((file, at) => {
    const was = new Set(before[at]?.split('\n'));
    return read(file)
      .split('\n')
      .filter((line) => !was.has(line));
  });
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_TAG`;
  expect(added).toEqual([
    [
      `  publish-${name}:`,
      `    image: \${FLEETWATCH_REGISTRY:-fleetwatch}/${name}:\${${variable}:-current}`,
      `    build: { context: ../.., dockerfile: infra/images/site.Dockerfile, args: { WORKSPACE: ${name} } }`,
    ],
    [`# ${variable}=0.1.0`],
  ]);
  const services = [...read('infra/compose/compose.yaml').matchAll(/^ {2}publish-(mf-.*):$/gm)];
  const names = services.map(([, one]) => one);
  expect(names).toContain(name);
  expect(names).toEqual(names.toSorted());
});

test.each([
  ['regattas', `"regattas" is not a remote's name`],
  ['mf-Regattas', `"mf-Regattas" is not a remote's name`],
  ['mf-2026', `"mf-2026" is not a remote's name`],
  ['mf-a/../../b', `"mf-a/../../b" is not a remote's name`],
  ['mf-plans', 'mf-plans already exists.'],
  ['mf-workouts', 'The path /workouts belongs to mf-plans: choose another name.'],
])('%s is refused, and nothing changes', async (name, message) => {
  const lock = read('package-lock.json');
  const before = readdirSync(root);
  await expect(makeRemote(root, name)).rejects.toThrow(message);
  expect(readdirSync(root)).toEqual(before);
  expect(read('package-lock.json')).toBe(lock);
});

test("refuses a second call and keeps the team's files", async () => {
  await makeRemote(root, 'mf-regattas');
  writeFileSync(join(root, 'mf-regattas/src/entry.ts'), 'mine');
  const lock = read('package-lock.json');
  await expect(makeRemote(root, 'mf-regattas')).rejects.toThrow('mf-regattas already exists.');
  expect(read('mf-regattas/src/entry.ts')).toBe('mine');
  expect(read('package-lock.json')).toBe(lock);
});

test('does not copy build output from the template', async () => {
  mkdirSync(join(root, 'remote-template/dist'));
  writeFileSync(join(root, 'remote-template/dist/entry.js'), 'built');
  await makeRemote(root, 'mf-regattas');
  expect(existsSync(join(root, 'mf-regattas/dist'))).toBe(false);
  expect(readdirSync(root)).not.toContain('.mf-regattas.new');
});
