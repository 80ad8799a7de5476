import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Types } from 'mongoose';
import { ZipFile } from 'yazl';
import { BoatModel } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { FleetGroupModel } from '../fleetgroups/FleetGroup.ts';
import { MemberModel } from '../members/Member.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { fileOf } from '../testing/media.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { UserGroupModel } from '../usergroups/UserGroup.ts';
import { WorkoutTypeModel } from '../workouts/WorkoutType.ts';
import { runAdmin } from './runAdmin.ts';

const OLD_CLUB = 'c'.repeat(24);
const GROUP = 'a1'.repeat(12);
const CLASS = 'b2'.repeat(12);

let api: TestApi;
let folder: string;
let club: Types.ObjectId;
let printed: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fleetwatch-import-'));
  api = await startTestApi();
  club = (await createClub({ name: 'Heron Reach', password: 'HERN-other-boathouse', timezone: 'UTC' }))._id;
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const linesOf = (...documents: object[]): string =>
  documents.map((one) => `${JSON.stringify(one)}\n`).join('');

const group = { id: GROUP, name: 'Scullers', moniker: 'SC', isActive: true, isPrivate: false, position: 0 };
const boatClass = { ...group, id: CLASS, name: 'Scull', moniker: '1x', payload: 1, isSolo: true, pic: null };
const boat = {
  id: 'd'.repeat(24),
  name: 'Kestrel',
  fleetGroup: CLASS,
  commissionedAt: '2026-01-01T00:00:00.000+00:00',
  isActive: true,
  brought: { metres: 1609, milesHundredths: 100, season: 2026 },
};
const member = {
  id: 'e'.repeat(24),
  name: 'Kim Harper',
  email: 'kim@example.org',
  group: GROUP,
  joinedAt: '2026-01-01T00:00:00.000+00:00',
  pic: 'media/members/kim.png',
};

type Files = Record<string, string | Buffer>;
type Manifest = Record<string, unknown> & { counts: Record<string, number>; sha256: Record<string, string> };

const WHOLE: Files = {
  'data/user-groups.ndjson': linesOf(group),
  'data/fleet-groups.ndjson': linesOf(boatClass),
  'data/boats.ndjson': linesOf(boat),
  'data/members.ndjson': linesOf(member),
  'media/members/kim.png': fileOf('png'),
};

function manifestOf(files: Files): Manifest {
  const texts = Object.entries(files).filter(([path]) => path.startsWith('data/'));
  return {
    format: 'fleetwatch-export',
    version: 1,
    madeAt: '2026-05-01T06:00:00.000-05:00',
    club: { id: OLD_CLUB, name: 'Old Oars', timezone: 'UTC', seasonStart: '01-01', locale: 'en-US' },
    counts: Object.fromEntries(
      texts.map(([path, text]) => [path.slice(5, -7), String(text).split('\n').length - 1]),
    ),
    sha256: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, sha256(Buffer.from(text))]),
    ),
  };
}

let made = 0;
/** Writes an archive of these files, with a manifest that is correct until `spoil` changes it. */
async function archiveOf(
  files: Files,
  spoil: (manifest: Manifest) => object = (manifest) => manifest,
  spoilBytes: (bytes: Buffer) => Buffer = (bytes) => bytes,
): Promise<string> {
  made += 1;
  const file = join(folder, `club-${made}.zip`);
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.addBuffer(Buffer.from(JSON.stringify(spoil(manifestOf(files)))), 'manifest.json');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  writeFileSync(file, spoilBytes(readFileSync(file)));
  return file;
}

async function importing(file: string): Promise<number> {
  printed = [];
  return runAdmin(['import-club', file, '--club', String(club), '--write'], (line) => printed.push(line));
}

/** Expects only what a new club has. */
async function expectEmpty(): Promise<void> {
  await inClub(club, async () => {
    expect(await MemberModel.countDocuments()).toBe(0);
    expect(await BoatModel.countDocuments()).toBe(0);
    expect(await AuditEntryModel.countDocuments()).toBe(0);
    expect(await UserGroupModel.countDocuments()).toBe(8);
    expect(await FleetGroupModel.countDocuments()).toBe(14);
    expect(await WorkoutTypeModel.countDocuments()).toBeGreaterThan(3);
  });
}

const replaced = (from: string, to: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

const without = ({ ...files }: Files, path: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([one]) => one !== path));

type Hostile = readonly [what: string, make: () => Promise<string>, refusal: RegExp];

