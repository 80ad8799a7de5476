// The type check of every workspace, by the native compiler, two at a time. What it learns is cached in `.data/types`: a second
// check takes a quarter of the first one's time.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';
import { run } from './stages.mjs';

const compiler = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const projects = [
  ...globSync(workspaces, { cwd: ROOT }).toSorted(),
  'remote-template',
  'infra/ci',
  'infra/compose',
  'infra/images',
  'infra/licences',
]
  .map((name) => path.join(name, 'tsconfig.json'))
  .filter((file) => existsSync(path.join(ROOT, file)));

const failed = [];
const queue = [...projects];
const worker = async () => {
  for (let project = queue.shift(); project; project = queue.shift()) {
    const cache = path.join(
      ROOT,
      '.data/types',
      `${path.dirname(project).replaceAll(path.sep, '.')}.tsbuildinfo`,
    );
    const options = ['-p', project, '--incremental', '--tsBuildInfoFile', cache];
    if ((await run('node', [compiler, ...options])) !== 0) failed.push(project);
  }
};
await Promise.all([worker(), worker()]);
if (failed.length > 0) {
  console.error(`Types do not hold in ${failed.join(', ')}.`);
  process.exit(1);
}
console.log(`Types hold in ${projects.length} workspaces.`);
