import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  BLADE_UNKNOWN,
  COLOUR_INVALID,
  LATITUDE_INVALID,
  LONGITUDE_INVALID,
} from '@fleetwatch/contract/clubs/texts';
import { BOAT_NAME_TAKEN, HULL_UNKNOWN } from '@fleetwatch/contract/boats/texts';
import {
  EMAIL_INVALID,
  EMAIL_TAKEN,
  NAME_TAKEN,
  NAME_NEEDS_SPACE,
} from '@fleetwatch/contract/accounts/texts';
import { UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/texts';
import { NAME_INVISIBLE, TEXT_DIRECTION } from '@fleetwatch/contract/texts/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import mongoose from 'mongoose';
import { BoatModel } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { MemberModel } from '../members/Member.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { TotalModel } from '../logbook/Total.ts';
import { land, launch, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { fileOf } from '../testing/media.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { runAdmin } from './runAdmin.ts';

let api: TestClub;
let kim: TestMember;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fleetwatch-admin-'));
  api = await freshClub();
  kim = await api.inClub(() => makeMember({ name: 'Kim Harper', email: 'kim@example.org' }));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await emptyDatabase();
});

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await runAdmin(args, (line) => lines.push(line));
  return { code, lines };
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const passwordFile = (): string => file('password', 'HERN-other-boathouse\n');

test('set-club sets the unit of distance, and refuses an unknown one (rule distance.unit)', async () => {
  expect((await admin('set-club', '--unit', 'km')).code).toBe(0);
  expect((await ClubModel.findOne())?.unit).toBe('km');
  expect((await admin('set-club', '--unit', 'furlong')).lines).toEqual([
    '“furlong” is not a unit. The units are mi, km, m.',
  ]);
});

test('set-club turns features on and off, and refuses an unknown one (rule club.features)', async () => {
  const features = async () => (await ClubModel.findById(api.clubId).lean())?.features;
  const set = (given: string) => admin('set-club', '--features', given);
  expect((await set('notifications')).code).toBe(0);
  expect(await features()).toEqual(['notifications']);
  expect(await set('sirens')).toEqual({
    code: 1,
    lines: [
      '“sirens” is not a feature. The features are notifications, damage, fourEyes, clearances, juniors, overdue, conditions, forgotten, reservations, corrections, guests, sanity, moving, tours, modules.',
    ],
  });
  expect((await set('none')).code).toBe(0);
  expect(await features()).toEqual([]);
});

