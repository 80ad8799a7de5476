import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ClubArchive } from '@fleetwatch/api/admin/ClubArchive';
import { readManifest } from '@fleetwatch/api/admin/checkArchive';
import { runAdmin } from '@fleetwatch/api/admin/runAdmin';
import { shutDown, bootstrap } from '@fleetwatch/api/bootstrap';
import { ClubModel } from '@fleetwatch/api/clubs/Club';
import { clearClubCache, inClub } from '@fleetwatch/api/clubs/clubDirectory';
import { createClub } from '@fleetwatch/api/clubs/commands/createClub';
import { exportedModels } from '@fleetwatch/api/export/exportedModels';
import { dataPath } from '@fleetwatch/api/export/exportNames';
import { MemberModel } from '@fleetwatch/api/members/Member';
import { checkTotals } from '@fleetwatch/api/logbook/commands/checkTotals';
import { SortieModel } from '@fleetwatch/api/logbook/Sortie';
import { TotalModel } from '@fleetwatch/api/logbook/Total';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import mongoose from 'mongoose';
import { ensureDemoClub } from './ensureDemoClub.ts';

/** Two seasons are exported and imported three times. */
jest.setTimeout(300_000);

const NOW = new Date('2026-02-10T15:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'fw-leaving-'));
const file = (name: string): string => path.join(folder, name);
let database: Awaited<ReturnType<typeof startEmbedded>>;
let printed: string[] = [];

beforeAll(async () => {
  database = await startEmbedded({ dir: file('database'), sync: 'OFF' });
  await bootstrap({
    mongodbUri: database.uri.replace('/?', '/leaving?'),
    secret: 'a secret of the tests, long enough',
    basePath: '',
    isProduction: false,
    dataDir: file('data'),
    now: () => NOW,
    log: () => undefined,
  });
  await ensureDemoClub();
});
afterAll(async () => {
  await shutDown();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(...args: string[]): Promise<number> {
  printed = [];
  return runAdmin(args, (line) => printed.push(line));
}

interface Unpacked {
  club: string;
  paths: string[];
  /** Lines by collection. */
  lines: Record<string, string[]>;
  sums: Record<string, string>;
}

async function unpack(name: string): Promise<Unpacked> {
  const archive = await ClubArchive.open(file(name));
  try {
    const { club, sha256 } = await readManifest(archive);
    const lines: Unpacked['lines'] = {};
    for (const { name: collection } of exportedModels()) {
      const found: string[] = [];
      await archive.eachLine(dataPath(collection), (line) => void found.push(line));
      lines[collection] = found;
    }
    return { club: club.id, paths: archive.paths, lines, sums: sha256 };
  } finally {
    archive.close();
  }
}

const newClub = async (name: string): Promise<string> => {
  const password = `${name.slice(0, 4).toUpperCase()}-demo-boathouse-2`;
  return String((await createClub({ name, password, timezone: 'Europe/Berlin' }))._id);
};

/** Everything of a club, as if it had never been here. */
async function forget(club: string): Promise<void> {
  await inClub(club, async () => {
    for (const model of Object.values(mongoose.models)) {
      if (model.schema.path('club')) await model.deleteMany({});
    }
  });
  await ClubModel.deleteOne({ _id: club });
  clearClubCache();
}

/** The trail also has what the commands themselves have noted, which exports made before have not. */
const OF_COMMANDS = /"verb":"(?:export|import-club)"/;
const withoutCommands = (lines: readonly string[] = []): string[] =>
  lines.filter((line) => !OF_COMMANDS.test(line));

test('restores the demo club in an empty club, document by document and byte by byte (rule leaving.back)', async () => {
  const demo = String((await ClubModel.findOne({ isDefault: true }).lean())?._id);
  expect([await admin('export', '--out', file('first.zip')), printed]).toEqual([
    0,
    [expect.stringContaining('first.zip. The file contains personal data.')],
  ]);
  const first = await unpack('first.zip');
  expect(first.club).toBe(demo);
  for (const kind of ['members', 'boats', 'sorties', 'tweets', 'damages', 'grants', 'plans'])
    expect([kind, first.lines[kind]?.length]).not.toEqual([kind, 0]);
  const totals = await inClub(demo, () => TotalModel.countDocuments());
  await forget(demo);

  const club = await newClub('Heron Reach');
  expect([await admin('import-club', file('first.zip')), printed.at(-1)]).toEqual([
    0,
    expect.stringContaining('Add --write'),
  ]);
  expect(await inClub(club, () => MemberModel.countDocuments())).toBe(0);
  expect([await admin('import-club', file('first.zip'), '--write'), printed.at(-1)]).toEqual([
    0,
    expect.stringContaining('was imported into Heron Reach.'),
  ]);

  expect(await admin('export', '--out', file('second.zip'))).toBe(0);
  const second = await unpack('second.zip');
  expect(second.club).toBe(club);
  const renamed = first.lines['audit-entries']?.map((line) => line.replaceAll(demo, club));
  expect(withoutCommands(second.lines['audit-entries'])).toEqual(withoutCommands(renamed));
  for (const { name } of exportedModels().filter(({ model }) => model !== 'AuditEntry'))
    expect([name, second.lines[name]]).toEqual([name, first.lines[name]]);
  const media = (of: Unpacked): string[][] =>
    Object.entries(of.sums).filter(([one]) => one.startsWith('media/'));
  expect(media(second)).toEqual(media(first));
  // Logbooks too, and in the old club's zone, which came with its settings.
  for (const one of first.paths.filter((each) => each.startsWith('efa/')))
    expect([one, second.sums[one]]).toEqual([one, first.sums[one]]);

  await inClub(club, async () => {
    expect(await checkTotals()).toEqual([]);
    expect(await TotalModel.countDocuments()).toBe(totals);
    const member = await MemberModel.findOne({ name: 'Robin Ashdown' }).select('+passwordHash').lean();
    expect(member).toMatchObject({
      nameKey: 'robin ashdown',
      nameLooks: [expect.any(String), expect.any(String)],
    });
    expect(await MemberModel.distinct('passwordHash')).toHaveLength(1);
    expect(await SortieModel.countDocuments({ isOut: true })).toBe(4);
  });
});

test('gives a copy beside the club itself other ids, one for one (rule leaving.back)', async () => {
  const first = await unpack('second.zip');
  const copy = await newClub('Copy Row Club');
  expect([await admin('import-club', file('second.zip'), '--club', copy, '--write'), printed]).toEqual([
    0,
    expect.arrayContaining(['Its ids already exist in this installation, so all documents get new ones.']),
  ]);
  expect(await admin('export', '--club', copy, '--out', file('copy.zip'))).toBe(0);
  const second = await unpack('copy.zip');

  const firstId = ({ lines }: Unpacked): Buffer => Buffer.from(lines.members?.[0]?.slice(7, 31) ?? '', 'hex');
  const [old, made] = [firstId(first), firstId(second)];
  expect(made).not.toEqual(old);
  const withOldIds = (line: string): string =>
    line.replaceAll(/[0-9a-f]{24}/g, (id) => {
      const bytes = Buffer.from(id, 'hex');
      return Buffer.from(bytes.map((byte, index) => byte ^ (old[index] ?? 0) ^ (made[index] ?? 0))).toString(
        'hex',
      );
    });
  for (const { name } of exportedModels().filter(({ model }) => model !== 'AuditEntry'))
    expect([name, second.lines[name]?.map(withOldIds)]).toEqual([name, first.lines[name]]);
});

test('refuses a club with data, and a file that already exists', async () => {
  const club = String((await ClubModel.findOne({ name: 'Heron Reach' }).lean())?._id);
  expect([await admin('import-club', file('first.zip'), '--club', club, '--write'), printed]).toEqual([
    1,
    ['Heron Reach already has boats. Import the export into an empty club.'],
  ]);
  expect([await admin('export', '--club', club, '--out', file('first.zip')), printed]).toEqual([
    1,
    [`${file('first.zip')} already exists. Choose a new file.`],
  ]);
  expect([await admin('export', '--club', club, '--out', file('nowhere/x.zip')), printed]).toEqual([
    1,
    [`${file('nowhere/x.zip')} cannot be written.`],
  ]);
  // Nothing is left on the disk for exports that are over.
  expect(existsSync(file('data/exports')) ? await readdir(file('data/exports')) : []).toEqual([]);
  expect(statSync(file('first.zip')).mode & 0o077).toBe(0);
});