const HOSTILE: readonly Hostile[] = [
  [
    'half a file',
    () => archiveOf(WHOLE, undefined, (all) => all.subarray(0, all.length / 2)),
    /is not a complete zip archive/,
  ],
  [
    'no archive',
    () => archiveOf(WHOLE, undefined, () => Buffer.from('hello')),
    /is not a complete zip archive/,
  ],
  [
    'no manifest',
    () => archiveOf(WHOLE, undefined, replaced('manifest.json', 'efa/mania.csv')),
    /“manifest\.json” is missing/,
  ],
  [
    'a path that leads out',
    () => archiveOf({ ...WHOLE, 'aa/aa/etc.ndjson': 'x' }, undefined, replaced('aa/aa/etc', '../../etc')),
    /invalid relative path: \.\.\/\.\.\/etc\.ndjson/,
  ],
  [
    'an absolute path',
    () => archiveOf({ ...WHOLE, 'aetc/x.ndjson': 'x' }, undefined, replaced('aetc/', '/etc/')),
    /absolute path: \/etc\/x\.ndjson/,
  ],
  [
    'a path of Windows',
    () => archiveOf({ ...WHOLE, 'data/xa.ndjson': 'x' }, undefined, replaced('data/xa', 'data\\xa')),
    /invalid characters in fileName: data\\xa/,
  ],
  [
    'a file of another kind',
    () => archiveOf({ ...WHOLE, 'media/x.html': 'x' }),
    /“media\/x\.html” does not belong/,
  ],
  [
    'a file that is in it twice',
    () => archiveOf({ ...WHOLE, 'data/boatz.ndjson': '' }, undefined, replaced('boatz', 'boats')),
    /“data\/boats\.ndjson” appears twice/,
  ],
  [
    'a zip bomb',
    () => archiveOf({ ...WHOLE, 'data/boats.ndjson': Buffer.alloc(20_000_000, 32) }),
    /“data\/boats\.ndjson” unpacks to more than 100 times its size/,
  ],
  [
    'a picture as large as a film',
    () => archiveOf({ ...WHOLE, 'media/members/kim.png': Buffer.alloc(6_000_000, 1) }),
    /“media\/members\/kim\.png” is too large: 6000000 bytes/,
  ],
  [
    'a page in a picture’s clothes',
    () => archiveOf({ ...WHOLE, 'media/members/kim.png': '<html><script>' }),
    /“media\/members\/kim\.png”: /,
  ],
  [
    'a wrong sum',
    () =>
      archiveOf(WHOLE, (all) => ({ ...all, sha256: { ...all.sha256, 'data/boats.ndjson': '0'.repeat(64) } })),
    /“data\/boats\.ndjson” does not match the SHA-256 in the manifest/,
  ],
  [
    'a missing file',
    () =>
      archiveOf(WHOLE, (all) => ({ ...all, sha256: { ...all.sha256, 'data/plans.ndjson': '0'.repeat(64) } })),
    /“data\/plans\.ndjson” is missing/,
  ],
  [
    'a file that nobody lists',
    () => archiveOf(WHOLE, (all) => ({ ...all, sha256: without(all.sha256, 'media/members/kim.png') })),
    /“media\/members\/kim\.png” is not in the manifest/,
  ],
  [
    'another count',
    () => archiveOf(WHOLE, (all) => ({ ...all, counts: { ...all.counts, boats: 2 } })),
    /has 1 lines, but the manifest says 2/,
  ],
  [
    'a collection of the future',
    () =>
      archiveOf({ ...WHOLE, 'data/rockets.ndjson': '' }, (all) => ({
        ...all,
        counts: { ...all.counts, rockets: 0 },
      })),
    /does not know rockets/,
  ],
  [
    'a version of the future',
    () => archiveOf(WHOLE, (all) => ({ ...all, version: 2 })),
    /manifest\.json\/version/,
  ],
  [
    'a field that is none',
    () => archiveOf({ ...WHOLE, 'data/boats.ndjson': linesOf({ ...boat, $where: '1' }) }),
    /data\/boats\.ndjson, line 1: .*\$where/,
  ],
  [
    'a query operator where a text belongs',
    () => archiveOf({ ...WHOLE, 'data/boats.ndjson': linesOf({ ...boat, name: { $gt: '' } }) }),
    /data\/boats\.ndjson, line 1: \/name must be string/,
  ],
  [
    'a password',
    () => archiveOf({ ...WHOLE, 'data/members.ndjson': linesOf({ ...member, passwordHash: 'x' }) }),
    /passwordHash/,
  ],
  [
    'a line that is not JSON',
    () => archiveOf({ ...WHOLE, 'data/boats.ndjson': '{"name":\n' }),
    /line 1: {2}?is not JSON/,
  ],
  [
    'a boat twice',
    () => archiveOf({ ...WHOLE, 'data/boats.ndjson': linesOf(boat, { ...boat, name: 'Heron' }) }),
    /data\/boats\.ndjson has the same id or name twice/,
  ],
];

test.each(HOSTILE)(
  'refuses %s by name, and leaves the club empty (rule leaving.hostile)',
  async (_what, make, refusal) => {
    const file = await make();
    expect([await importing(file), printed.join('\n')]).toEqual([1, expect.stringMatching(refusal)]);
    await expectEmpty();
  },
);

test('imports a complete export, and members reset their password (rule leaving.back)', async () => {
  const file = await archiveOf(WHOLE);
  expect([await importing(file), printed.at(-1)]).toEqual([
    0,
    'Old Oars was imported into Heron Reach. Members set a password with “forgot password”.',
  ]);
  await inClub(club, async () => {
    expect(await BoatModel.find().lean()).toMatchObject([
      {
        _id: new Types.ObjectId(boat.id),
        club,
        name: 'Kestrel',
        nameKey: 'kestrel',
        brought: { milesHundredths: 100, season: 2026 },
      },
    ]);
    const [kim] = await MemberModel.find().select('+passwordHash +hint').lean();
    expect(kim).toMatchObject({
      nameKey: 'kim harper',
      emailKey: 'kim@example.org',
      pic: `/api/media/${(await ClubModel.findById(club).lean())?.s3folder ?? ''}/members/kim.png`,
      passwordHash: expect.stringContaining('$argon2id'),
      hint: 'Ask for a new one',
    });
    expect(await AuditEntryModel.find().lean()).toMatchObject([
      { verb: 'import-club', kind: 'club', subject: club },
    ]);
  });
  expect(await importing(file)).toBe(1);
  expect(printed).toEqual(['Heron Reach already has boats. Import the export into an empty club.']);
});