test('creates and changes a club; a refusal names the fault and changes nothing', async () => {
  const made = await admin(
    'create-club',
    '--name',
    'Heron Reach',
    '--password-file',
    passwordFile(),
    '--timezone',
    'Europe/Berlin',
    '--host',
    'Heron.example',
  );
  expect(made.code).toBe(0);
  const refused = await admin(
    'create-club',
    '--name',
    'X',
    '--password-file',
    file('short', 'short'),
    '--timezone',
    'Mars/North',
  );
  expect(refused).toEqual({
    code: 1,
    lines: [
      'A club password needs at least 16 characters.',
      '“Mars/North” is not an IANA time zone such as Europe/Berlin.',
    ],
  });
  expect(await ClubModel.countDocuments()).toBe(2);
  // A new club starts with coach approval on.
  expect(await ClubModel.findOne({ name: 'Heron Reach' }).lean()).toMatchObject({ coachApproval: true });
  expect((await api.call('GET', '/club', { headers: { Host: 'heron.example' } })).body).toMatchObject({
    prefix: 'HERN',
  });
  expect((await admin('set-club', '--timezone', 'UTC')).lines[0]).toBe('Choose a club with --club:');
  expect(
    (
      await admin(
        'set-club',
        '--club',
        'HERN',
        '--timezone',
        'UTC',
        '--coach-approval',
        'yes',
        '--kiosk-pairing',
        'yes',
      )
    ).code,
  ).toBe(0);
  expect(await ClubModel.findOne({ name: 'Heron Reach' }).lean()).toMatchObject({
    timezone: 'UTC',
    coachApproval: true,
    kioskPairing: true,
  });
  expect((await admin('set-club', '--club', 'HERN', '--kiosk-pairing', 'perhaps')).lines).toEqual([
    '--kiosk-pairing must be yes or no.',
  ]);
  expect((await admin('set-club', '--club', 'HERN')).code).toBe(1);
  expect((await admin('set-club', '--club', 'HERN', '--colours', '#0b5c3a, #f7e6a1')).code).toBe(0);
  expect((await admin('set-club', '--club', 'HERN', '--blade', 'half', '--place', '47.37,8.54')).code).toBe(
    0,
  );
  expect(await ClubModel.findOne({ name: 'Heron Reach' }).lean()).toMatchObject({
    identity: { colours: { first: '#0B5C3A', second: '#F7E6A1' }, blade: 'half' },
    place: { latitude: 47.37, longitude: 8.54 },
  });
  expect((await admin('set-club', '--club', 'HERN', '--place', 'none')).code).toBe(0);
  expect((await ClubModel.findOne({ name: 'Heron Reach' }).lean())?.place).toBeUndefined();
  const files = mkdtempSync(join(tmpdir(), 'crest-'));
  const [png, script, missing] = ['swan.png', 'script.png', 'none.png'].map((name) => join(files, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(png, fileOf('png'));
  writeFileSync(script, '<script>');
  expect((await admin('set-club', '--club', 'HERN', '--crest', png)).code).toBe(0);
  const crest = (await ClubModel.findOne({ name: 'Heron Reach' }).lean())?.logos.escutcheon ?? '';
  expect(crest).toMatch(/^\/api\/media\/heron-reach\/crest\/[\w-]+\.png$/);
  for (const [file, fault] of [
    [script, UNSUPPORTED_TYPE],
    [missing, `${missing} cannot be read.`],
  ] as const) {
    expect(await admin('set-club', '--club', 'HERN', '--crest', file)).toEqual({ code: 1, lines: [fault] });
  }
  expect((await ClubModel.findOne({ name: 'Heron Reach' }).lean())?.logos.escutcheon).toBe(crest);
  expect((await admin('set-club', '--club', 'HERN', '--crest', 'none')).code).toBe(0);
  expect((await ClubModel.findOne({ name: 'Heron Reach' }).lean())?.logos.escutcheon).toBe('');
  for (const [option, value, fault] of [
    ['--colours', '#0B5C3A', 'Give two or three colors, such as #12304A,#F4E9D8.'],
    ['--colours', '#0B5C3A,green', COLOUR_INVALID],
    ['--colours', '#0B5C3A,#F7E6A1,', COLOUR_INVALID],
    ['--blade', 'tartan', BLADE_UNKNOWN],
    ['--place', '47.37', 'Give the place as LATITUDE,LONGITUDE in degrees, such as 47.37,8.54, or none.'],
    ['--place', ',8.54', LATITUDE_INVALID],
    ['--place', '47.37,200', LONGITUDE_INVALID],
    ...['', '49', '1.5', 'a day'].map(
      (hours) =>
        ['--auto-credit-late-hours', hours, 'Set automatic credit to 0 to 48 hours after the day.'] as const,
    ),
  ] as const) {
    expect(await admin('set-club', '--club', 'HERN', option, value)).toEqual({ code: 1, lines: [fault] });
  }
  for (const day of ['02-29', '13-01', '9-1']) {
    expect((await admin('set-club', '--club', 'HERN', '--season-start', day)).code).toBe(1);
  }
});

test('sets how long a forgotten landing is credited without a coach (rule forgotten.auto-credit)', async () => {
  expect((await admin('set-club', '--auto-credit-late-hours', '24')).code).toBe(0);
  expect(await ClubModel.findById(api.clubId).lean()).toMatchObject({ autoCreditLateHours: 24 });
});

test('lets crews change miles after midnight (rule correction.miles)', async () => {
  expect((await admin('set-club', '--miles-stay-open', 'yes')).code).toBe(0);
  expect(await ClubModel.findById(api.clubId).lean()).toMatchObject({ milesStayOpen: true });
});

test('a new first day of the season moves every sortie and the totals', async () => {
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat()));
  await land(api, kim, sortie._id, 5);
  expect((await admin('set-club', '--season-start', '09-01')).code).toBe(0);
  await inClub(api.clubId, async () => {
    expect(await SortieModel.distinct('season')).toEqual([2025]);
    expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
    expect(await TotalModel.findOne({ kind: 'member', season: 2025 }).lean()).toMatchObject({ trips: 1 });
  });
});

