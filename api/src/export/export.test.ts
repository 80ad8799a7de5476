import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EXPORT_LINK_EXPIRED,
  ONLY_RECORDS_OFFICERS,
  TOO_MANY_EXPORTS,
} from '@fleetwatch/contract/export/texts';
import type { ClubExportAnswer, ClubExportsAnswer } from '@fleetwatch/contract/export/wire';
import { Ajv2020 } from 'ajv/dist/2020.js';
import mongoose from 'mongoose';
import { ClubArchive } from '../admin/ClubArchive.ts';
import { checkArchive } from '../admin/checkArchive.ts';
import { BoatModel } from '../boats/Boat.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { ClearanceModel } from '../clearances/Clearance.ts';
import { GrantModel } from '../clearances/Grant.ts';
import { GuestModel } from '../guests/Guest.ts';
import { MemberModel } from '../members/Member.ts';
import { ContactsModel } from '../safety/Contacts.ts';
import { land, launch } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { fileOf } from '../testing/media.ts';
import { uploadMemberPicture } from '../testing/uploads.ts';
import { exportedModels } from './exportedModels.ts';
import { dataPath, schemaPath } from './exportNames.ts';
import { exportSchema } from './exportSchema.ts';
import { declaredModels } from '../platform/database/declaredModels.ts';

let api: TestClub;
let coach: TestMember;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fleetwatch-leaving-'));
  api = await freshClub({ startsAt: '2026-05-01T11:00:00Z', limits: { exportsPerClub: 3 } });
  coach = await api.inClub(makeCoach);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Download {
  status: number;
  headers: Record<string, unknown>;
  content: Buffer;
}

function download(address: string): Promise<Download> {
  return new Promise((resolve, reject) => {
    request(`${api.base}${address}`, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, content: Buffer.concat(parts) }),
      );
    })
      .once('error', reject)
      .end();
  });
}

async function ask(member = coach): Promise<string> {
  const { body } = await api.call('POST', '/club-export', { token: member.token });
  // The gateway strips the base path.
  return (body as ClubExportAnswer).address.replace(/^\/api/, '');
}

/** Downloads an export and opens it. */
async function exported(): Promise<ClubArchive> {
  const { status, content } = await download(await ask());
  expect(status).toBe(200);
  const file = join(folder, `${Math.random()}.zip`);
  writeFileSync(file, content);
  return ClubArchive.open(file);
}

async function linesOf(archive: ClubArchive, name: string): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  await archive.eachLine(
    dataPath(name),
    (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  );
  return lines;
}

