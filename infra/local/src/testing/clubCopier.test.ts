import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bootstrap, shutDown } from '@fleetwatch/api/bootstrap';
import { clubFinder, inClub } from '@fleetwatch/api/clubs/clubDirectory';
import { createClub } from '@fleetwatch/api/clubs/commands/createClub';
import { MemberModel } from '@fleetwatch/api/members/Member';
import { UserGroupModel } from '@fleetwatch/api/usergroups/UserGroup';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import { addDemoMembers } from '../demo/addDemoMembers.ts';
import { clubCopier } from './clubCopier.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fw-copies-'));
let database: Awaited<ReturnType<typeof startEmbedded>>;

beforeAll(async () => {
  database = await startEmbedded({ dir: folder, sync: 'OFF' });
  const secret = 'a secret of the tests, long enough';
  await bootstrap({ mongodbUri: database.uri, secret, basePath: '', isProduction: false });
});

afterAll(async () => {
  await shutDown();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('finds a copy by its host name, with settings and rows of its own that refer to each other', async () => {
  const source = await createClub({
    name: 'Weir Rowing',
    password: 'WEIR-one-two-three-four',
    timezone: 'Europe/Berlin',
    isDefault: true,
  });
  await inClub(source._id, addDemoMembers);
  const copyClub = clubCopier();
  const hosts = [await copyClub({}), await copyClub({ kioskPairing: true })];

  expect(new Set(hosts).size).toBe(2);
  const clubs = await Promise.all(hosts.map((host) => clubFinder.byHost(host)));
  expect(clubs).toMatchObject([
    { name: 'Weir Rowing', kioskPairing: false, isDefault: false },
    { name: 'Weir Rowing', kioskPairing: true, isDefault: false },
  ]);
  const groups: string[] = [];
  for (const club of clubs) {
    await inClub(String(club?.id), async () => {
      const members = await MemberModel.find().lean();
      expect(members).toHaveLength(60);
      const own = (await UserGroupModel.find().lean()).map(({ _id }) => String(_id));
      for (const { group } of members) expect(own).toContain(String(group));
      groups.push(...own);
      await MemberModel.deleteMany({});
    });
  }
  expect(new Set(groups).size).toBe(groups.length);
  await inClub(source._id, async () => expect(await MemberModel.countDocuments()).toBe(60));
});
