import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { writeAtomically } from '@fleetwatch/site/writeAtomically';
import { writeTemplate } from '../src/createRemote.ts';
import { nameRemote, type RemoteNames } from '../src/nameRemote.ts';
import { RemoteRefusal } from '../src/RemoteRefusal.ts';
import { addToCompose, addToEnvExample } from './addToCompose.ts';
import { addToLock, type Lock, type WorkspacePackage } from './addToLock.ts';

/** A remote like any other: linted, type-checked and tested with the rest. */
const TEMPLATE = 'remote-template';

/** Files of a separate repository; a workspace has them from the root. */
const OF_REPOSITORY = /^(README\.md|gitignore|eslint\.config\.mjs|\.github\/.*)$/;

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T;
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function refuseTaken(root: string, { name, path }: RemoteNames): Promise<void> {
  const workspaces = (await readdir(root)).filter((one) => one.startsWith('mf-'));
  if (workspaces.includes(name)) throw new RemoteRefusal(`${name} already exists.`);
  for (const workspace of workspaces) {
    // Changing branches may leave a folder that holds only a build.
    if (!existsSync(join(root, workspace, 'declaration.json'))) continue;
    const { routes } = await readJson<RemoteDeclaration>(join(root, workspace, 'declaration.json'));
    if (routes.some((route) => route.path === path)) {
      throw new RemoteRefusal(`The path ${path} belongs to ${workspace}: choose another name.`);
    }
  }
}

/** Pins the versions of libraries shared with kit, because a page has one copy of each, and of the toolchain. */
async function pinAsKit(root: string, workspace: WorkspacePackage): Promise<WorkspacePackage> {
  const kit = await readJson<WorkspacePackage>(join(root, 'kit/package.json'));
  const toolchain = await readJson<WorkspacePackage>(join(root, 'infra/remote/package.json'));
  const versions: Record<string, string> = {
    ...kit.devDependencies,
    ...kit.dependencies,
    [kit.name]: kit.version,
    [toolchain.name]: toolchain.version,
  };
  const pin = (dependencies: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.keys(dependencies).map((library) => {
        const version = versions[library];
        if (version === undefined) throw new Error(`${TEMPLATE} needs ${library}, which kit has not.`);
        return [library, version] as const;
      }),
    );
  return {
    ...workspace,
    dependencies: pin(workspace.dependencies),
    devDependencies: pin(workspace.devDependencies),
  };
}

/** The template's package as a workspace of this repository. */
async function asWorkspace(root: string, folder: string): Promise<WorkspacePackage> {
  const { name, version, license, ...more } = await readJson<WorkspacePackage>(join(folder, 'package.json'));
  const { dependencies, devDependencies } = await pinAsKit(root, { name, version, license, ...more });
  const tool = 'node ../infra/remote/bin/fleetwatch-remote.mjs';
  return {
    name: `@fleetwatch/${name}`,
    version,
    private: true,
    license,
    type: 'module',
    scripts: {
      build: `${tool} build`,
      dev: `${tool} dev`,
      test: `jest --config ../jest.config.mjs --selectProjects ${name}`,
    },
    dependencies,
    devDependencies,
  };
}

async function writeDraft(root: string, draft: string, names: RemoteNames): Promise<WorkspacePackage> {
  await writeTemplate(join(root, TEMPLATE), draft, names, (file) => !OF_REPOSITORY.test(file));
  const workspace = await asWorkspace(root, draft);
  await writeFile(join(draft, 'package.json'), asJson(workspace));
  return workspace;
}

/** The files that name every remote, with the new one. */
async function readChanges(root: string, name: string, workspace: WorkspacePackage) {
  const [lock, compose, env] = [
    join(root, 'package-lock.json'),
    join(root, 'infra/compose/compose.yaml'),
    join(root, 'infra/compose/.env.example'),
  ];
  return [
    [lock, asJson(addToLock(await readJson<Lock>(lock), name, workspace))],
    [compose, addToCompose(await readFile(compose, 'utf8'), name)],
    [env, addToEnvExample(await readFile(env, 'utf8'), name, workspace.version)],
  ] as const;
}

/**
 * Creates a remote's workspace from the template, and its entries in package-lock.json and for compose. The lists of
 * workspaces, tests and lint match it by folder name.
 * @param root the checkout
 * @throws RemoteRefusal when the name is invalid, or it or its path is taken; then nothing is changed.
 */
export async function makeRemote(root: string, name: string): Promise<RemoteNames> {
  const names = nameRemote(name);
  await refuseTaken(root, names);
  const draft = join(root, `.${name}.new`);
  await rm(draft, { recursive: true, force: true });
  try {
    const workspace = await writeDraft(root, draft, names);
    const changes = await readChanges(root, name, workspace);
    await rename(draft, join(root, name));
    for (const [file, text] of changes) await writeAtomically(file, text);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return names;
}