test('moves what servers write under the old season start before they know the new one', async () => {
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat()));
  await land(api, kim, sortie._id, 5);
  const running = admin('set-club', '--season-start', '09-01');
  let start: string | undefined;
  do start = (await ClubModel.findById(api.clubId).lean())?.seasonStart;
  while (start !== '09-01');
  await inClub(api.clubId, () => SortieModel.updateMany({}, { $set: { season: 2026 } }));
  expect((await running).code).toBe(0);
  await inClub(api.clubId, async () => expect(await SortieModel.distinct('season')).toEqual([2025]));
});

test('makes and confirms coaches', async () => {
  const ana = await api.inClub(() => makeMember({ name: 'Ana Bo', coachRights: 'pending' }));
  expect((await admin('confirm-coach', 'ana bo')).lines).toEqual(['Ana Bo is confirmed as a coach.']);
  expect((await admin('confirm-coach', 'kim@example.org')).code).toBe(1);
  expect((await admin('make-coach', kim.id)).code).toBe(0);
  expect((await admin('make-coach', 'Nobody Here')).lines).toEqual([
    'This club has no member “Nobody Here”.',
  ]);
  const rights = await api.inClub(
    async () => await MemberModel.find({ _id: { $in: [ana.id, kim.id] } }).lean(),
  );
  expect(rights.map(({ coachRights }) => coachRights)).toEqual(['confirmed', 'confirmed']);
});

describe('import', () => {
  const members =
    'Name,Email,Group,Coach\nÉlodie Roux,elodie@example.org,HPG,yes\nBo van Dam,bo@example.org,Scullers,\n';

  test('imports members without a password, who can set one', async () => {
    const path = file('members.csv', `\ufeff${members}`);
    const before = await api.inClub(async () => await MemberModel.countDocuments());
    expect(await admin('import-members', path)).toEqual({
      code: 0,
      lines: ['2 members can be imported. Nothing was written. Add --write to import.'],
    });
    expect(await api.inClub(async () => await MemberModel.countDocuments())).toBe(before);
    expect((await admin('import-members', path, '--write')).lines).toEqual(['2 members imported.']);
    const elodie = await api.inClub(async () => await MemberModel.findOne({ name: 'Élodie Roux' }).lean());
    expect(elodie).toMatchObject({ email: 'elodie@example.org', coachRights: 'confirmed', isActive: true });
    const signIn = await api.call('POST', '/login', { body: { name: 'Élodie Roux', password: PASSWORD } });
    expect((signIn.body as string[])[1]).toBe('credentials_refused');
    expect(
      (await api.call('POST', '/get-pwd-reset-key', { body: { email: 'elodie@example.org' } })).body,
    ).toEqual({ sent: true });
    expect(await api.outbox()).toHaveLength(1);
    expect((await admin('import-members', path)).lines).toContainEqual(expect.stringContaining('line 2: '));
  });

  test("imports members from a spreadsheet's semicolons and UTF-16 too", async () => {
    const bytes = Buffer.from(`\ufeff${members.replaceAll(',', ';')}`, 'utf16le').swap16();
    const { lines } = await admin('import-members', file('members.csv', bytes), '--write');
    expect(lines).toEqual(['2 members imported.']);
    expect(await api.inClub(() => MemberModel.countDocuments({ name: 'Élodie Roux' }))).toBe(1);
    expect((await admin('import-members', file('picture.csv', Buffer.alloc(9)))).lines).toEqual([
      expect.stringContaining('cannot be read: it is not text'),
    ]);
  });

  test('names every bad row and writes none', async () => {
    const path = file(
      'bad.csv',
      'name,email,group\nAda Good,ada@example.org,SC\nBad,bad,SC\nAda Again,ADA@example.org,Rowers\n',
    );
    const { code, lines } = await admin('import-members', path, '--write');
    expect(code).toBe(1);
    expect(lines).toEqual([
      'Nothing was imported:',
      expect.stringMatching(/^ {2}line 3: /),
      `  line 3: ${EMAIL_INVALID}`,
      `  line 4: ${EMAIL_TAKEN}`,
      '  line 4: Please select an existing User Group!',
    ]);
    expect(lines.join()).not.toContain(NAME_NEEDS_SPACE.repeat(2));
    expect(await api.inClub(async () => await MemberModel.findOne({ name: 'Ada Good' }).lean())).toBeNull();
  });

  test('refuses names that look alike, also in a file', async () => {
    const members = 'name,email,group\nKim lrving,one@example.org,SC\nKim Irving,two@example.org,SC\n';
    expect((await admin('import-members', file('alike.csv', members))).lines).toEqual([
      'Nothing was imported:',
      `  line 3: ${NAME_TAKEN}`,
    ]);
    const boats = 'name,class,description\nIris Dawn,8+,Blue\nlris Dawn,8+,der\u202eB\n';
    expect((await admin('import-boats', file('alike-boats.csv', boats))).lines).toEqual([
      'Nothing was imported:',
      `  line 3: ${BOAT_NAME_TAKEN}`,
      `  line 3: ${TEXT_DIRECTION}`,
    ]);
    expect((await admin('set-club', '--name', 'Otter\u200b Creek')).lines).toEqual([NAME_INVISIBLE]);
  });

  test('adds no boat when one fails in the database', async () => {
    const path = file(
      'boats.csv',
      'name,class,miles,description,hull\nKestrel,1x,"12,5",Yellow,Yellow\nMerlin,Eight,,,\n',
    );
    await api.inClub(() => makeBoat({ name: 'Osprey' }));
    expect((await admin('import-boats', file('taken.csv', 'name,class\nosprey,8+\n'))).lines[1]).toBe(
      `  line 2: ${BOAT_NAME_TAKEN}`,
    );
    const real = BoatModel.create.bind(BoatModel);
    const create = jest.spyOn(BoatModel, 'create');
    create.mockImplementationOnce(real).mockRejectedValueOnce(new Error('disk full'));
    await expect(admin('import-boats', path, '--write')).rejects.toThrow('disk full');
    expect(create).toHaveBeenCalledTimes(2);
    create.mockRestore();
    const names = async (): Promise<string[]> =>
      resultsOf<Boat[]>(await api.call('GET', '/fleet-results')).map(({ name }) => name);
    expect(await names()).toEqual(['Osprey']);
    expect((await admin('import-boats', path, '--write')).lines).toEqual(['2 boats imported.']);
    expect(await names()).toEqual(['Kestrel', 'Merlin', 'Osprey']);
    const [kestrel] = resultsOf<Boat[]>(await api.call('GET', '/fleet-results', { token: kim.token }));
    expect(kestrel).toMatchObject({
      miles: 12.5,
      groupmoniker: '1x',
      description: 'Yellow',
      hull: 'yellow',
    });
    const odd = file('odd-hull.csv', 'name,class,hull\nMistral,1x,tartan\n');
    expect((await admin('import-boats', odd)).lines[1]).toBe(`  line 2: ${HULL_UNKNOWN}`);
  });

  test.each([
    ['name,class\n', 'has no rows'],
    ['name,colour\nKestrel,red\n', 'Missing: class.'],
    ['name,class,wings\nKestrel,1x,2\n', 'Unknown: wings.'],
    ['name,class\n"Kestrel,1x\n', 'cannot be read'],
  ])('refuses a file like %j', async (content, fault) => {
    const { code, lines } = await admin('import-boats', file('odd.csv', content));
    expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining(fault)]);
  });
});

