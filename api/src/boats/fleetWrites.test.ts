import type { BoatDetail, ChangedBoat } from '@fleetwatch/contract/boats/edits';
import * as texts from '@fleetwatch/contract/boats/texts';
import { FLEET_GROUP_NEEDED } from '@fleetwatch/contract/fleetgroups/texts';
import { LOG_CHARACTERS_MAX } from '@fleetwatch/contract/boats/limits';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { freshKey, land, launch, launchBody, resultsOf } from '../testing/calls.ts';
import { fleetGroupId, makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { BoatModel, type BoatRecord } from './Boat.ts';

let api: TestClub;
let kim: TestMember;
let coach: TestMember;
const NOBODY = 'f'.repeat(24);

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-01T11:00:00Z' });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    coach = await makeCoach();
  });
});

const boatOf = (className = 'Eight', name?: string): Promise<BoatRecord> =>
  api.inClub(() => makeBoat({ className, ...(name === undefined ? {} : { name }) }));
const groupId = (name: string): Promise<string> => api.inClub(() => fleetGroupId(name));

interface Sent {
  by?: TestMember | null;
  key?: string;
}
const send = (method: string, path: string, body: object, { by = coach, key }: Sent = {}): Promise<Answer> =>
  api.call(method, path, { token: by?.token, body, ...(key === undefined ? {} : { key }) });

const detailOf = async (id: unknown): Promise<BoatDetail> =>
  resultsOf<BoatDetail>(await api.call('GET', `/bus2/${String(id)}`, { token: kim.token }));
const fleet = async (path = '/fleet-all-results'): Promise<Boat[]> =>
  resultsOf<Boat[]>(await api.call('GET', path, { token: kim.token }));
const idsOf = async (path?: string): Promise<string[]> => (await fleet(path)).map(({ _id }) => _id);

