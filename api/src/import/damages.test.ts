import { strFromU8, unzipSync } from 'fflate';
import type { Types } from 'mongoose';
import type { ImportDetail } from '@fleetwatch/contract/import/wire';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import {
  damageInDetails,
  damageTooLong,
  damageUndated,
  detailsTooLong,
} from '@fleetwatch/contract/import/texts';
import type { Damage } from '@fleetwatch/contract/damages/wire';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { DamageModel, type DamageRecord } from '../damages/Damage.ts';
import { eraseMember } from '../admin/eraseMember.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { exportClub } from '../export/commands/exportClub.ts';
import { FULL_ACCESS } from '../export/exportAccess.ts';
import { dataPath } from '../export/exportNames.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { damageBody, launchBody } from '../testing/calls.ts';
import { efaBackup, type EfaBackup, type EfaRecord } from '../testing/efaBackup.ts';
import {
  fleetGroupId,
  makeBoat,
  makeCoach,
  makeMember,
  userGroupId,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { previewFile, runImportsNow, type Caller } from '../testing/importing.ts';
import type { TestClub } from '../testing/startTestApi.ts';

const SINGLE = { TypeSeats: '1', TypeRigging: 'SCULL', TypeCoxing: 'COXLESS' };
const LATER = '1400000000000';

let api: TestClub;
let officer: TestMember;
let groups: { group: string; fleetGroup: string };

async function setUp(features: Feature[]): Promise<void> {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', features: ['moving', ...features] });
  [officer, groups] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Rae Cord', offices: ['records', 'boats'] }),
        { group: await userGroupId(), fleetGroup: await fleetGroupId('Scull') },
      ] as const,
  );
}

const call: Caller = async (method, path, body) => {
  const answer = await api.call(method, path, { token: officer.token, body });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};

const damage = (BoatId: string, Damage: string, more: EfaRecord = {}): EfaRecord => ({
  BoatId,
  Damage,
  Description: 'Hull is cracked',
  Severity: 'NOTUSEABLE',
  ReportDate: '03.05.2024',
  ReportTime: '18:30',
  ReportedByPersonId: 'p1',
  ...more,
});
const FILE: EfaBackup = {
  boats: [
    { Id: 'b1', Name: 'Osprey', ...SINGLE },
    { Id: 'b2', Name: 'Heron', ...SINGLE },
    { Id: 'b3', Name: 'Kestrel', ...SINGLE },
    { Id: 'b4', Name: 'Sold One', InvalidFrom: LATER, ...SINGLE },
  ],
  persons: [{ Id: 'p1', FirstName: 'Kim', LastName: 'Harper', Email: 'kim@example.org' }],
  boatstatus: [{ BoatId: 'b2', BaseStatus: 'NOTAVAILABLE', CurrentStatus: 'NOTAVAILABLE' }],
  boatdamages: [
    damage('b1', '1', { RepairCosts: '99,90', Claim: 'true' }),
    damage('b1', '2', {
      Description: 'Seat wheel',
      Severity: 'FULLYUSEABLE',
      Fixed: 'true',
      FixDate: '05.05.2024',
      FixedByPersonName: 'The boatyard',
      RepairCosts: '12.50',
    }),
    damage('b3', '1', {
      Description: 'No',
      Severity: 'LIMITEDUSEABLE',
      ReportedByPersonId: undefined,
      ReportedByPersonName: 'Lee Guest',
    }),
    damage('b4', '1', { ReportedByPersonId: 'gone' }),
    damage('unknown', '1'),
  ],
};

async function apply(file: EfaBackup): Promise<ImportDetail> {
  const { _id } = await previewFile(call, efaBackup(file), groups);
  await call('POST', '/import-apply', { id: _id });
  await runImportsNow();
  return (await call('GET', `/import/${_id}`)) as ImportDetail;
}

