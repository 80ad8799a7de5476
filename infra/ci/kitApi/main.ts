// `npm run kit:api`: compares what kit exports, and its types, with its last release (`kit/lastRelease.json`), and names what
// breaks remotes. `-- --release` records kit as it is as the last release.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findWrongMarks } from './deprecations.ts';
import { findBreaks } from './findBreaks.ts';
import { readPackage, type Release } from './Release.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RECORD = path.join(ROOT, 'kit/lastRelease.json');
const PLACE = path.join(ROOT, '.data/kit-api');

const build = [path.join(ROOT, 'infra/ci/packages/buildPackage.mjs'), path.join(PLACE, 'package')];
const { status } = spawnSync(process.execPath, build, { cwd: path.join(ROOT, 'kit'), stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const next = readPackage(path.join(PLACE, 'package'));
const last = JSON.parse(readFileSync(RECORD, 'utf8')) as Release;

const breaks = findBreaks(last, next, path.join(PLACE, 'check')).map(
  ({ what, why }) => `${what}\n    ${why}`,
);
const wrong = findWrongMarks(next);
for (const line of [...breaks, ...wrong]) console.error(`  ${line}`);

// A version that is not published yet may be recorded again.
const isRelease = process.argv.includes('--release');
if (wrong.length > 0 || (breaks.length > 0 && !(isRelease && last.version === next.version))) {
  console.error(`
Remotes of kit ${last.version} would break, or could not be warned in time. What kit exports stays through a whole major version, marked "@deprecated since X,
goes with Y" (docs/decisions/0014-kit-and-packages.md): keep the old beside the new.`);
  process.exit(1);
}
if (isRelease) writeFileSync(RECORD, `${JSON.stringify(next, null, 1)}\n`);
console.log(
  isRelease
    ? `Kit ${next.version} is the last release.`
    : `Kit ${next.version} has what kit ${last.version} exports.`,
);
