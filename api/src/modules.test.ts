import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_FOLDERS } from '@fleetwatch/contract/media/rules';
import mongoose from 'mongoose';
import { routes } from './app.ts';
import { AUDIT_KINDS } from '@fleetwatch/contract/audit/wire';
import { MODULES } from './modules.ts';
import { PLATFORM_MODELS } from './platformModels.ts';
import type { Route } from './platform/http/route.ts';

const HERE = import.meta.dirname;

const namesTwice = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

it('lists every folder that declares a module', async () => {
  const folders = readdirSync(HERE).filter((name) => existsSync(path.join(HERE, name, 'module.ts')));
  const declared = await Promise.all(
    folders.map(async (name) => {
      const declaration = (await import(`./${name}/module.ts`)) as Record<string, unknown>;
      return declaration[`${name}Module`];
    }),
  );
  expect(new Set(MODULES)).toEqual(new Set(declared));
  expect(MODULES).toHaveLength(folders.length);
});

it('declares every model and every kind of the audit trail once', () => {
  const models = [...PLATFORM_MODELS, ...MODULES.flatMap(({ models = [] }) => models)];
  expect(models.map(({ model }) => model.modelName).sort()).toEqual(mongoose.modelNames().sort());
  const kinds = models.flatMap(({ audited }) => (audited ? [audited.kind] : []));
  expect(kinds.sort()).toEqual([...AUDIT_KINDS].sort());
});

it('mounts every route of every folder once', async () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[^/]+\/\w*[rR]outes\.ts$/.test(name),
  );
  const exported = await Promise.all(
    files.map(async (name) => Object.values((await import(`./${name}`)) as Record<string, unknown>)),
  );
  // Exported functions make routes about the others.
  const ofFolders = exported.flat().filter(Array.isArray).flat();
  expect(ofFolders.length).toBeGreaterThan(200);
  expect(ofFolders.filter((route) => !routes.includes(route as Route))).toEqual([]);
  expect(namesTwice(routes.map(({ method, path: at }) => `${method} ${at}`))).toEqual([]);
});

it('has one use of every folder of media, and one right by each name', () => {
  const folders = MODULES.flatMap(({ media = [] }) => media.map(({ folder }) => folder));
  expect(folders.sort()).toEqual([...MEDIA_FOLDERS].sort());
  const rights = new Set(routes.flatMap(({ may }) => (may ? [may] : [])));
  expect(namesTwice([...rights].map(({ name }) => name))).toEqual([]);
});

it('names every duty once', () => {
  const names = MODULES.flatMap(({ duties = [] }) => duties.map(({ name }) => name));
  expect(namesTwice(names)).toEqual([]);
  expect(names.length).toBeGreaterThan(0);
});

/** Returns the modules that each module imports, including type imports. */
function moduleImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const name of readdirSync(HERE, { recursive: true, encoding: 'utf8' })) {
    const [module = '', ...rest] = name.split(path.sep);
    const isCode = name.endsWith('.ts') && !name.endsWith('.test.ts') && rest.length > 0;
    if (!isCode || ['platform', 'testing'].includes(module)) continue;
    const found = imports.get(module) ?? new Set();
    imports.set(module, found);
    for (const [, from = ''] of readFileSync(path.join(HERE, name), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const [other = '', ...file] = path.join(path.dirname(name), from).split(path.sep);
      if (file.length > 0 && ![module, 'platform'].includes(other)) found.add(other);
    }
  }
  return imports;
}

it('has no cycle of modules, except through events and hooks', () => {
  const imports = moduleImports();
  expect(imports.size).toBeGreaterThan(30);
  // Repeatedly removes modules that import none of the remaining ones; a cycle, and the modules above it,
  // remain.
  for (;;) {
    const free = [...imports].filter(([, others]) => [...others].every((other) => !imports.has(other)));
    if (free.length === 0) break;
    for (const [module] of free) imports.delete(module);
  }
  expect([...imports.keys()]).toEqual([]);
});