async function undo(_id: string): Promise<ImportDetail> {
  await call('POST', '/import-undo', { id: _id });
  await runImportsNow();
  return (await call('GET', `/import/${_id}`)) as ImportDetail;
}

const boatNamed = (name: string): Promise<BoatRecord> =>
  api.inClub(() => BoatModel.findOne({ name }).orFail().lean<BoatRecord>());
const reports = (): Promise<DamageRecord[]> =>
  api.inClub(() => DamageModel.find().sort({ 'source.id': 1 }).lean<DamageRecord[]>());
const step = (id: unknown, from: string, to: string): Promise<unknown> =>
  call('PUT', '/damage-state', {
    id: String(id),
    from,
    to,
    reason: null,
    outcome: to === 'closed' ? 'repaired' : null,
    duplicateOf: null,
  });
const close = async (id: Types.ObjectId): Promise<void> => {
  await step(id, 'open', 'triaged');
  await step(id, 'triaged', 'repaired');
  await step(id, 'repaired', 'closed');
};

describe('damage in a club that uses damage reports (rule moving.efa-damage)', () => {
  beforeEach(() => setUp(['damage']));

  test('imports damage reports with day, reporter and severity, and closes repaired ones', async () => {
    const { preview, created, state } = await apply(FILE);
    expect(preview).toMatchObject({ damages: { new: 4, known: 0, left: 1 } });
    expect([state, created]).toEqual(['done', { boats: 4, people: 2, outings: 0, damages: 4 }]);
    const kim = await api.inClub(() => MemberModel.findOne({ name: 'Kim Harper' }).orFail().lean());
    const [open, fixed, limited, sold] = await reports();
    const reported = new Date('2024-05-03T23:30:00Z');
    expect(open).toMatchObject({
      boatName: 'Osprey',
      no: 1,
      text: 'Hull is cracked',
      severity: 'unfit',
      at: reported,
      day: '2024-05-03',
      by: kim._id,
      state: 'open',
      isPending: true,
      costEstimateCents: 9_990,
      costCents: 0,
      insurance: 'Insurance claim',
      source: { system: 'efa', id: 'b1 1' },
    });
    expect(fixed).toMatchObject({
      no: 2,
      text: 'Seat wheel. Repaired by The boatyard',
      severity: 'minor',
      state: 'closed',
      isPending: false,
      outcome: 'repaired',
      endedDay: '2024-05-05',
      costCents: 1_250,
      repairs: [{ text: 'Repaired', costCents: 1_250 }],
      steps: [{ by: null, state: 'closed' }],
    });
    expect(limited).toMatchObject({
      boatName: 'Kestrel',
      text: 'No. Reported by Lee Guest',
      severity: 'limited',
    });
    expect(limited?.by).not.toEqual(kim._id);
    // Its boat has left the fleet.
    expect(sold).toMatchObject({ boatName: 'Sold One', state: 'closed', outcome: 'writtenOff' });
    const page = (await call('GET', `/damage/${String(open?._id)}`)) as Damage;
    expect(page).toMatchObject({ by: { name: 'Kim Harper' }, severity: 'unfit', costEstimate: 99.9 });
  });

  test('docks damaged boats, which return once their report is closed, except those that efa keeps ashore', async () => {
    await apply({ ...FILE, boatdamages: [...(FILE.boatdamages ?? []), damage('b2', '1')] });
    const docked = await Promise.all(['Osprey', 'Heron', 'Kestrel'].map(boatNamed));
    expect(
      docked.map(({ isActive, dockCause, damageCount, description }) => [
        isActive,
        dockCause,
        damageCount,
        description,
      ]),
    ).toEqual([
      [false, 'damage', 2, ''],
      [false, undefined, 1, ''],
      [true, undefined, 1, ''],
    ]);
    const [osprey] = docked;
    if (!osprey) throw new Error('It was imported.');
    const launched = await api.call('POST', '/launch', {
      token: officer.token,
      body: launchBody(osprey, officer),
    });
    expect([launched.status, JSON.stringify(launched.body)]).toEqual([
      409,
      expect.stringContaining('Open report: Hull is cracked'),
    ]);
    for (const { _id } of (await reports()).filter(
      ({ severity, isPending }) => severity === 'unfit' && isPending,
    ))
      await close(_id);
    expect((await boatNamed('Osprey')).isActive).toBe(true);
    expect((await boatNamed('Heron')).isActive).toBe(false);
  });

  test("imports damage once, and continues numbering after the boat's last report", async () => {
    await apply(FILE);
    const osprey = await boatNamed('Osprey');
    await call('POST', '/damage', damageBody(String(osprey._id)));
    const grown = [...(FILE.boatdamages ?? []), damage('b1', '3', { Description: 'Bow ball is lost' })];
    const { preview, created } = await apply({ ...FILE, boatdamages: grown });
    expect([preview?.damages, created.damages]).toEqual([{ new: 1, known: 4, left: 1 }, 1]);
    const own = (await reports()).filter(({ boat }) => boat.equals(osprey._id));
    expect(own.map(({ no }) => no).toSorted()).toEqual([1, 2, 3, 4]);
  });

  test('docks a boat of the club that has imported damage, and returns it to service on undo', async () => {
    await api.inClub(() => makeBoat({ name: 'Osprey', className: 'Scull' }));
    const { _id } = await apply({ ...FILE, boats: FILE.boats?.slice(0, 1) ?? [] });
    expect(await boatNamed('Osprey')).toMatchObject({ isActive: false, dockCause: 'damage', damageCount: 2 });
    expect(await undo(_id)).toMatchObject({ left: { boats: 0, people: 0, damages: 0 } });
    expect(await reports()).toEqual([]);
    expect((await boatNamed('Osprey')).isActive).toBe(true);
  });

  test('removes damage reports, their boats and their reporters on undo (rule moving.undo)', async () => {
    const { _id } = await apply(FILE);
    expect(await undo(_id)).toMatchObject({
      state: 'undone',
      left: { boats: 0, people: 0, outings: 0, damages: 0 },
    });
    await api.inClub(async () => {
      expect(await DamageModel.countDocuments()).toBe(0);
      expect(await BoatModel.countDocuments()).toBe(0);
      expect(await MemberModel.countDocuments({ source: { $exists: true } })).toBe(0);
    });
    expect(await apply(FILE)).toMatchObject({ created: { boats: 4, damages: 4 } });
  });

  test('keeps a changed report with its boat and reporter on undo, and unlocks nothing else', async () => {
    const { _id } = await apply({ ...FILE, boatdamages: [damage('b1', '1'), damage('b3', '1')] });
    const coach = await api.inClub(() => makeCoach());
    const [osprey, kestrel] = [await boatNamed('Osprey'), await boatNamed('Kestrel')];
    const [kept] = await reports();
    await step(kept?._id, 'open', 'triaged');
    // A coach keeps this one in dry dock, whatever its reports.
    const dock = await api.call('PUT', '/fleet-drydock', {
      token: coach.token,
      body: { id: String(kestrel._id) },
    });
    expect(dock.status).toBe(200);
    expect(await undo(_id)).toMatchObject({ left: { boats: 2, people: 1, damages: 1 } });
    expect((await reports()).map(({ boatName, by }) => [boatName, String(by)])).toEqual([
      ['Osprey', String(kept?.by)],
    ]);
    expect(await boatNamed('Osprey')).toMatchObject({ _id: osprey._id, isActive: false });
    expect((await boatNamed('Kestrel')).isActive).toBe(false);
  });

  test('returns a boat that is kept to service when an undo removes its reports', async () => {
    const { _id } = await apply(FILE);
    await api.inClub(() => BoatModel.updateOne({ name: 'Osprey' }, { $set: { description: 'Blue' } }));
    expect(await undo(_id)).toMatchObject({ left: { boats: 1, damages: 0 } });
    expect(await boatNamed('Osprey')).toMatchObject({ isActive: true });
  });

  test('lists what a damage report cannot keep', async () => {
    const { questions } = await previewFile(
      call,
      efaBackup({
        ...FILE,
        boatdamages: [
          damage('b1', '1', { Description: 'x'.repeat(401) }),
          damage('b2', '1', { ReportDate: 'early' }),
          damage('b3', '1', { RepairCosts: 'about 20' }),
        ],
      }),
      groups,
    );
    expect(questions?.warnings).toEqual([damageTooLong(['Osprey']), damageUndated(['Heron'])]);
    const running = (await call('GET', '/imports-results')) as { results: { _id: string }[] };
    await call('POST', '/import-apply', { id: running.results[0]?._id });
    await runImportsNow();
    const [cut, undated, costly] = await reports();
    expect([cut?.text.length, undated?.day, costly?.text]).toEqual([
      400,
      '2026-05-01',
      'Hull is cracked. Costs: about 20',
    ]);
  });

  test('exports imported damage, and erases the name of an erased reporter', async () => {
    await apply({ ...FILE, boatdamages: [damage('b1', '1', { Notes: 'Kim Harper saw it' })] });
    await api.inClub(async () => {
      const { content, isOver } = await exportClub(FULL_ACCESS);
      const files = unzipSync(Buffer.concat(await content.toArray()));
      await isOver;
      expect(JSON.parse(strFromU8(files[dataPath('damages')] ?? new Uint8Array()))).toMatchObject({
        boatName: 'Osprey',
        text: 'Hull is cracked. Kim Harper saw it',
        source: { system: 'efa', id: 'b1 1' },
      });
      const kim = await MemberModel.findOne({ name: 'Kim Harper' }).orFail().lean<MemberRecord>();
      await eraseMember(kim);
    });
    const [report] = await reports();
    expect(report?.text).not.toContain('Kim');
    const page = (await call('GET', `/damage/${String(report?._id)}`)) as Damage;
    expect(page.by.name).not.toContain('Kim');
  });
});