test("erases a member: no trace of the name, and every boat's miles stay", async () => {
  const [coach, boat] = await api.inClub(
    async () => [await makeCoach(), await makeBoat({ className: 'Double' })] as const,
  );
  const sortie = await launch(api, kim, boat, { crew: [coach.id], description: 'Kim’s plan' });
  await land(api, kim, sortie._id, 6, 'Kim Harper was here');
  const own = (
    await api.call('POST', '/launch-1p', {
      token: kim.token,
      body: { user: kim.id, description: null, group: null },
    })
  ).body as Sortie;
  expect((await admin('erase-member', 'Kim Harper', '--write')).lines).toEqual([
    'Kim Harper has a boat out. Land it first.',
  ]);
  await land(api, kim, own._id, 2);
  await api.call('PUT', `/fleet-append/${String(boat._id)}`, {
    token: kim.token,
    body: { log: 'Rigger bent' },
  });
  await api.call('POST', '/tweet', {
    token: kim.token,
    body: {
      user: kim.id,
      description: 'Kim Harper says hello',
      private: false,
      headsup: false,
      pictures: [],
    },
  });
  const totals = async (): Promise<object> => {
    const kept = await storedTotals();
    return Object.fromEntries(Object.entries(kept).filter(([key]) => !key.startsWith('0 ')));
  };
  const before = await api.inClub(totals);

  expect((await admin('erase-member', 'kim@example.org')).lines[0]).toContain('would be erased permanently');
  expect(await api.inClub(async () => await MemberModel.exists({ name: 'Kim Harper' }))).not.toBeNull();
  expect((await admin('erase-member', 'kim@example.org', '--write')).code).toBe(0);
  expect(await api.inClub(totals)).toEqual(before);
  for (const model of Object.values(mongoose.models)) {
    expect(JSON.stringify(await model.collection.find({}).toArray())).not.toMatch(
      /Kim|kim@|Rigger bent.*Kim/,
    );
  }
  const fleet = resultsOf<Boat[]>(await api.call('GET', '/fleet-results'));
  expect(fleet[0]).toMatchObject({ miles: 6, lastby: 'Former Member' });
  expect(
    (await api.call('POST', '/login', { body: { name: 'Kim Harper', password: PASSWORD } })).status,
  ).toBe(200);
  // Repeats the command by id, as after an interrupted run.
  expect((await admin('erase-member', kim.id, '--write')).code).toBe(0);
  expect(await api.inClub(totals)).toEqual(before);
});

