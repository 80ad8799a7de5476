// `npm run build:package -w @fleetwatch/shell -- FOLDER`: the package has the build of the shell in `dist`, and needs no other.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const workspace = import.meta.dirname;
const build = path.join(workspace, 'dist');
const [, , given] = process.argv;
if (given === undefined)
  throw new Error('Name a folder: npm run build:package -w @fleetwatch/shell -- <folder>');
if (!existsSync(path.join(build, 'index.html')))
  throw new Error('The shell is not built: npm run build -w @fleetwatch/shell');
const folder = path.resolve(given);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(build, path.join(folder, 'dist'), { recursive: true });
const { name, version, license, description, publishConfig } = JSON.parse(
  readFileSync(path.join(workspace, 'package.json'), 'utf8'),
);
const manifest = {
  ...{ name, version, license, description, publishConfig },
  files: ['dist'],
  exports: { './package.json': './package.json' },
};
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(path.join(workspace, 'README.md'), path.join(folder, 'README.md'));
for (const file of ['CHANGELOG.md', 'LICENSE'])
  copyFileSync(path.join(workspace, '..', file), path.join(folder, file));