describe('contents', () => {
  test('exports every model, or leaves it out for a reason (rule leaving.content)', () => {
    const decided = declaredModels().map(({ model }) => model.modelName);
    expect(decided.toSorted()).toEqual(mongoose.modelNames().toSorted());
    expect(declaredModels().filter(({ exported }) => exported === '')).toEqual([]);
    const names = exportedModels().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('names only existing fields to leave out, and exports no secret', () => {
    for (const { model, without } of exportedModels()) {
      const fields = Object.keys(mongoose.model(model).schema.paths);
      expect([model, Object.keys(without).filter((field) => !fields.includes(field))]).toEqual([model, []]);
    }
    const fields = exportedModels().flatMap((one) => Object.keys(exportSchema(one).properties ?? {}));
    expect(
      fields.filter((field) => /hash|hint|password|token|secret|birth|guardian|^key|Key$/i.test(field)),
    ).toEqual([]);
  });

  test('writes documents that fit their schemas, with meters and offsets (rule leaving.format)', async () => {
    const boat = await api.inClub(() => makeBoat({ name: 'Kestrel', className: 'Scull' }));
    const sortie = await launch(api, coach, boat);
    await land(api, coach, sortie._id, 5.25, 'steady');
    const archive = await exported();
    const manifest = await checkArchive(archive, async () => {});
    expect(manifest).toMatchObject({
      format: 'fleetwatch-export',
      version: 1,
      madeAt: '2026-05-01T06:00:00.000-05:00',
      club: { id: api.clubId, name: 'Otter Creek Boat Club', timezone: 'America/Chicago' },
      counts: { members: 1, boats: 1, sorties: 1, club: 1 },
    });
    const ajv = new Ajv2020({
      allowUnionTypes: true,
      formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-0[56]:00$/ },
    });
    for (const { name } of exportedModels()) {
      const validate = ajv.compile(JSON.parse((await archive.read(schemaPath(name))).toString()) as object);
      for (const line of await linesOf(archive, name))
        expect([name, validate(line), validate.errors]).toEqual([name, true, null]);
    }
    expect(await linesOf(archive, 'sorties')).toEqual([
      expect.objectContaining({
        id: sortie._id,
        boat: String(boat._id),
        launchedAt: '2026-05-01T06:00:00.000-05:00',
        milesHundredths: 525,
        metres: 8449,
        notes: 'steady',
      }),
    ]);
    archive.close();
  });

  test('leaves out contacts, medical notes, birth dates, guardians and hints (rule leaving.private)', async () => {
    const kim = await api.inClub(() =>
      makeMember({
        name: 'Kim Harper',
        hint: 'a secret hint',
        birthDate: '2010-05-01',
        guardian: { name: 'Robin Ash', email: 'robin@example.org', consentOn: null },
      }),
    );
    await api.inClub(() =>
      ContactsModel.create({
        member: kim.record._id,
        mobile: '+1 555 0100',
        emergency: [{ name: 'Alex Harper', relation: 'brother', phone: '+1 555 0199' }],
        medicalNote: 'asthma',
      }),
    );
    await api.inClub(async () => {
      const ban = await ClearanceModel.create({
        name: 'Ban from rowing',
        nameKey: 'ban from rowing',
        kind: 'ban',
        isPerClass: false,
      });
      const [member, by, at] = [kim.record._id, coach.record._id, new Date('2026-04-02T10:00:00Z')];
      await GrantModel.create({
        member,
        clearance: ban._id,
        fleetGroup: null,
        acquired: '2026-04-01',
        expires: null,
        by,
        at,
        evidence: 'owes for an oar',
        revoked: { by, at, reason: 'has paid for it' },
      });
      await GuestModel.create({
        season: 2026,
        name: 'Ida Brandt',
        nameKey: 'ida brandt',
        host: member,
        phone: '+1 555 0177',
        emergency: 'Uwe Brandt',
      });
    });
    const archive = await exported();
    let all = '';
    for (const path of archive.paths) all += (await archive.read(path)).toString();
    for (const shown of ['Kim Harper', 'Ban from rowing', 'Ida Brandt']) expect(all).toContain(shown);
    const words = ['owes for an oar', 'has paid for it', '555 0177', 'Uwe'];
    for (const secret of [
      'a secret hint',
      '2010-05-01',
      'Robin Ash',
      '555 0100',
      '555 0199',
      'asthma',
      '$argon2',
      ...words,
    ])
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
    archive.close();
  });

  test('exports only the documents of its own club', async () => {
    const other = await createClub({
      name: 'Heron Reach',
      password: 'HERN-other-boathouse',
      timezone: 'UTC',
    });
    await inClub(other._id, async () => {
      await makeMember({ name: 'Hester Heron' });
      await makeBoat({ name: 'Heronry' });
    });
    const archive = await exported();
    let all = '';
    for (const path of archive.paths) all += (await archive.read(path)).toString();
    expect(all).not.toMatch(/Heron/);
    expect(all).not.toContain(String(other._id));
    archive.close();
  });

  test('puts pictures into media/, as the documents name them', async () => {
    const pic = await uploadMemberPicture(api, coach.token);
    await api.inClub(() => MemberModel.updateOne({ _id: coach.id }, { $set: { pic } }));
    const archive = await exported();
    const path = `media/members/${pic.split('/').at(-1) ?? ''}`;
    expect(archive.paths).toContain(path);
    expect(await archive.read(path)).toEqual(fileOf('png'));
    expect(await linesOf(archive, 'members')).toMatchObject([{ pic: path }]);
    expect(await linesOf(archive, 'uploads')).toMatchObject([
      { folder: 'members', storedAs: path.slice(14, -4) },
    ]);
    archive.close();
  });
});

describe('who takes it', () => {
  test('allows only coaches and records officers (rule leaving.who)', async () => {
    const kim = await api.inClub(makeMember);
    for (const [method, path] of [
      ['GET', '/club-exports'],
      ['POST', '/club-export'],
    ] as const) {
      expect((await api.call(method, path, { token: kim.token })).body).toEqual([
        ONLY_RECORDS_OFFICERS,
        'coaches_only',
      ]);
      expect((await api.call(method, path)).status).toBe(401);
    }
    const officer = await api.inClub(() => makeMember({ name: 'Ada Aster', offices: ['records'] }));
    expect((await download(await ask(officer))).status).toBe(200);
  });

  test("serves an export's address for a minute, three times, and only while its member has the right", async () => {
    const address = await ask();
    const [first, ...others] = [await download(address), await download(address), await download(address)];
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition':
        'attachment; filename="fleetwatch-export-1-otter-creek-boat-club-2026-05-01.zip"',
      'cache-control': 'no-store',
    });
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect((await download(address)).status).toBe(429);

    const late = await ask();
    api.clock.advanceSeconds(60);
    const expired = await download(late);
    expect([expired.status, expired.content.toString()]).toEqual([
      403,
      JSON.stringify([EXPORT_LINK_EXPIRED, 'link_expired']),
    ]);
    const forged = `${address.slice(0, -4)}AAAA`;
    expect((await download(forged)).status).toBe(403);

    const lost = await ask();
    await api.inClub(() => MemberModel.updateOne({ _id: coach.id }, { $set: { coachRights: 'none' } }));
    expect((await download(lost)).status).toBe(403);
  });

  test('counts and audits an export', async () => {
    await ask();
    await ask();
    await ask();
    const refused = await api.call('POST', '/club-export', { token: coach.token });
    expect([refused.status, refused.body]).toEqual([429, [TOO_MANY_EXPORTS, 'too_many_tries']]);
    const { body } = await api.call('GET', '/club-exports', { token: coach.token });
    const { made, collections } = body as ClubExportsAnswer;
    const texts = collections.map(({ what }) => what);
    expect(texts).toEqual(texts.toSorted((one, other) => one.localeCompare(other)));
    const one = { at: '2026-05-01 06:00:00', who: coach.record.name };
    expect(made).toEqual([one, one, one]);
    expect(collections.find(({ name }) => name === 'members')).toEqual({
      name: 'members',
      what: 'Members, including former ones',
      count: 1,
    });
    expect((await api.call('GET', '/audit-results?kind=club', { token: coach.token })).body).toMatchObject({
      results: [{ verb: 'export', kind: 'club' }, { verb: 'export' }, { verb: 'export' }],
    });
  });

  test('leaves nothing on the disk when the reader disconnects', async () => {
    const boat = await api.inClub(makeBoat);
    await api.inClub(() => BoatModel.updateOne({ _id: boat._id }, { $set: { log: 'x'.repeat(2_000_000) } }));
    await new Promise<void>((resolve) => {
      void ask().then((address) => {
        const sent = request(`${api.base}${address}`, (answer) => {
          answer.once('data', () => sent.destroy());
          answer.once('close', resolve);
          answer.once('error', () => undefined);
        });
        sent.once('error', () => undefined);
        sent.end();
      });
    });
    const spooled = (): string[] => readdirSync(join(api.dataDir, 'exports'));
    for (let tries = 0; spooled().length > 0 && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(spooled()).toEqual([]);
  });
});