test("exports all data about a member, without anyone's secrets", async () => {
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat({ name: 'Kestrel' })));
  await land(api, kim, sortie._id, 4, 'choppy');
  const path = join(folder, 'kim.json');
  expect((await admin('export-member', 'Kim Harper', path)).code).toBe(0);
  const text = readFileSync(path, 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { name: 'Kim Harper', email: 'kim@example.org', hint: 'our first cox' },
    devicesSignedIn: [{}],
    sorties: [{ boatName: 'Kestrel', notes: 'choppy', milesHundredths: 400 }],
    figures: expect.arrayContaining([expect.objectContaining({ trips: 1 })]),
  });
  expect(text).not.toMatch(/\$argon|requestHash|nameKey/);
  await expect(admin('export-member', 'Kim Harper', path)).rejects.toThrow('EEXIST');
  expect((await admin('export-member', 'Kim Harper')).lines).toEqual(['Missing: the file to write.']);
});

describe('backup', () => {
  const snapshot = async (): Promise<string> => {
    const all: unknown[] = [];
    for (const [name, model] of Object.entries(mongoose.models)) {
      if (name === 'ModelVersion' || name === 'Throttle') continue;
      all.push([name, await model.collection.find({}).sort({ _id: 1 }).toArray()]);
    }
    return JSON.stringify(all);
  };

  test('restores everything unchanged', async () => {
    const sortie = await launch(api, kim, await api.inClub(() => makeBoat()));
    await land(api, kim, sortie._id, 4);
    const before = await snapshot();
    const kept = join(folder, 'kept');
    expect((await admin('backup', kept)).code).toBe(0);
    expect((await admin('backup', kept)).lines).toEqual([`${kept} already exists. Choose a new folder.`]);
    expect((await admin('restore', kept)).lines[0]).toContain('not empty');
    await emptyDatabase();
    expect((await admin('restore', kept)).code).toBe(0);
    expect(await snapshot()).toBe(before);
  });

  test.each<[string, (lines: string[]) => string[]]>([
    ['cut off', (lines) => lines.slice(0, -2)],
    ['changed', (lines) => lines.map((line) => line.replace('Kim Harper', 'Kim Sharper'))],
    ['no backup at all', () => ['{}']],
  ])('finds a backup that is %s before anything is written', async (_what, damage) => {
    const kept = join(folder, 'kept');
    await admin('backup', kept);
    const path = join(kept, 'database.ndjson.gz');
    const lines = gunzipSync(readFileSync(path)).toString().split('\n');
    writeFileSync(path, gzipSync(damage(lines).join('\n')));
    await emptyDatabase();
    const nothing = await snapshot();
    expect((await admin('restore', kept)).lines[0]).toContain('damaged or incomplete');
    expect(await snapshot()).toBe(nothing);
  });

  test('removes a restore that fails half-way', async () => {
    const kept = join(folder, 'kept');
    await admin('backup', kept);
    await emptyDatabase();
    const nothing = await snapshot();
    const insert = jest.spyOn(mongoose.mongo.Collection.prototype, 'insertMany');
    insert.mockImplementationOnce((...args) => {
      insert.mockRestore();
      return mongoose.mongo.Collection.prototype.insertMany
        .call(mongoose.connection.collection('clubs'), ...args)
        .then(() => {
          throw new Error('disk full');
        });
    });
    await expect(admin('restore', kept)).rejects.toThrow('disk full');
    expect(await snapshot()).toBe(nothing);
    expect(existsSync(join(api.dataDir, 'media'))).toBe(false);
  });
});

