import { EXPORT_ENTRIES_MAX } from '@fleetwatch/contract/import/limits';
import { exportBroken } from '@fleetwatch/contract/import/texts';
import type { ImportDetail } from '@fleetwatch/contract/import/wire';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { hundredthsOfMeters } from '@fleetwatch/contract/sorties/distance';
import fc from 'fast-check';
import { BoatModel } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { exportClub } from '../export/commands/exportClub.ts';
import { FULL_ACCESS } from '../export/exportAccess.ts';
import { MemberModel } from '../members/Member.ts';
import { checkTotals } from '../logbook/commands/checkTotals.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { land, launch } from '../testing/calls.ts';
import { fleetGroupId, makeBoat, makeMember, userGroupId, type TestMember } from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { previewFile, runImportsNow, sendFile, type Caller } from '../testing/importing.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let officer: TestMember;

const callAs =
  ({ token }: TestMember): Caller =>
  async (method, path, body) => {
    const { status, body: answer } = await api.call(method, path, { token, body });
    if (status >= 300) throw new Error(JSON.stringify(answer));
    return answer;
  };
const groupsHere = async () => ({ group: await userGroupId(), fleetGroup: await fleetGroupId('Eight') });

async function exportOf(): Promise<Buffer> {
  return api.inClub(async () => {
    const { content, isOver } = await exportClub(FULL_ACCESS);
    const file = Buffer.concat(await content.toArray());
    await isOver;
    return file;
  });
}

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T11:00:00Z', features: ['moving'] });
  const { kim, ana, boat } = await api.inClub(async () => ({
    kim: await makeMember({ name: 'Kim Harper' }),
    ana: await makeMember({ name: 'Ana Bo' }),
    boat: await makeBoat({ name: 'Osprey' }),
  }));
  const { _id } = await launch(api, kim, boat, { crew: [ana.id] });
  api.clock.advanceSeconds(600);
  await land(api, kim, _id, 7.77);
  await launch(api, kim, boat);
  api.clock.advanceSeconds(2 * 86_400);
  officer = await api.inClub(() => makeMember({ name: 'Rae Cord', offices: ['records'] }));
});

test("imports boats, members and sorties from another club's export (rule moving.export)", async () => {
  const file = await exportOf();
  const { _id: other } = await createClub({
    name: 'Heron Reach',
    password: 'OARS-heron-reach',
    timezone: 'America/Chicago',
    features: ['moving'],
  });
  const { officer: rae, groups } = await inClub(other, async () => ({
    officer: await makeMember({ name: 'Una Cord', offices: ['records'] }),
    groups: await groupsHere(),
  }));
  const call = callAs(rae);
  const { _id, system, preview, questions } = await previewFile(call, file, groups);
  expect(system).toBe('fleetwatch');
  // Classes have the same names in this club.
  expect(questions?.classes.every(({ proposal }) => proposal !== null)).toBe(true);
  expect(preview).toMatchObject({
    boats: { new: 1, known: 0 },
    people: { new: 3 },
    outings: { new: 1, known: 0, left: 1 },
    years: [{ year: 2026, unit: 'mi', all: 7_770_000, imported: 7_770_000, milesHundredths: 777 }],
  });
  await call('POST', '/import-apply', { id: _id });
  await runImportsNow();
  await inClub(other, async () => {
    const [sortie] = await SortieModel.find().lean();
    const [kim, ana] = await Promise.all(
      ['Kim Harper', 'Ana Bo'].map((name) => MemberModel.findOne({ name }).orFail().lean()),
    );
    expect(sortie).toMatchObject({
      boatName: 'Osprey',
      day: '2026-05-01',
      milesHundredths: 777,
      launcher: kim?._id,
      crew: [ana?._id],
      launchedAt: new Date('2026-05-01T11:00:00Z'),
      landedAt: new Date('2026-05-01T11:10:00Z'),
    });
    expect(await checkTotals()).toEqual([]);
  });
  // When imported again, everything already exists.
  const again = await previewFile(call, file, groups);
  expect(again.preview).toMatchObject({
    boats: { new: 0 },
    people: { new: 0 },
    outings: { new: 0, known: 1 },
  });
});

/** Rowed hundredths of a mile, by member name. */
const rowedHere = async (): Promise<Record<string, number>> => {
  const [sorties, members] = [
    await SortieModel.find({ landedAt: { $ne: null } }).lean<SortieRecord[]>(),
    await MemberModel.find().lean(),
  ];
  const rowed: Record<string, number> = {};
  for (const { launcher, crew, milesHundredths } of sorties) {
    for (const rower of [launcher, ...crew]) {
      const name = members.find(({ _id }) => _id.equals(rower))?.name ?? '';
      rowed[name] = (rowed[name] ?? 0) + milesHundredths;
    }
  }
  return rowed;
};

