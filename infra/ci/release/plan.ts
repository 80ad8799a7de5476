// `node infra/ci/release/plan.ts v0.2.0`: prints the images of a release tag, as an output of the release workflow.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { planImages } from './planImages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const versionOf = (file: string): string =>
  (JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as { version: string }).version;

const versions = new Map([
  ['fleetwatch', versionOf('package.json')],
  ...globSync(['shell/package.json', 'mf-*/package.json'], { cwd: ROOT })
    .toSorted()
    .map((file): [string, string] => [path.dirname(file), versionOf(file)]),
]);
process.stdout.write(`images=${JSON.stringify(planImages(process.argv[2] ?? '', versions))}\n`);
