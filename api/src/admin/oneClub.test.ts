import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoatRecord } from '../boats/Boat.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { runDueNightlyJobs } from '../nightly/commands/runDueNightlyJobs.ts';
import { freshKey, land, launchBody, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { commandsWithoutClub } from '../testing/installationWide.ts';
import { recordCommands, withMonitoring, type RecordedCommands } from '../testing/recordCommands.ts';
import { freshDatabaseUri, startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { runAdmin } from './runAdmin.ts';

let api: TestApi;
let commands: RecordedCommands;
let kim: TestMember;
let boat: BoatRecord;
let folder: string;

beforeAll(async () => {
  commands = recordCommands();
  api = await startTestApi({ mongodbUri: withMonitoring(freshDatabaseUri()) });
  await createClub({ name: 'Heron Reach', password: 'HERN-other-boathouse', timezone: 'Europe/Berlin' });
  [kim, boat] = await api.inClub(
    async () => [await makeMember({ name: 'Kim Harper' }), await makeBoat()] as const,
  );
  await api.inClub(() => makeCoach());
  folder = mkdtempSync(join(tmpdir(), 'fleetwatch-club-'));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function admin(...args: string[]): Promise<void> {
  const lines: string[] = [];
  const code = await runAdmin([...args, '--club', 'Otter Creek Boat Club'], (line) => lines.push(line));
  expect({ args, code, lines }).toMatchObject({ code: 0 });
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Leaves documents in every collection, including a launch and a tweet that are repeated with their keys. */
async function leaveTraces(): Promise<void> {
  const tweet = { user: kim.id, description: 'Fog.', private: false, headsup: false, pictures: [] };
  for (const [path, body] of [
    ['/launch', launchBody(boat, kim)],
    ['/tweet', tweet],
  ] as const) {
    const asked = { token: kim.token, body, key: freshKey() };
    const first = await api.call('POST', path, asked);
    expect(first.status).toBe(200);
    expect((await api.call('POST', path, asked)).body).toEqual(first.body);
    if (path === '/launch') await land(api, kim, sortieOf(first)._id, 4);
  }
}

test('every database command of the command line and the nightly jobs is limited to one club', async () => {
  await leaveTraces();
  await admin('rebuild-totals');
  await admin('check-totals', '--repair');
  await admin('set-club', '--coach-approval', 'yes');
  await admin('make-coach', 'Kim Harper');
  await admin(
    'import-members',
    file('members.csv', 'name,email,group\nLee Ward,lee@example.org,Open Men\n'),
    '--write',
  );
  await admin('import-boats', file('boats.csv', 'name,class\nHeron,Eight\n'), '--write');
  await admin('audit', '--since', '2026-01-01');
  await admin('sweep-media');
  await admin('export-member', 'Kim Harper', join(folder, 'kim.json'));
  api.clock.set('2026-05-02T15:00:00Z');
  expect(await runDueNightlyJobs()).toBe(2);
  await admin('erase-member', 'Kim Harper', '--write');

  expect(commandsWithoutClub(commands)).toEqual([]);
  const kinds = ['insert appliedwrites', 'delete totals', 'findAndModify nightlyruns', 'delete sessions'];
  expect([...commands.seen.keys()]).toEqual(expect.arrayContaining(kinds));
});
