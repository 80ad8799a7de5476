// `npm run build:package -w @fleetwatch/embedded-mongo [-- FOLDER]`: the package as it is published, in `dist` unless said
// otherwise (`npm publish dist`). It is JavaScript with types, because Node strips no types below node_modules.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HERE = import.meta.dirname;
const folder = path.resolve(process.argv[2] ?? path.join(HERE, 'dist'));
const compiler = path.resolve(HERE, '../../node_modules/@typescript/native/bin/tsc');

rmSync(folder, { recursive: true, force: true });
const options = ['-p', path.join(HERE, 'tsconfig.package.json'), '--outDir', folder];
const { status } = spawnSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { name, version, license, description, type, engines, dependencies } = JSON.parse(
  readFileSync(path.join(HERE, 'package.json'), 'utf8'),
);
const manifest = {
  ...{ name, version, license, description, type, engines, dependencies },
  exports: { '.': { types: './startEmbedded.d.ts', default: './startEmbedded.js' } },
};
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
  copyFileSync(path.join(HERE, file), path.join(folder, file));