test.each(['mi', 'km', 'm'] as const)(
  'reads everything that a club rowing in %s has exported, with equal totals (rule moving.export)',
  async (unit) => {
    const distance =
      unit === 'mi'
        ? fc.integer({ min: 0, max: 20_000 })
        : fc.integer({ min: 0, max: 320_000 }).map(hundredthsOfMeters);
    const rowing = fc.array(
      fc.record({
        milesHundredths: distance,
        minute: fc.integer({ min: 0, max: 40_000 }),
        isDouble: fc.boolean(),
      }),
      { minLength: 1, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(rowing, async (outings) => {
        api = await freshClub({ startsAt: '2026-05-01T11:00:00Z', features: ['moving'] });
        await api.inClub(async () => {
          await ClubModel.updateOne({ _id: api.clubId }, { $set: { unit } });
          const [kim, ana, boat] = [
            await makeMember({ name: 'Kim Harper' }),
            await makeMember({ name: 'Ana Bo' }),
            await makeBoat({ name: 'Osprey' }),
          ];
          for (const { milesHundredths, minute, isDouble } of outings) {
            const launchedAt = new Date(Date.UTC(2026, 2, 1) + minute * 60_000).toISOString();
            const crew = isDouble ? [ana] : [];
            await makeSortie({ boat, launcher: kim, crew, launchedAt, milesHundredths });
          }
        });
        const [file, rowed] = [await exportOf(), await api.inClub(rowedHere)];
        const here = await freshClub({ startsAt: '2026-05-01T11:00:00Z', features: ['moving'] });
        const { rae, groups } = await here.inClub(async () => ({
          rae: await makeMember({ name: 'Una Cord', offices: ['records'] }),
          groups: await groupsHere(),
        }));
        api = here;
        const call = callAs(rae);
        const { _id } = await previewFile(call, file, groups);
        await call('POST', '/import-apply', { id: _id });
        await runImportsNow();
        expect(await here.inClub(rowedHere)).toEqual(rowed);
        expect(await here.inClub(() => checkTotals())).toEqual([]);
      }),
      { numRuns: 3 },
    );
  },
);

test("restores from the club's own export what is gone, and nothing twice (rule moving.export)", async () => {
  const file = await exportOf();
  const call = callAs(officer);
  const groups = await api.inClub(groupsHere);
  const known = await previewFile(call, file, groups);
  expect(known.preview).toMatchObject({
    boats: { new: 0, known: 1 },
    people: { new: 0, known: 3 },
    outings: { new: 0, known: 2 },
  });
  await call('DELETE', `/import/${known._id}`);
  await api.inClub(() => SortieModel.deleteOne({ landedAt: { $ne: null } }));
  const missing: ImportDetail = await previewFile(call, file, groups);
  expect(missing.preview).toMatchObject({ outings: { new: 1, known: 1 } });
  expect(await api.inClub(() => BoatModel.countDocuments())).toBe(1);
});

test.each<[string, (files: Record<string, Uint8Array>) => void, string]>([
  [
    'half a line',
    (files) => {
      files['data/sorties.ndjson'] = strToU8(
        strFromU8(files['data/sorties.ndjson'] ?? strToU8('')).slice(0, 40),
      );
    },
    'data/sorties.ndjson',
  ],
  [
    'miles that are none',
    (files) => {
      files['data/sorties.ndjson'] = strToU8('{"id":"1","milesHundredths":-1}\n');
    },
    'data/sorties.ndjson',
  ],
  [
    'a line without end',
    (files) => {
      files['data/members.ndjson'] = strToU8(`{"id":"${'x'.repeat(1_500_000)}`);
    },
    'data/members.ndjson',
  ],
  [
    'another manifest',
    (files) => {
      files['manifest.json'] = strToU8('{"name":"an app"}');
    },
    'manifest.json',
  ],
])('names what it refuses in an export with %s (rule moving.limits)', async (_what, change, name) => {
  const files = unzipSync(await exportOf());
  change(files);
  expect(Object.keys(files).length).toBeLessThan(EXPORT_ENTRIES_MAX);
  const call = callAs(officer);
  const id = await sendFile(call, Buffer.from(zipSync(files, { level: 0 })));
  await expect(call('POST', '/import-read', { id })).rejects.toThrow(exportBroken(name));
});