describe('damage in a club without damage reports (rule moving.efa-damage)', () => {
  beforeEach(() => setUp([]));

  test("puts damage into its boat's details, docks unfit boats, and creates reports once the club uses them", async () => {
    const long = damage('b3', '2', { Description: 'y'.repeat(120), Severity: 'FULLYUSEABLE' });
    const file = { ...FILE, boatdamages: [...(FILE.boatdamages ?? []), long] };
    const { preview, created, questions } = await apply(file);
    expect([preview?.damages, created.damages, questions]).toEqual([undefined, undefined, null]);
    const boats = await Promise.all(['Osprey', 'Heron', 'Kestrel'].map(boatNamed));
    expect(
      boats.map(({ isActive, dockCause, description }) => [isActive, dockCause, description.slice(0, 40)]),
    ).toEqual([
      [false, undefined, 'Damage: Hull is cracked'],
      [false, undefined, ''],
      [true, undefined, `Damage: No. Damage: ${'y'.repeat(20)}`],
    ]);
    expect(await reports()).toEqual([]);
    await api.inClub(() => ClubModel.updateOne({ _id: currentClub().id }, { $push: { features: 'damage' } }));
    clearClubCache();
    expect(await apply(file)).toMatchObject({ created: { boats: 0, damages: 5 } });
  });

  test('announces damage by count', async () => {
    const long = damage('b3', '2', { Description: 'y'.repeat(120) });
    const { questions } = await previewFile(
      call,
      efaBackup({ ...FILE, boatdamages: [...(FILE.boatdamages ?? []), long] }),
      groups,
    );
    expect(questions?.warnings).toEqual([damageInDetails(5, 1), detailsTooLong(['Kestrel'])]);
  });
});