test('answers with exit code 2 and the help for an unknown command', async () => {
  expect((await admin()).code).toBe(2);
  expect((await admin('dance')).lines[0]).toBe('npm run admin -- COMMAND');
  expect((await admin('clubs', 'please')).code).toBe(2);
  expect((await admin('clubs', '--loud')).code).toBe(2);
  expect((await admin('--help')).code).toBe(0);
  expect((await admin('clubs')).lines).toEqual([
    expect.stringMatching(/^Otter Creek Boat Club \(OARS\) America\/Chicago/),
  ]);
});

test('sweeps unreferenced uploads after a day', async () => {
  const media = join(api.dataDir, 'media', 'otter-creek-boat-club', 'tweets');
  mkdirSync(media, { recursive: true });
  const hoursAgo = (hours: number): Date => new Date(api.clock.now().getTime() - hours * 3_600_000);
  for (const [name, hours] of [
    ['new.png', 23],
    ['old.png', 25],
  ] as const) {
    writeFileSync(join(media, name), 'a picture');
    utimesSync(join(media, name), hoursAgo(hours), hoursAgo(hours));
  }
  expect(await admin('sweep-media')).toEqual({ code: 0, lines: ['Files removed: 1.'] });
  expect(existsSync(join(media, 'new.png'))).toBe(true);
  expect(existsSync(join(media, 'old.png'))).toBe(false);
});

test('prints the audit trail by day, as text or CSV', async () => {
  const coach = await api.inClub(() => makeMember({ name: 'Robin Vale', coachRights: 'active' }));
  const boat = await api.inClub(() => makeBoat());
  const [id, token] = [String(boat._id), coach.token];
  expect(await admin('audit')).toEqual({ code: 0, lines: [] });
  const answer = await api.call('PUT', '/fleet-drydock', { token, body: { id } });
  const requestId = answer.headers.get('X-Request-Id') ?? '';
  expect(await admin('audit')).toEqual({
    code: 0,
    lines: [
      `2026-05-01 10:00:00  Robin Vale  dry-dock  boat  ${id}  {"isActive":true}  {"isActive":false}  ${requestId}`,
    ],
  });
  expect((await admin('audit', '--csv', '--since', '2026-05-01')).lines).toEqual([
    'When,Who,Verb,Kind,Id,Before,After,Request\n' +
      `2026-05-01 10:00:00,Robin Vale,dry-dock,boat,${id},"{""isActive"":true}","{""isActive"":false}",${requestId}`,
  ]);
  expect((await admin('audit', '--since', '2026-05-02')).lines).toEqual([]);
  expect(await admin('audit', '--since', 'May')).toEqual({
    code: 1,
    lines: ['“May” is not a date. Use the form 2026-05-01.'],
  });
  const path = join(folder, 'robin.json');
  expect((await admin('export-member', 'Robin Vale', path)).code).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    auditTrail: [{ verb: 'dry-dock', subject: id }],
  });
  expect((await admin('erase-member', 'Robin Vale', '--write')).code).toBe(0);
  expect((await admin('audit')).lines).toEqual([
    expect.stringContaining('  Former Member  dry-dock  boat  '),
    `2026-05-01 10:00:00  erase  member  ${coach.id}`,
  ]);
});

test('audits a command that changes a club or a member, without secrets (rule audit.shown)', async () => {
  const { id } = await api.inClub(() => makeMember({ name: 'Robin Vale' }));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, 'OARS-another-boathouse\n');
  const boats = join(folder, 'boats.csv');
  writeFileSync(boats, 'name,class\nSwift,1x\n');
  await admin('make-coach', 'Robin Vale');
  await admin('set-club', '--password-file', passwordFile, '--kiosk-pairing', 'no');
  await admin('import-boats', boats);
  await admin('import-boats', boats, '--write');
  await admin('set-club', '--timezone', 'Nowhere');
  const entries = (await admin('audit')).lines.map((line) => line.replace(/^\S+ \S+ {2}/, ''));
  expect(entries).toEqual([
    `make-coach  member  ${id}  {"coachRights":"none"}  {"coachRights":"confirmed"}`,
    `set  club  ${api.clubId}  {}  {"password":"changed","kioskPairing":false}`,
    `import-boats  club  ${api.clubId}  {}  {"boats":1}`,
  ]);
});
