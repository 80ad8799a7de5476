import { strFromU8, unzipSync } from 'fflate';
import type { Office } from '@fleetwatch/contract/officers/offices';
import type { ClubExportAnswer } from '@fleetwatch/contract/export/wire';
import { Types } from 'mongoose';
import type { BoatRecord } from '../boats/Boat.ts';
import { AlertModel } from '../safety/Alert.ts';
import { freshClub } from '../testing/freshClub.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import type { TestClub } from '../testing/startTestApi.ts';

let club: TestClub;
let boat: BoatRecord;

beforeEach(async () => {
  club = await freshClub({ features: ['damage', 'overdue'] });
  boat = await club.inClub(() => makeBoat({ name: 'Osprey', className: 'Quad' }));
  await report(await club.inClub(() => makeMember()));
  await club.inClub(() =>
    AlertModel.create({
      sortie: new Types.ObjectId(),
      boatName: 'Osprey',
      level: 'overdue',
      levelAt: new Date(0),
      expectedAt: new Date(0),
      clothing: 'Red jackets',
      steps: [{ at: new Date(0), step: 'services', note: 'Asked at the lock' }],
      lines: [{ at: new Date(0), what: 'heard', note: 'Seen at the bridge' }],
    }),
  );
});

const report = (by: TestMember): Promise<unknown> =>
  club.call('POST', '/damage', {
    token: by.token,
    body: {
      boat: String(boat._id),
      sortie: null,
      kind: 'collision',
      parts: [],
      seat: null,
      severity: 'minor',
      text: 'Met another boat',
      injury: 'firstAid',
      thirdParty: { name: 'Ada Aster', contact: '555 0100' },
    },
  });

async function taken(by: TestMember): Promise<Record<string, string>> {
  const { body } = await club.call('POST', '/club-export', { token: by.token });
  const address = (body as ClubExportAnswer).address.replace(/^\/api/, '');
  const zip = new Uint8Array(await (await fetch(`${club.base}${address}`)).arrayBuffer());
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, file]) => [name, strFromU8(file)]));
}

const linesOf = (files: Record<string, string>, name: string): Record<string, unknown>[] =>
  (files[`data/${name}.ndjson`] ?? '')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const member = (...offices: Office[]): Promise<TestMember> =>
  club.inClub(async () => {
    // An office without a holder is held by the coaches.
    await makeMember({ offices: ['boats', 'safety', 'duty'] });
    return makeMember({ offices });
  });

test('exports nothing its maker may not read elsewhere, and states so (rule leaving.sight)', async () => {
  const officer = await member('records');
  await report(officer);
  const files = await taken(officer);
  const [others, own] = linesOf(files, 'damages');
  expect(others).toMatchObject({ text: 'Met another boat', boatName: 'Osprey' });
  expect(others).not.toHaveProperty('injury');
  expect(others).not.toHaveProperty('thirdParty');
  expect(own).toMatchObject({ injury: 'firstAid', thirdParty: { name: 'Ada Aster' } });
  const [alert] = linesOf(files, 'alerts');
  expect(alert).toMatchObject({ boatName: 'Osprey', level: 'overdue' });
  expect(JSON.stringify(alert)).not.toMatch(/lock|bridge|jackets/);
  expect(files['README.txt']).toMatch(/may not read it: injuries.*; what was done about overdue boats\./);
});

test.each<[string, () => Promise<TestMember>, boolean, boolean]>([
  ['a confirmed coach', () => club.inClub(() => makeCoach()), true, true],
  ['a safety officer', () => member('records', 'safety'), true, true],
  ['a boat captain', () => member('records', 'boats'), true, false],
])(
  'exports for %s what they can read elsewhere (rule leaving.sight)',
  async (_who, make, injuries, alarms) => {
    const files = await taken(await make());
    expect('injury' in (linesOf(files, 'damages')[0] ?? {})).toBe(injuries);
    expect('lines' in (linesOf(files, 'alerts')[0] ?? {})).toBe(alarms);
    expect(files['README.txt']?.includes('may not read it')).toBe(!injuries || !alarms);
  },
);
