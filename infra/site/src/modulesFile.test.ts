import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishRemote } from './publishRemote.ts';
import { publishShell } from './publishShell.ts';
import { runSite } from './runSite.ts';
import { listShown } from './siteRegistry.ts';
import { makeFolder, makeRemote, makeShell, type RemoteOverrides } from './testing/makeBuild.ts';

let home: ReturnType<typeof makeFolder>;
let site: string;

const publish = (name: string, overrides: RemoteOverrides = {}, now?: Date) =>
  publishRemote(
    site,
    makeRemote(join(home.folder, `${name}-${overrides.version ?? '1.0.0'}`), name, overrides),
    now,
  );
const grant = (value: unknown) => writeFileSync(join(site, 'modules.json'), JSON.stringify(value));
const tabs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `Tab ${at}`, order: 1, tab: true as const }));

beforeEach(async () => {
  home = makeFolder();
  site = join(home.folder, 'site');
  await publishShell(site, makeShell(join(home.folder, 'shell')));
});
afterEach(() => home.remove());

const CREWS = { team: 'Crews', paths: ['/crews'] };

test('publishes any remote, with one tab, without the file', async () => {
  await publish('mf-crews', { menu: tabs(1) });
  await expect(publish('mf-oars', { menu: tabs(2) })).rejects.toMatchObject({
    reasons: ['It has 2 tabs; 1 is allowed.'],
  });
});

test.each<[string, object, RemoteOverrides, string]>([
  ['another name', { 'mf-oars': CREWS }, {}, 'modules.json of this site does not name mf-crews.'],
  [
    'another path',
    { 'mf-crews': CREWS },
    { paths: ['/crews', '/crewsmen'] },
    'The path /crewsmen is not granted to mf-crews in modules.json.',
  ],
  [
    'a tab',
    { 'mf-crews': CREWS },
    { paths: ['/crews'], menu: tabs(1) },
    'The number of its tabs, 1, is not granted to mf-crews in modules.json.',
  ],
  [
    'a slot',
    { 'mf-crews': { ...CREWS, slots: ['wall'] } },
    {
      paths: ['/crews'],
      parts: ['Crews'],
      fills: [{ slot: 'actions.below', part: 'Crews', title: 'Crews', order: 1 }],
    },
    'The slot actions.below is not granted to mf-crews in modules.json.',
  ],
  [
    'a collection',
    { 'mf-crews': { ...CREWS, collections: ['seats'] } },
    { paths: ['/crews'], collections: [{ name: 'seats' }, { name: 'oars' }] },
    'The collection oars is not granted to mf-crews in modules.json.',
  ],
])('refuses %s', async (_what, modules, overrides, reason) => {
  grant(modules);
  await expect(publish('mf-crews', overrides)).rejects.toMatchObject({ reasons: [reason] });
});

test('publishes all that is granted, also below a granted path', async () => {
  grant({ 'mf-crews': { ...CREWS, tabs: 1, slots: ['wall'], collections: ['seats'] } });
  await publish('mf-crews', {
    paths: ['/crews', '/Crews/:id'],
    menu: tabs(1),
    parts: ['Crews'],
    fills: [{ slot: 'wall', part: 'Crews', title: 'Crews', order: 1 }],
    collections: [{ name: 'seats' }],
  });
  expect([...(await listShown(site)).keys()]).toEqual(['mf-crews']);
});

test("decides by the operator's order between two that have the same, or else by which came first", async () => {
  await publish('mf-oars', {}, new Date('2026-06-01T10:00:00Z'));
  await publish('mf-crews', {}, new Date('2020-01-01T10:00:00Z'));
  expect([...(await listShown(site)).keys()]).toEqual(['mf-oars', 'mf-crews']);
  grant({ 'mf-crews': CREWS, 'mf-oars': CREWS });
  expect([...(await listShown(site)).keys()]).toEqual(['mf-crews', 'mf-oars']);
});

test.each<[unknown, string]>([
  [[], 'It is not an object by names of remotes.'],
  [{ 'Mf Crews': CREWS }, 'Mf Crews: it is not the name of a remote.'],
  [{ 'mf-crews': null }, 'mf-crews: it is not an object.'],
  [{ 'mf-crews': { paths: ['/crews'] } }, 'mf-crews: team is missing.'],
  [{ 'mf-crews': { team: 'A', paths: ['crews'] } }, 'mf-crews: paths is not a list of paths.'],
  [{ 'mf-crews': { ...CREWS, tabs: -1 } }, 'mf-crews: tabs is not a number.'],
  [{ 'mf-crews': { ...CREWS, slots: 'wall' } }, 'mf-crews: slots is not a list of names.'],
  [{ 'mf-crews': { ...CREWS, collections: [1] } }, 'mf-crews: collections is not a list of names.'],
])('refuses %j as the file', async (modules, reason) => {
  grant(modules);
  await expect(publish('mf-crews', { paths: ['/crews'] })).rejects.toMatchObject({ reasons: [reason] });
});

test('prints with `modules` the grants of what is shown, and accepts them again', async () => {
  const run = () => runSite(['modules', '--site', site], {});
  expect(await run()).toBe('No remote is shown, and there is no modules.json.');
  await publish('mf-crews', { paths: ['/crews', '/crews/:id', '/seats'], menu: tabs(1) });
  await publish('mf-oars', { collections: [{ name: 'oars' }] });
  const printed = JSON.parse(await run()) as Record<string, { team: string }>;
  expect(printed).toEqual({
    'mf-crews': {
      team: 'Who is asked?',
      paths: ['/crews', '/seats'],
      tabs: 1,
      slots: [],
      collections: [],
    },
    'mf-oars': { team: 'Who is asked?', paths: ['/mf-oars'], tabs: 0, slots: [], collections: ['oars'] },
  });
  grant({ ...printed, 'mf-crews': { ...printed['mf-crews'], team: 'Crews' } });
  await publish('mf-crews', { version: '1.1.0', paths: ['/crews', '/seats'], menu: tabs(1) });
  expect((JSON.parse(await run()) as typeof printed)['mf-crews']?.team).toBe('Crews');
  rmSync(join(site, 'modules.json'));
  expect((JSON.parse(await run()) as typeof printed)['mf-crews']?.team).toBe('Who is asked?');
});
