// `npm run build:package -w @fleetwatch/create-remote`: the package, with the template beside its code.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import '../ci/packages/buildPackage.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const template = path.join(path.resolve(process.argv[2] ?? 'dist'), 'template');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

cpSync(path.join(ROOT, 'remote-template'), template, {
  recursive: true,
  filter: (source) => !/[\\/](dist|node_modules)$/.test(source),
});

// A new remote begins with the kit and the toolchain of its day.
const file = path.join(template, 'package.json');
const manifest = readJson(file);
for (const workspace of ['contract', 'kit', 'infra/remote']) {
  const { name, version, peerDependencies } = readJson(path.join(ROOT, workspace, 'package.json'));
  const ranges = { ...peerDependencies, [name]: `^${version}` };
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const library of Object.keys(group)) group[library] = ranges[library] ?? group[library];
}
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
