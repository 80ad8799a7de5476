import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listShown } from '@fleetwatch/site/siteRegistry';
import { makeFolder, makeRemote, makeShell, type ShellOverrides } from '@fleetwatch/site/testing/makeBuild';
import { lastOf, readDockerfile } from '../../images/check/readDockerfile.ts';
import { readCompose, readEnv } from './readCompose.ts';

const FOLDER = resolve(__dirname, '..');
const ROOT = resolve(FOLDER, '../..');
const { services } = readCompose(FOLDER, readEnv(readFileSync(join(FOLDER, '.env.example'), 'utf8')));
const publishers = Object.keys(services).filter((name) => name.startsWith('publish-'));

/** Returns the start command of a service's image. */
function commandOf(name: string): string[] {
  const { build } = services[name] ?? {};
  if (!build) throw new Error(`${name} has no image of this repository.`);
  const stage = readDockerfile(readFileSync(join(FOLDER, build.context, build.dockerfile), 'utf8')).stages.at(
    -1,
  );
  return JSON.parse((stage && lastOf(stage, 'CMD')) ?? '') as string[];
}

let home: ReturnType<typeof makeFolder>;
let site: string;
beforeEach(() => {
  home = makeFolder();
  site = join(home.folder, 'site');
});
afterEach(() => home.remove());

async function publish(name: string, build: string): Promise<number> {
  const [command = '', ...args] = commandOf(name);
  const env = { PATH: process.env['PATH'], FLEETWATCH_SITE: site, FLEETWATCH_BUILD: build };
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number];
  return code;
}

/**
 * `docker compose up` with these builds in the images: a service runs once those it depends on have ended; where one that is
 * required failed, it does not run.
 * @returns the services that failed or did not run
 */
async function up(builds: Record<string, string>): Promise<string[]> {
  const runs = new Map<string, Promise<boolean>>();
  const run = (name: string): Promise<boolean> => {
    const known = runs.get(name);
    if (known) return known;
    const outcome = (async () => {
      const needs = Object.entries(services[name]?.depends_on ?? {});
      const ended = await Promise.all(
        needs.map(async ([other, { required = true }]) => (await run(other)) || !required),
      );
      return ended.every(Boolean) && (await publish(name, builds[name] ?? '')) === 0;
    })();
    runs.set(name, outcome);
    return outcome;
  };
  const succeeded = await Promise.all(publishers.map(run));
  return publishers.filter((_, at) => !succeeded[at]);
}

const shell = (overrides: ShellOverrides) =>
  makeShell(join(home.folder, `kit-${overrides.kit}/shell/dist`), overrides);
const remotes = (version: string, kitOf: (name: string) => string) =>
  Object.fromEntries(
    publishers
      .filter((name) => name !== 'publish-shell')
      .map((publisher) => {
        const name = publisher.replace('publish-', '');
        const folder = join(home.folder, `${name}-${version}`);
        return [publisher, makeRemote(folder, name, { version, kitVersion: kitOf(name) })];
      }),
  );
const shown = async () =>
  Object.fromEntries([...(await listShown(site))].map(([name, { version }]) => [name, version]));
const allAt = (version: string) =>
  Object.fromEntries(
    publishers
      .filter((name) => name !== 'publish-shell')
      .map((name) => [name.replace('publish-', ''), version]),
  );

test('a kit upgrade: remotes of both kits are published, and one that fails stops no other', async () => {
  const first = {
    'publish-shell': shell({ kit: '1.4.0', serves: [1] }),
    ...remotes('1.0.0', () => '^1.4.0'),
  };
  expect(await up(first)).toEqual([]);
  expect(await shown()).toEqual(allAt('1.0.0'));

  const kits: Record<string, string> = { 'mf-fleet': '^2.0.0', 'mf-plans': '^2.9.0', 'mf-tweets': '^2.0.0' };
  const second = {
    'publish-shell': shell({ kit: '2.0.0', serves: [1, 2] }),
    ...remotes('1.1.0', (name) => kits[name] ?? '^1.4.0'),
  };
  expect(await up(second)).toEqual(['publish-mf-plans']);
  expect(await shown()).toEqual({ ...allAt('1.1.0'), 'mf-plans': '1.0.0' });

  // Kit 3 leaves remotes of kit 1 behind: the shell is refused, and each remote is published all the same.
  const third = {
    'publish-shell': shell({ kit: '3.0.0', serves: [2, 3] }),
    ...remotes('1.2.0', () => '^2.0.0'),
  };
  expect(await up(third)).toEqual(['publish-shell']);
  expect(await shown()).toEqual(allAt('1.2.0'));
  expect(await up(third)).toEqual([]);
});
