import type { ImportDetail, ImportUndoPreview } from '@fleetwatch/contract/import/wire';
import { Types } from 'mongoose';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { CorrectionModel } from '../corrections/Correction.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { TourModel } from '../tours/Tour.ts';
import { efaBackup } from '../testing/efaBackup.ts';
import { fleetGroupId, makeMember, userGroupId, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { previewFile, runImportsNow, type Caller } from '../testing/importing.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';

let api: TestClub;
let officer: TestMember;

const call: Caller = async (method, path, body) => {
  const { status, body: answer } = await api.call(method, path, { token: officer.token, body });
  if (status >= 300) throw new Error(JSON.stringify(answer));
  return answer;
};

const EIGHT = { TypeSeats: '8', TypeRigging: 'SWEEP', TypeCoxing: 'COXED' };
const FILE = efaBackup({
  boats: ['Osprey', 'Heron', 'Swan', 'Gull'].map((Name, at) => ({ Id: `b${at}`, Name, ...EIGHT })),
  persons: ['Kim', 'Ana', 'Lee', 'Uma'].map((FirstName, at) => ({ Id: `p${at}`, FirstName, LastName: 'Bo' })),
  logbooks: {
    2025: [0, 1, 2, 3].map((at) => ({
      EntryId: String(at),
      Date: `0${at + 1}.06.2025`,
      BoatId: `b${at}`,
      Crew1Id: `p${at}`,
      Distance: '10 km',
    })),
  },
});

let id: string;
let boats: BoatRecord[];
let people: MemberRecord[];

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', features: ['moving'] });
  const groups = await api.inClub(async () => {
    officer = await makeMember({ name: 'Rae Cord', offices: ['records'] });
    return { group: await userGroupId(), fleetGroup: await fleetGroupId('Eight') };
  });
  ({ _id: id } = await previewFile(call, FILE, groups));
  await call('POST', '/import-apply', { id });
  await runImportsNow();
  await api.inClub(async () => {
    boats = await BoatModel.find({ 'source.import': id }).sort({ 'source.id': 1 }).lean<BoatRecord[]>();
    people = await MemberModel.find({ 'source.import': id }).sort({ 'source.id': 1 }).lean<MemberRecord[]>();
  });
});

const previewUndo = async (): Promise<ImportUndoPreview> =>
  (await call('GET', `/import-undo-preview/${id}`)) as ImportUndoPreview;
async function undo(): Promise<ImportDetail> {
  await call('POST', '/import-undo', { id });
  await runImportsNow();
  return (await call('GET', `/import/${id}`)) as ImportDetail;
}
const at = new Date('2026-04-30T12:00:00Z');

test('shows before an undo that it removes everything when nothing uses it (rule moving.undo)', async () => {
  // The trail names what it is about; it does not need it.
  await api.inClub(() =>
    AuditEntryModel.create({ at, who: people[0]?._id, verb: 'import', kind: 'boat', subject: boats[0]?._id }),
  );
  expect(await previewUndo()).toEqual({
    removed: { boats: 4, people: 4, outings: 4 },
    kept: { boats: 0, people: 0, outings: 0 },
    reasons: [],
  });
  expect(await undo()).toMatchObject({ left: { boats: 0, people: 0, outings: 0 } });
});

test('keeps what tours, corrections and changed sorties use, with the reasons (rule moving.undo)', async () => {
  await api.inClub(async () => {
    await TourModel.create({
      name: 'Lakes',
      kind: 'tour',
      from: '2026-06-01',
      to: '2026-06-02',
      organiser: officer.id,
      boats: [{ boat: boats[0]?._id, boatName: 'Osprey', crew: people.slice(0, 1).map(({ _id }) => _id) }],
      at,
    });
    const asked = await SortieModel.findOne({ boat: boats[1]?._id }).orFail().lean();
    await CorrectionModel.create({
      kind: 'edit',
      sortie: asked._id,
      boatName: 'Heron',
      launchedAt: asked.launchedAt,
      by: people[2]?._id,
      at,
    });
    await SortieModel.updateOne({ boat: boats[3]?._id }, { $set: { notes: 'Windy' } });
    await BoatModel.updateOne({ name: 'Swan' }, { $set: { description: 'Blue' } });
  });
  const found = await previewUndo();
  expect(found).toEqual({
    removed: { boats: 0, people: 0, outings: 2 },
    kept: { boats: 4, people: 4, outings: 2 },
    reasons: expect.arrayContaining([
      { kind: 'boats', count: 1, usedIn: null },
      { kind: 'boats', count: 1, usedIn: 'tours' },
      { kind: 'boats', count: 2, usedIn: 'sorties' },
      { kind: 'people', count: 1, usedIn: 'tours' },
      { kind: 'people', count: 1, usedIn: 'corrections' },
      { kind: 'people', count: 2, usedIn: 'sorties' },
      { kind: 'outings', count: 1, usedIn: null },
      { kind: 'outings', count: 1, usedIn: 'corrections' },
    ]),
  });
  expect(found.reasons).toHaveLength(8);
  expect((await undo()).left).toEqual(found.kept);
  await api.inClub(async () => {
    expect(await BoatModel.countDocuments({ 'source.import': id })).toBe(4);
    expect(await SortieModel.countDocuments({ 'source.import': id })).toBe(2);
    expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
  });
});

test('shows no preview of an undo that is over or of an unknown import', async () => {
  const get = (which: string) => api.call('GET', `/import-undo-preview/${which}`, { token: officer.token });
  expect(await get(String(new Types.ObjectId()))).toMatchObject({ status: 404 });
  await undo();
  expect(await get(id)).toMatchObject({ status: 409, body: { 1: 'import_state' } });
});
