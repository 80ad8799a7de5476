import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const tool = (name: string): string => path.join(ROOT, 'node_modules', name);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fleetwatch-imports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const importOf = (name: string): string =>
  name.startsWith('type ') ? `import type {} from '${name.slice(5)}';` : `import '${name}';`;

/** The rules that a repository with these files and imports violates; 'type x' is a type-only import. */
function broken(files: Record<string, readonly string[]>): string[] {
  for (const [file, imported] of Object.entries(files)) {
    const at = path.join(folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, [...imported.map(importOf), 'export {};\n'].join('\n'));
  }
  const config = path.join(ROOT, '.dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tool('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', config, '--output-type', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (stderr !== '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].toSorted();
}

test.each<[string, Record<string, readonly string[]>, string[]]>([
  [
    'a route may import commands, directories and presenters',
    {
      'api/src/boats/boatsRoutes.ts': ['./commands/addBoat.ts', './fleetDirectory.ts', './boatPresenter.ts'],
      'api/src/boats/boatPresenter.ts': ['./fleetDirectory.ts', 'type ./Boat.ts'],
      'api/src/boats/fleetDirectory.ts': ['./Boat.ts'],
      'api/src/boats/commands/addBoat.ts': ['../Boat.ts', '../../members/commands/findMember.ts'],
      'api/src/boats/Boat.ts': ['../platform/clock.ts'],
      'api/src/members/Member.ts': [],
      'api/src/members/commands/findMember.ts': ['../Member.ts'],
      'api/src/platform/clock.ts': [],
    },
    [],
  ],
  [
    'no route imports another noun’s routes',
    {
      'api/src/boats/boatsRoutes.ts': ['../members/membersRoutes.ts'],
      'api/src/members/membersRoutes.ts': [],
    },
    ['no-foreign-routes'],
  ],
  [
    'no command imports routes',
    { 'api/src/boats/commands/addBoat.ts': ['../boatsRoutes.ts'], 'api/src/boats/boatsRoutes.ts': [] },
    ['only-routes-import-routes'],
  ],
  [
    'no command imports what a module declares',
    { 'api/src/boats/commands/addBoat.ts': ['../module.ts'], 'api/src/boats/module.ts': [] },
    ['only-the-list-knows-modules'],
  ],
  [
    'no command knows the table of routes',
    {
      'api/src/boats/commands/addBoat.ts': ['../../platform/http/route.ts'],
      'api/src/platform/http/route.ts': [],
    },
    ['only-routes-see-requests'],
  ],
  [
    'no command imports Koa',
    {
      'api/src/boats/commands/addBoat.ts': ['koa/dist/koa.mjs'],
      'node_modules/koa/dist/koa.mjs': [],
    },
    ['only-routes-see-requests'],
  ],
  [
    'no model imports a command',
    { 'api/src/boats/Boat.ts': ['./commands/addBoat.ts'], 'api/src/boats/commands/addBoat.ts': [] },
    ['models-know-models'],
  ],
  [
    'no route imports a model',
    { 'api/src/boats/boatsRoutes.ts': ['type ../members/Member.ts'], 'api/src/members/Member.ts': [] },
    ['routes-leave-models-alone'],
  ],
  [
    'no presenter imports a command, or more of a model than its types',
    {
      'api/src/boats/boatPresenter.ts': ['type ./commands/addBoat.ts', './Boat.ts'],
      'api/src/boats/commands/addBoat.ts': [],
      'api/src/boats/Boat.ts': [],
    },
    ['policies-and-presenters-run-nothing', 'presenters-read-no-model'],
  ],
  [
    'no policy imports a command',
    { 'api/src/boats/boatPolicy.ts': ['./commands/addBoat.ts'], 'api/src/boats/commands/addBoat.ts': [] },
    ['policies-and-presenters-run-nothing'],
  ],
  [
    'the platform imports no noun',
    { 'api/src/platform/clock.ts': ['../clubs/Club.ts'], 'api/src/clubs/Club.ts': [] },
    ['platform-knows-no-noun'],
  ],
  [
    'the core knows no extension, and an extension the core',
    {
      'api/src/boats/boatHooks.ts': ['type ../tours/Tour.ts'],
      'api/src/tours/Tour.ts': ['../members/Member.ts'],
      'api/src/members/Member.ts': [],
    },
    ['core-knows-no-extension'],
  ],
  [
    'two files that import each other are a circle',
    { 'contract/src/boats/one.ts': ['./other.ts'], 'contract/src/boats/other.ts': ['./one.ts'] },
    ['no-circles'],
  ],
  [
    'no remote imports another',
    { 'mf-fleet/src/screen.ts': ['../../mf-plans/src/screen.ts'], 'mf-plans/src/screen.ts': [] },
    ['remotes-apart'],
  ],
  [
    'the shell imports no remote',
    { 'shell/src/frame.ts': ['../../mf-plans/src/screen.ts'], 'mf-plans/src/screen.ts': [] },
    ['shell-knows-no-remote'],
  ],
  [
    "kit's primitives import no part",
    { 'kit/src/ui/Strip.tsx': ['../parts/Flag.tsx'], 'kit/src/parts/Flag.tsx': [] },
    ['primitives-know-no-part'],
  ],
  [
    'infra imports no routes, no policy, and of kit no screens',
    {
      'infra/local/src/one.ts': ['../../../api/src/boats/boatsRoutes.ts', '../../../kit/src/ui/Button.tsx'],
      'api/src/boats/boatsRoutes.ts': [],
      'kit/src/ui/Button.tsx': [],
    },
    ['infra-knows-entries', 'infra-knows-no-requests'],
  ],
  [
    'a workspace that is imported by its name has to export that',
    { 'mf-fleet/src/screen.ts': ['@fleetwatch/mf-plans/screen'] },
    ['resolvable'],
  ],
])('%s', (_name, files, rules) => {
  expect(broken(files)).toEqual(rules);
});

/** Lint's messages for a text in that file. */
function lintOf(file: string, text: string): string {
  const eslint = [tool('eslint/bin/eslint.js'), '--stdin', '--stdin-filename', path.join(ROOT, file)];
  return spawnSync(process.execPath, eslint, { cwd: ROOT, input: text, encoding: 'utf8' }).stdout;
}

test('keeps requests out of commands', () => {
  const text = 'export const nameOf = (ctx: { query: string }): string => ctx.query;\n';
  expect(lintOf('api/src/boats/commands/addBoat.ts', text)).toContain('Routes alone see a request');
  expect(lintOf('api/src/boats/boatsRoutes.ts', text)).toBe('');
});
