// `npm run build:package -w WORKSPACE [-- FOLDER]`: the workspace as it is published, in its `dist` unless another is given.
// The repository runs a workspace's TypeScript as it is; a package is JavaScript with types, because Node strips no types
// below node_modules.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedManifest } from './publishedManifest.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const workspace = process.cwd();
const folder = path.resolve(process.argv[2] ?? 'dist');

rmSync(folder, { recursive: true, force: true });
const compiler = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const options = ['-p', 'tsconfig.package.json', '--outDir', folder];
const { status } = spawnSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// Debuggers and editors follow the maps: the sources are published too, and the maps point there.
for (const name of globSync('**/*.map', { cwd: folder })) {
  const file = path.join(folder, name);
  const map = JSON.parse(readFileSync(file, 'utf8'));
  const sources = map.sources.map((source) => {
    const original = path.resolve(path.dirname(file), source);
    const copy = path.join(folder, path.relative(workspace, original));
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(original, copy);
    return path.relative(path.dirname(file), copy);
  });
  writeFileSync(file, JSON.stringify({ ...map, sources }));
}

const manifest = publishedManifest(workspace);
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
  const own = path.join(workspace, name);
  copyFileSync(existsSync(own) ? own : path.join(ROOT, name), path.join(folder, name));
}