describe('POST /bus enters a boat (rule boat.new)', () => {
  const newBoat = async (more: object = {}): Promise<object> => ({
    name: 'First Light',
    description: 'Empacher',
    group: await groupId('Quad'),
    miles: 12.5,
    ...more,
  });

  test("adds a boat with the coach's data", async () => {
    const answer = await send(
      'POST',
      '/bus',
      await newBoat({ name: '  Dawn   Treader ', description: ' Empacher ' }),
    );
    expect(answer.status).toBe(200);
    const boat = answer.body as Boat;
    expect(boat).toMatchObject({
      name: 'Dawn Treader',
      description: 'Empacher',
      groupmoniker: '4x',
      grouppayload: 4,
      miles: 12.5,
      active: true,
      last: null,
    });
    expect(await fleet()).toContainEqual(boat);
    expect(await detailOf(boat._id)).toMatchObject({ commissioned: '2026-05-01', log: '', version: 0 });
  });

  test('adds its entered season miles to those of its sorties (rule credit.entered-miles)', async () => {
    const { body } = await send(
      'POST',
      '/bus',
      await newBoat({ name: 'Brought Miles', group: await groupId('Scull') }),
    );
    const boat = body as Boat;
    const sortie = await launch(api, kim, null, { bus: boat._id });
    await land(api, kim, sortie._id, 4);
    expect((await fleet()).find(({ _id }) => _id === boat._id)?.miles).toBe(16.5);
  });

  test('accepts details of 128 characters, not counting spaces around them', async () => {
    const details = 'x'.repeat(128);
    const { body } = await send(
      'POST',
      '/bus',
      await newBoat({ name: 'Long Story', description: `  ${details} ` }),
    );
    expect(body).toMatchObject({ description: details });
  });

  test("stores a new boat's hull color, or none (rule boat.hull)", async () => {
    const red = await send('POST', '/bus', await newBoat({ name: 'Red Hull', hull: 'red' }));
    expect(red.body).toMatchObject({ hull: 'red' });
    const plain = await send('POST', '/bus', await newBoat({ name: 'Plain Hull' }));
    expect(plain.body).toMatchObject({ hull: null });
    const kiosk = resultsOf<Boat[]>(await api.call('GET', '/fleet-results'));
    expect(kiosk.find(({ name }) => name === 'Red Hull')).toMatchObject({ hull: 'red' });
  });

  test('adds a boat once per key', async () => {
    const [body, key] = [await newBoat({ name: 'Twice Sent' }), freshKey()];
    const first = await send('POST', '/bus', body, { key });
    const again = await send('POST', '/bus', body, { key });
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await fleet()).filter(({ name }) => name === 'Twice Sent')).toHaveLength(1);
    const other = await send('POST', '/bus', await newBoat({ name: 'Other' }), { key });
    expect((other.body as string[])[1]).toBe('key_reused');
  });

  test('adds one of two concurrent boats with one name', async () => {
    const body = await newBoat({ name: 'Only One' });
    const answers = await Promise.all([send('POST', '/bus', body), send('POST', '/bus', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each<[string, string, object]>([
    ['invalid:name', texts.BOAT_NAME_SHORT, { name: 'Tui' }],
    ['invalid:name', texts.BOAT_NAME_LETTERS, { name: 'Kestrel 2' }],
    ['invalid:name', texts.BOAT_NAME_LONG, { name: 'x'.repeat(33) }],
    ['invalid:group', FLEET_GROUP_NEEDED, { group: '' }],
    ['invalid:group', FLEET_GROUP_NEEDED, { group: NOBODY }],
    ['invalid:group', FLEET_GROUP_NEEDED, { group: undefined }],
    ['invalid:group', FLEET_GROUP_NEEDED, { group: null }],
    ['invalid:group', FLEET_GROUP_NEEDED, { group: 'Eight' }],
    ['invalid:description', texts.BOAT_DETAILS_LENGTH, { description: 'x'.repeat(129) }],
    ['invalid:miles', texts.BOAT_MILES_INVALID, { miles: -1 }],
    ['invalid:miles', texts.BOAT_MILES_INVALID, { miles: 'many' }],
    ['invalid:hull', texts.HULL_UNKNOWN, { hull: 'tartan' }],
    ['invalid:hull', texts.HULL_UNKNOWN, { hull: '#C8372D' }],
    ['invalid:hull', texts.HULL_UNKNOWN, { hull: '' }],
    ['invalid:hull', texts.HULL_UNKNOWN, { hull: 'x'.repeat(1_000) }],
    ['invalid:nameKey', 'Check nameKey.', { nameKey: 'x' }],
  ])('refuses with %s: %s', async (code, text, more) => {
    const answer = await send('POST', '/bus', await newBoat(more));
    expect([answer.status, answer.body]).toEqual([422, [text, code]]);
  });

  test("refuses a class of members' own boats, and a name that the fleet has", async () => {
    const own = await send('POST', '/bus', await newBoat({ group: await groupId('Private 1x') }));
    expect(own.body).toEqual([FLEET_GROUP_NEEDED, 'invalid:group']);
    await boatOf('Quad', 'Cormorant');
    const taken = await send('POST', '/bus', await newBoat({ name: 'CORMORANT' }));
    expect([taken.status, taken.body]).toEqual([409, [texts.BOAT_NAME_TAKEN, 'taken:name']]);
  });

  test('adds boats for coaches only', async () => {
    const answer = await send('POST', '/bus', await newBoat(), { by: kim });
    expect([answer.status, answer.body]).toEqual([403, ['Only coaches!', 'coaches_only']]);
    expect((await send('POST', '/bus', await newBoat(), { by: null })).status).toBe(401);
  });
});

describe('PUT /fleet-append/{bus_id} (rule log.append)', () => {
  const append = (boat: BoatRecord, log: string, sent?: Sent): Promise<Answer> =>
    send('PUT', `/fleet-append/${String(boat._id)}`, { log }, { by: kim, ...sent });

  test("stamps the entry with the club's date and its author", async () => {
    const boat = await boatOf();
    const answer = await append(boat, '  Rigger bent at 3.\n');
    expect(answer.body).toMatchObject({
      _id: String(boat._id),
      name: boat.name,
    } satisfies Partial<ChangedBoat>);
    await append(boat, 'Fixed.', { by: coach });
    expect(await detailOf(boat._id)).toMatchObject({
      log: `2026-05-01 Kim Harper: Rigger bent at 3.\n2026-05-01 ${coach.record.name}: Fixed.`,
      version: 2,
    });
  });

  test('stores every one of many concurrent entries', async () => {
    const boat = await boatOf();
    const entries = Array.from({ length: 12 }, (_, index) => `Entry number ${index}.`);
    const answers = await Promise.all(
      entries.map((entry, index) => append(boat, entry, { by: index % 2 ? kim : coach })),
    );
    expect(answers.map(({ status }) => status)).toEqual(entries.map(() => 200));
    const { log, version } = await detailOf(boat._id);
    expect(
      log
        .split('\n')
        .map((line) => line.slice(line.indexOf(': ') + 2))
        .sort(),
    ).toEqual(entries.sort());
    expect(version).toBe(12);
  });

  test('appends once per key, to the boat of the first call', async () => {
    const [boat, other, key] = [await boatOf(), await boatOf(), freshKey()];
    await append(boat, 'Hull scratched.', { key });
    await append(boat, 'Then polished.');
    expect((await append(boat, 'Hull scratched.', { key })).status).toBe(200);
    expect((await detailOf(boat._id)).log.match(/scratched/g)).toHaveLength(1);
    expect((await append(other, 'Hull scratched.', { key })).status).toBe(422);
  });

  test('accepts log entries beyond the limit of an edit, and refuses them when the log is full', async () => {
    const boat = await boatOf();
    let last = await append(boat, 'x'.repeat(280));
    for (let count = 1; count < 70 && last.status === 200; count += 1)
      last = await append(boat, 'x'.repeat(280));
    expect([last.status, last.body]).toEqual([409, [texts.logFull(boat.name), 'log_full']]);
    expect((await detailOf(boat._id)).log.length).toBeGreaterThan(4096);
  });

  test('fills a log to its last character', async () => {
    const boat = await boatOf();
    const entry = 'Oiled.';
    const room = '\n2026-05-01 Kim Harper: '.length + entry.length;
    const fill = (length: number): Promise<unknown> =>
      api.inClub(() => BoatModel.updateOne({ _id: boat._id }, { $set: { log: 'x'.repeat(length) } }));
    await fill(LOG_CHARACTERS_MAX - room + 1);
    expect((await append(boat, entry)).status).toBe(409);
    await fill(LOG_CHARACTERS_MAX - room);
    expect((await append(boat, entry)).status).toBe(200);
    expect((await detailOf(boat._id)).log).toHaveLength(LOG_CHARACTERS_MAX);
  });

  test.each([
    [texts.LOG_ENTRY_SHORT, 'x'],
    [texts.LOG_ENTRY_SHORT, '   '],
    [texts.LOG_ENTRY_LONG, 'x'.repeat(281)],
    [texts.LOG_ENTRY_LINES, 'Fine.\n2026-05-01 Ana Bo: Do not row'],
    [texts.LOG_ENTRY_LINES, 'Fine.\r2026-05-01 Ana Bo: Do not row'],
    [texts.LOG_ENTRY_LINES, 'Fine.\u20282026-05-01 Ana Bo: Do not row'],
    [texts.LOG_ENTRY_LINES, 'Fine.\u00852026-05-01 Ana Bo: Do not row'],
  ])('refuses with: %s', async (text, log) => {
    const boat = await boatOf();
    const answer = await append(boat, log);
    expect([answer.status, answer.body]).toEqual([422, [text, 'invalid:log']]);
    expect((await detailOf(boat._id)).log).toBe('');
  });

  test('appends only for members, to boats of the fleet', async () => {
    expect((await append(await boatOf(), 'Hello', { by: null })).status).toBe(401);
    const unknown = await send('PUT', `/fleet-append/${NOBODY}`, { log: 'Hello' });
    expect([unknown.status, unknown.body]).toEqual([404, [texts.BOAT_NOT_FOUND, 'not_found']]);
    expect((await send('PUT', '/fleet-append/kestrel', { log: 'Hello' })).status).toBe(422);
  });
});

describe('PUT /fleet-update/{bus_id} (rule boat.edit)', () => {
  const NOTHING = { name: null, description: null, group: null, log: null };
  const update = (boat: BoatRecord, more: object, sent?: Sent): Promise<Answer> =>
    send('PUT', `/fleet-update/${String(boat._id)}`, { ...NOTHING, ...more }, { by: kim, ...sent });

  test('changes the given fields, and null leaves the rest', async () => {
    const boat = await boatOf('Four', 'Nightjar');
    await update(boat, { log: 'A clean start.' });
    const answer = await update(boat, { name: 'Nightjar 2', description: ' Filippi ' });
    expect(answer.body).toMatchObject({ name: 'Nightjar 2', description: 'Filippi', groupmoniker: '4+' });
    expect(await detailOf(boat._id)).toMatchObject({ log: 'A clean start.', version: 2 });
    expect((await fleet()).find(({ _id }) => _id === String(boat._id))?.name).toBe('Nightjar 2');
  });

  test('answers an edit with the boat, its miles and its latest launch', async () => {
    const boat = await boatOf('Double');
    const sortie = await launch(api, kim, boat);
    await land(api, kim, sortie._id, 2);
    const { body } = await update(boat, { description: 'Filippi' });
    expect(body).toMatchObject({ miles: 2, lastby: 'Kim Harper' });
  });

  test('sets a hull color, keeps it through other edits, and removes it (rule boat.hull)', async () => {
    const boat = await boatOf();
    expect((await update(boat, { hull: 'sky' })).body).toMatchObject({ hull: 'sky' });
    expect((await update(boat, { description: 'Repainted' })).body).toMatchObject({ hull: 'sky' });
    expect((await update(boat, { hull: '' })).body).toMatchObject({ hull: null });
    const refused = await update(boat, { hull: 'Sky' });
    expect([refused.status, refused.body]).toEqual([422, [texts.HULL_UNKNOWN, 'invalid:hull']]);
  });

  test('records who edited the log and when, and marks their lines (rule log.edited)', async () => {
    const boat = await boatOf();
    const log = (id: unknown): Promise<BoatDetail> => detailOf(id);
    await send('PUT', `/fleet-append/${String(boat._id)}`, { log: 'Do not row' });
    const { log: warning, logedits } = await log(boat._id);
    expect(logedits).toEqual([]);
    const forged = `2026-05-01 ${coach.record.name}: Row on`;

    await update(boat, { log: `${warning}\u2028${forged}\r\n\n` });
    const kims = { name: 'Kim Harper', date: '2026-05-01', lines: [1] };
    expect(await log(boat._id)).toMatchObject({ log: `${warning}\n${forged}\n\n`, logedits: [kims] });

    await send('PUT', `/fleet-append/${String(boat._id)}`, { log: 'It is fixed' }, { by: kim });
    await update(boat, { description: 'Red' }, { by: coach });
    expect((await log(boat._id)).logedits).toEqual([kims]);

    const [first = '', second = ''] = (await log(boat._id)).log.split('\n');
    await update(boat, { log: `${second}\n${first}, she said` }, { by: coach });
    expect((await log(boat._id)).logedits).toEqual([
      { ...kims, lines: [0] },
      { name: coach.record.name, date: '2026-05-01', lines: [1] },
    ]);

    // Removed text is recorded too, and each member is listed once.
    await update(boat, { log: '' });
    expect((await log(boat._id)).logedits).toEqual([
      { name: coach.record.name, date: '2026-05-01', lines: [] },
      { ...kims, lines: [] },
    ]);
    await send('PUT', `/fleet-append/${String(boat._id)}`, { log: 'It is fixed' });
    expect((await log(boat._id)).logedits.flatMap(({ lines }) => lines)).toEqual([]);
  });

  test('does not check an unchanged name again, which may be older than the rules', async () => {
    const short = await boatOf('Four', 'Tui');
    expect((await update(short, { name: 'Tui', description: 'Red' })).status).toBe(200);
    const alike = await boatOf('Four', 'Dunlin the Second');
    await boatOf('Four', 'Dunlin');
    await api.inClub(() => BoatModel.collection.updateOne({ _id: alike._id }, { $set: { name: 'DunIin' } }));
    expect((await update(alike, { name: 'DunIin', description: 'Red' })).status).toBe(200);
    const spaced = await boatOf('Four', 'Sanderling');
    await api.inClub(() =>
      BoatModel.collection.updateOne({ _id: spaced._id }, { $set: { name: 'San  der' } }),
    );
    await update(spaced, { name: 'San  der', description: 'Red' });
    expect(await detailOf(spaced._id)).toMatchObject({ name: 'San  der', description: 'Red' });
  });

  test("frees a renamed boat's former name", async () => {
    const boat = await boatOf('Four', 'Bittern');
    await update(boat, { name: 'Great Bittern' });
    await expect(boatOf('Four', 'Bittern')).resolves.toMatchObject({ name: 'Bittern' });
    const taken = await update(boat, { name: 'bittern' });
    expect([taken.status, taken.body]).toEqual([409, [texts.BOAT_NAME_TAKEN, 'taken:name']]);
  });

  test('moves a boat to a class with as many seats, treating 4 and 5 alike (rule boat.change-class)', async () => {
    const boat = await boatOf('Four');
    expect((await update(boat, { group: await groupId('Quad') })).body).toMatchObject({ groupmoniker: '4x' });
    expect((await update(boat, { group: await groupId('Four') })).body).toMatchObject({ groupmoniker: '4+' });
    const eight = await update(boat, { group: await groupId('Eight') });
    expect([eight.status, eight.body]).toEqual([422, [texts.OTHER_SEATS, 'invalid:group']]);
    expect((await update(boat, { group: NOBODY })).body).toEqual([FLEET_GROUP_NEEDED, 'invalid:group']);
  });

  test.each([
    ['Private 1x', 'Scull'],
    ['Borrowed 1x', 'Scull'],
    ['Private 2-4-8', 'Eight'],
    ['Launch', 'Pair-with'],
  ])('refuses to move a boat to %s, though it has as many seats as %s', async (excluded, className) => {
    const boat = await boatOf(className);
    const answer = await update(boat, { group: await groupId(excluded) });
    expect(answer.body).toEqual([texts.OTHER_SEATS, 'invalid:group']);
  });

  test('refuses an edit of an older version, and answers with the current boat (rule boat.edit-version)', async () => {
    const boat = await boatOf('Pair', 'Curlew');
    await update(boat, { description: 'Hudson', version: 0 });
    const earlier = `Seat loose. ${'x'.repeat(80)}`;
    for (const log of [earlier, 'Seat broken.'])
      await send('PUT', `/fleet-append/${String(boat._id)}`, { log });
    const answer = await update(boat, { log: 'My own words.', version: 2 });
    expect(answer.status).toBe(409);
    const [text, code] = answer.body as [string, string];
    expect(code).toBe('newer_version');
    for (const shown of ['Curlew', 'Pair', 'Hudson', 'Seat broken.']) expect(text).toContain(shown);
    expect(text).not.toContain('xxx');
    expect((await detailOf(boat._id)).log).toContain('Seat broken.');
    expect((await update(boat, { log: earlier, version: 3 })).status).toBe(200);
    // A refusal quotes only the end of a long last line.
    const [late] = (await update(boat, { log: 'Too late.', version: 3 })).body as string[];
    expect(late).toContain('x'.repeat(80));
    expect(late).not.toContain('loose');
  });

  test('accepts one of two concurrent edits from one version', async () => {
    const boat = await boatOf();
    const answers = await Promise.all(
      ['Resolute', 'Empacher'].map((description) => update(boat, { description, version: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('answers an edit again after a lost answer', async () => {
    const [boat, key] = [await boatOf(), freshKey()];
    const first = await update(boat, { description: 'Vespoli', version: 0 }, { key });
    const again = await update(boat, { description: 'Vespoli', version: 0 }, { key });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await detailOf(boat._id)).version).toBe(1);
  });

  test.each<[string, string, object]>([
    ['invalid:name', texts.BOAT_NAME_SHORT, { name: 'Tui' }],
    ['invalid:name', texts.BOAT_NAME_SPECIAL, { name: 'Kestrel!' }],
    ['invalid:description', texts.BOAT_DETAILS_LENGTH, { description: 'x'.repeat(129) }],
    ['invalid:log', texts.LOG_LONG, { log: 'x'.repeat(4097) }],
    ['invalid:log', texts.LOG_LONG, { log: 'x'.repeat(20_000) }],
    ['invalid:group', 'Check group.', { group: { $ne: null } }],
  ])('refuses with %s: %s', async (code, text, more) => {
    const answer = await update(await boatOf(), more);
    expect([answer.status, answer.body]).toEqual([422, [text, code]]);
  });

  test('edits only for members, and only boats of the fleet', async () => {
    expect((await update(await boatOf(), {}, { by: null })).status).toBe(401);
    expect((await send('PUT', `/fleet-update/${NOBODY}`, NOTHING)).status).toBe(404);
  });
});

describe('dry dock, splash and decommission (rules boat.dry-dock, boat.decommission)', () => {
  test('a dry-docked boat cannot be launched until it is splashed', async () => {
    const boat = await boatOf();
    const id = String(boat._id);
    expect((await send('PUT', '/fleet-drydock', { id })).body).toMatchObject({
      _id: id,
      active: false,
      queryable: true,
    });
    const refused = await send('POST', '/launch', launchBody(boat, kim), { by: kim });
    expect((refused.body as string[])[1]).toBe('dry_docked');
    expect(await idsOf('/fleet-results')).not.toContain(id);
    expect(await idsOf()).toContain(id);
    expect((await send('PUT', '/fleet-splash', { id })).body).toMatchObject({ _id: id, active: true });
    expect((await launch(api, kim, boat)).bus_id).toBe(id);
  });

  test('keeps a later splash when an earlier dry dock is repeated', async () => {
    const [boat, key] = [await boatOf(), freshKey()];
    const id = String(boat._id);
    await send('PUT', '/fleet-drydock', { id }, { key });
    await send('PUT', '/fleet-splash', { id });
    expect((await send('PUT', '/fleet-drydock', { id }, { key })).body).toMatchObject({ active: false });
    expect(await idsOf('/fleet-results')).toContain(id);
  });

  test('keeps the sorties of a decommissioned boat and frees its name for good', async () => {
    const boat = await boatOf('Pair', 'Sandpiper');
    const bid = String(boat._id);
    const sortie = await launch(api, kim, boat);
    await land(api, kim, sortie._id, 3);
    const answer = await send('DELETE', '/fleet-decommission', { uid: coach.id, bid });
    expect(answer.body).toMatchObject({ _id: bid, active: false, queryable: false });
    expect(await idsOf()).not.toContain(bid);
    const today = resultsOf<Sortie[]>(await api.call('GET', '/sorties-results', { token: kim.token }));
    expect(today.map(({ _id }) => _id)).toContain(sortie._id);

    const writes = [
      send('PUT', '/fleet-splash', { id: bid }),
      send('PUT', '/fleet-drydock', { id: bid }),
      send('PUT', `/fleet-append/${bid}`, { log: 'Sold.' }),
      send('DELETE', '/fleet-decommission', { uid: coach.id, bid }),
      api.call('GET', `/bus2/${bid}`, { token: kim.token }),
    ];
    for (const refused of await Promise.all(writes)) {
      expect([refused.status, refused.body]).toEqual([
        409,
        [texts.decommissioned('Sandpiper'), 'decommissioned'],
      ]);
    }
    expect((await send('POST', '/launch', launchBody(boat, kim), { by: kim })).status).toBe(404);
    await expect(boatOf('Pair', 'Sandpiper')).resolves.toBeDefined();
  });

  test('refuses to dry-dock, splash or decommission a boat that is out', async () => {
    const boat = await boatOf();
    const body = { uid: coach.id, bid: String(boat._id) };
    const sortie = await launch(api, kim, boat);
    const refused = await send('DELETE', '/fleet-decommission', body);
    expect([refused.status, refused.body]).toEqual([409, [texts.boatIsOut(boat.name), 'boat_out']]);
    await land(api, kim, sortie._id, 1);
    expect((await send('DELETE', '/fleet-decommission', body)).status).toBe(200);
  });

  test('dry-docks, splashes and decommissions once per key', async () => {
    const [boat, key] = [await boatOf(), freshKey()];
    const body = { uid: coach.id, bid: String(boat._id) };
    const first = await send('DELETE', '/fleet-decommission', body, { key });
    expect((await send('DELETE', '/fleet-decommission', body, { key })).body).toEqual(first.body);
  });

  test('dry-docks, splashes and decommissions only for coaches in their own name', async () => {
    const id = String((await boatOf())._id);
    const calls = [
      ['PUT', '/fleet-drydock', { id }],
      ['PUT', '/fleet-splash', { id }],
      ['DELETE', '/fleet-decommission', { uid: kim.id, bid: id }],
    ] as const;
    for (const [method, path, body] of calls) {
      const refused = await send(method, path, body, { by: kim });
      expect([refused.status, refused.body]).toEqual([403, ['Only coaches!', 'coaches_only']]);
      expect((await send(method, path, body, { by: null })).status).toBe(401);
      const unknown = 'id' in body ? { id: NOBODY } : { uid: coach.id, bid: NOBODY };
      expect((await send(method, path, unknown)).status).toBe(404);
      expect((await send(method, path, {})).status).toBe(422);
    }
    expect((await send('DELETE', '/fleet-decommission', { uid: kim.id, bid: id })).status).toBe(403);
  });
});

describe('GET /bus2 and /fleetgroup-launched-results', () => {
  test('answers bus2 with the documented fields', async () => {
    const boat = await boatOf('Double', 'Goldfinch');
    const sortie = await launch(api, kim, boat);
    await land(api, kim, sortie._id, 2);
    expect(await detailOf(boat._id)).toEqual({
      _id: String(boat._id),
      name: 'Goldfinch',
      description: '',
      commissioned: '2026-05-01',
      log: '',
      logedits: [],
      version: 0,
      last: '2026-05-01 06:00:00',
      lastby: 'Kim Harper',
      group: await groupId('Double'),
      groupname: 'Double',
      groupmoniker: '2x',
      grouppayload: 2,
      pic: null,
      hull: null,
      miles: 2,
      active: true,
      queryable: true,
    } satisfies BoatDetail);
    expect((await api.call('GET', `/bus2/${String(boat._id)}`)).status).toBe(401);
    expect((await api.call('GET', `/bus2/${NOBODY}`, { token: kim.token })).status).toBe(404);
  });

  test('lists a boat in service as such when it is out too', async () => {
    const boat = await boatOf('Double', 'Turnstone');
    await launch(api, kim, boat);
    expect(await idsOf('/fleet-results')).toContain(String(boat._id));
    expect(await idsOf('/fleet-all-results')).toContain(String(boat._id));
  });

  test("lists the boats of a class that are out, including members' own", async () => {
    const gig = await boatOf('Gig', 'Whimbrel');
    await boatOf('Gig');
    const out = async (name: string): Promise<string[]> =>
      idsOf(`/fleetgroup-launched-results/${await groupId(name)}`);
    expect(await out('Gig')).toEqual([]);
    await launch(api, kim, gig);
    expect(await out('Gig')).toEqual([String(gig._id)]);
    const before = await boatOf('Gig', 'Avocet');
    await launch(api, kim, before);
    expect(await out('Gig')).toEqual([String(before._id), String(gig._id)]);
    const own = await send(
      'POST',
      '/launch-1p',
      { user: kim.id, description: null, group: null },
      { by: kim },
    );
    expect(await out('Private 1x')).toEqual([(own.body as Sortie).bus_id]);
    const path = '/fleetgroup-launched-results/';
    expect((await api.call('GET', `${path}${await groupId('Gig')}`)).status).toBe(401);
    expect((await api.call('GET', `${path}${NOBODY}`, { token: kim.token })).status).toBe(404);
    expect((await api.call('GET', `${path}gig`, { token: kim.token })).status).toBe(422);
  });

  test('edits a log from before versions were introduced', async () => {
    const boat = await boatOf();
    await api.inClub(() => BoatModel.collection.updateOne({ _id: boat._id }, { $unset: { version: 1 } }));
    expect((await detailOf(boat._id)).version).toBe(0);
  });
});
