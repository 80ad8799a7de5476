import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import {
  MEMBER_BYTES_MAX,
  MEMBER_RECORDS_MAX,
  MODULE_BYTES_MAX,
  MODULE_RECORDS_MAX,
} from '@fleetwatch/contract/collections/limits';
import * as texts from '@fleetwatch/contract/collections/texts';
import type { ModuleRecord, ModuleRecordsPage } from '@fleetwatch/contract/collections/wire';
import { ONLY_CONFIRMED_COACHES } from '@fleetwatch/contract/errors/texts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache, inClub } from '../clubs/clubDirectory.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { eraseMember } from '../admin/eraseMember.ts';
import { exportMember } from '../admin/exportMember.ts';
import { deleteExpired } from '../nightly/commands/deleteExpired.ts';
import { freshKey, refusalOf } from '../testing/calls.ts';
import { CHECKOUTS, MODULE, showCollections, showVersion } from '../testing/collectionCases.ts';
import { makeCoach, makeMember, makeSelfMadeCoach, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { Listener } from '../testing/Listener.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';
import { ModuleRecordModel } from './ModuleRecord.ts';
import { ModuleUsageModel } from './ModuleUsage.ts';

const collectionOf = (name: string, more: Partial<CollectionDeclaration> = {}): CollectionDeclaration => ({
  ...CHECKOUTS,
  name,
  ...more,
});
const LOANS = collectionOf('loans', {
  read: 'own',
  write: 'own',
  schema: {
    ...CHECKOUTS.schema,
    properties: {
      ...CHECKOUTS.schema.properties,
      helpers: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 24 } },
    },
  },
  person: ['memberId', 'helpers'],
});
const KEYS = collectionOf('keys', {
  read: 'member',
  write: 'own',
  schema: { ...CHECKOUTS.schema, required: ['item', 'memberId'] },
});
const REPAIRS = collectionOf('repairs', { read: 'coach', write: 'coach' });
const WISHES = collectionOf('wishes', { read: 'coach', write: 'member' });
const EVERY = collectionOf('every', {
  schema: {
    type: 'object',
    properties: {
      text: { type: 'string', maxLength: 10 },
      state: { type: 'string', maxLength: 10, enum: ['in', 'out'] },
      day: { type: 'string', maxLength: 10, format: 'date' },
      count: { type: 'integer', minimum: 0, maximum: 5 },
      weight: { type: 'number' },
      isNew: { type: 'boolean' },
      tags: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 5 } },
    },
    required: [],
  },
  person: [],
});

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let coach: TestMember;

const BASE = `/modules/${MODULE}`;
const AT_CHECKOUTS = `${BASE}/checkouts`;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-14T22:00:00Z', features: ['modules'] });
  await showCollections(CHECKOUTS, LOANS, KEYS, REPAIRS, WISHES, EVERY);
  [kim, ana, coach] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Ana Bo' }),
        await makeCoach(),
      ] as const,
  );
});

const add = (by: TestMember | null, value: unknown, where = 'checkouts', more: Call = {}): Promise<Answer> =>
  api.as(by, 'POST', `${BASE}/${where}`, { value }, more);
async function made(by: TestMember, value: object, where = 'checkouts'): Promise<string> {
  const { status, body } = await add(by, value, where);
  expect([status, body]).toEqual([200, { _id: expect.any(String), revision: 1 }]);
  return (body as { _id: string })._id;
}
const pageOf = async (by: TestMember | null, where = 'checkouts', query = ''): Promise<ModuleRecordsPage> => {
  const answer = await api.as(by, 'GET', `${BASE}/${where}${query}`);
  expect(answer.status).toBe(200);
  return answer.body as ModuleRecordsPage;
};
const itemsOf = async (by: TestMember | null, where?: string, query?: string): Promise<unknown[]> =>
  (await pageOf(by, where, query)).results.map(({ value }) => value.item);
const usage = () => api.inClub(async () => await ModuleUsageModel.find().select('-_id records bytes').lean());

describe('calls (rule module.calls)', () => {
  it('adds, reads, replaces and deletes a record', async () => {
    const id = await made(kim, { item: 'Cox box', memberId: ana.id });
    const at = '2026-05-14 17:00:00';
    const record = { _id: id, by: kim.id, at, changedAt: at, revision: 1 };
    const one = await api.as(ana, 'GET', `${AT_CHECKOUTS}/${id}`);
    expect(one.body).toEqual({ ...record, value: { item: 'Cox box', memberId: ana.id } });
    expect(await pageOf(ana)).toEqual({ results: [one.body] });

    api.clock.advanceSeconds(60);
    const path = `${AT_CHECKOUTS}/${id}`;
    const changed = await api.as(ana, 'PUT', path, { value: { item: 'Oars' }, revision: 1 });
    expect(changed.body).toEqual({ _id: id, revision: 2 });
    const after = { ...record, value: { item: 'Oars' }, changedAt: '2026-05-14 17:01:00', revision: 2 };
    expect((await api.as(ana, 'GET', path)).body).toEqual(after);

    expect((await api.as(ana, 'DELETE', path)).body).toEqual({ _id: id, revision: 2 });
    expect(refusalOf(await api.as(ana, 'GET', path))).toEqual([404, texts.RECORD_NOT_FOUND, 'not_found']);
    expect(await usage()).toEqual([{ records: 0, bytes: 0 }]);
  });

  it('lists the newest records first, in pages', async () => {
    for (const item of ['A', 'B', 'C']) {
      await made(kim, { item });
      api.clock.advanceSeconds(1);
    }
    const first = await pageOf(ana, 'checkouts', '?limit=2');
    expect(first.results.map(({ value }) => value.item)).toEqual(['C', 'B']);
    expect(await itemsOf(ana, 'checkouts', `?limit=2&before=${first.next}`)).toEqual(['A']);
    expect((await pageOf(ana, 'checkouts', '?limit=3')).next).toBeUndefined();
    for (const limit of ['0', '501', '1e3', '-1'])
      expect(refusalOf(await api.as(ana, 'GET', `${AT_CHECKOUTS}?limit=${limit}`))[2]).toBe('invalid:limit');
  });

  it('keeps the id and time that an offline device sent', async () => {
    const id = 'a'.repeat(24);
    const headers = { 'Fleetwatch-Happened-At': '2026-05-14T20:00:00Z' };
    const answer = await api.as(kim, 'POST', AT_CHECKOUTS, { id, value: { item: 'Oars' } }, { headers });
    expect(answer.body).toEqual({ _id: id, revision: 1 });
    expect((await api.as(ana, 'GET', `${AT_CHECKOUTS}/${id}`)).body).toMatchObject({
      at: '2026-05-14 15:00:00',
    });
    const again = await api.as(ana, 'POST', AT_CHECKOUTS, { id, value: { item: 'Mine' } });
    expect(refusalOf(again)).toEqual([409, texts.RECORD_ID_TAKEN, 'taken:id']);
    expect(await itemsOf(ana)).toEqual(['Oars']);
    expect(await usage()).toEqual([{ records: 1, bytes: 15 }]);
    await api.as(kim, 'DELETE', `${AT_CHECKOUTS}/${id}`);
  });

  it('writes a record once per key, and refuses the key with another value', async () => {
    const key = freshKey();
    const first = await add(kim, { item: 'Oars' }, 'checkouts', { key });
    expect((await add(kim, { item: 'Oars' }, 'checkouts', { key })).body).toEqual(first.body);
    expect(refusalOf(await add(kim, { item: 'Rope' }, 'checkouts', { key }))[2]).toBe('key_reused');
    expect(refusalOf(await add(kim, { item: 'Oars' }, 'loans', { key }))[2]).toBe('key_reused');
    expect(await itemsOf(kim)).toEqual(['Oars']);
  });

  it('answers a repeated write as the first time, whatever happened since', async () => {
    const path = `${BASE}/loans/${await made(kim, { item: 'Oars', memberId: ana.id }, 'loans')}`;
    const keys = [freshKey(), freshKey()] as const;
    const change = () => api.as(ana, 'PUT', path, { value: { item: 'Rope' }, revision: 1 }, { key: keys[0] });
    const first = await change();
    expect(first.body).toMatchObject({ revision: 2 });
    // She gave up her own access.
    expect((await api.as(ana, 'GET', path)).status).toBe(404);
    expect((await change()).body).toEqual(first.body);
    const remove = () => api.call('DELETE', path, { token: kim.token, key: keys[1] });
    const removed = await remove();
    expect([removed.status, (await remove()).body]).toEqual([200, removed.body]);
    expect((await change()).body).toEqual(first.body);
  });

  it('refuses a change made from an older revision', async () => {
    const path = `${AT_CHECKOUTS}/${await made(kim, { item: 'Oars' })}`;
    const change = (item: string) => api.as(ana, 'PUT', path, { value: { item }, revision: 1 });
    const both = await Promise.all([change('A'), change('B')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refusalOf(await change('C'))).toEqual([409, texts.RECORD_CHANGED, 'newer_version']);
    expect((await api.as(ana, 'PUT', path, { value: { item: 'D' } })).body).toMatchObject({ revision: 3 });
  });

  it('hides undeclared properties of a record', async () => {
    const id = await made(kim, { item: 'Oars' });
    const missing = [404, texts.COLLECTION_NOT_FOUND, 'not_found'];
    for (const path of ['/modules/mf-other/checkouts', `${BASE}/others`, '/modules/constructor/name']) {
      expect(refusalOf(await api.as(kim, 'GET', path))).toEqual(missing);
      expect(refusalOf(await api.as(kim, 'POST', path, { value: { item: 'A' } }))).toEqual(missing);
      expect(refusalOf(await api.as(kim, 'DELETE', `${path}/${id}`))).toEqual(missing);
    }
    // Another collection of the same module.
    for (const method of ['GET', 'DELETE'])
      expect(refusalOf(await api.as(kim, method, `${BASE}/loans/${id}`))[0]).toBe(404);
    for (const path of ['/modules/__proto__/checkouts', '/modules/MF-GEAR/checkouts', `${BASE}/__proto__`])
      expect(refusalOf(await api.as(kim, 'GET', path))[0]).toBe(422);
  });

  it('refuses records in a club that does not use modules', async () => {
    const id = await made(kim, { item: 'Oars' });
    await ClubModel.updateOne({ _id: api.clubId }, { $set: { features: [] } });
    clearClubCache();
    const off = [404, texts.MODULES_OFF, 'feature_off'];
    expect(refusalOf(await add(kim, { item: 'Rope' }))).toEqual(off);
    expect(refusalOf(await api.as(kim, 'GET', AT_CHECKOUTS))).toEqual(off);
    expect(refusalOf(await api.as(kim, 'DELETE', `${AT_CHECKOUTS}/${id}`))).toEqual(off);
  });
});

describe('values (rule module.value)', () => {
  it('accepts declared values', async () => {
    const value = {
      text: '',
      state: 'in',
      day: '2026-02-28',
      count: 5,
      weight: -0.5,
      isNew: false,
      tags: ['a', 'b'],
    };
    const id = await made(kim, value, 'every');
    expect((await api.as(kim, 'GET', `${BASE}/every/${id}`)).body).toMatchObject({ value });
    await made(kim, {}, 'every');
  });

  it.each<[string, unknown]>([
    ['text', { text: 'a'.repeat(11) }],
    ['text', { text: 7 }],
    ['text', { text: null }],
    ['text', { text: 'a\u0000b' }],
    ['text', { text: 'a\u202eb' }],
    ['text', { text: { $gt: '' } }],
    ['state', { state: 'lost' }],
    ['day', { day: '2026-02-30' }],
    ['count', { count: 6 }],
    ['count', { count: 1.5 }],
    ['count', { count: '1' }],
    ['weight', { weight: 1e300 }],
    ['weight', { weight: 2 ** 53 }],
    ['isNew', { isNew: 'true' }],
    ['tags', { tags: ['a', 'b', 'c'] }],
    ['tags.0', { tags: ['abcdef'] }],
    ['tags.0', { tags: [['a']] }],
    ['tags.0', { tags: [null] }],
    ['more', { more: 1 }],
    ['constructor', { constructor: 'x' }],
    ['$set', { $set: { club: 'x' } }],
    ['value', []],
    ['value', 'text'],
    ['value', null],
  ])('refuses %s by name: %j', async (field, value) => {
    expect(refusalOf(await add(kim, value, 'every')).slice(0, 3)).toEqual([
      422,
      expect.any(String),
      `invalid:${field}`,
    ]);
    expect(await api.inClub(() => ModuleRecordModel.countDocuments().exec())).toBe(0);
  });

  it.each([
    '{"value":{"item":"a","__proto__":{"isAdmin":true}}}',
    '{"value":{"item":"a"},"__proto__":{"id":"a"}}',
    '{"value":{"__proto__":{"item":"a"}}}',
    '{"value":{"item":"a","constructor":{"prototype":{"isAdmin":true}}}}',
  ])('keeps prototypes unpolluted: %s', async (raw) => {
    const { status } = await api.call('POST', AT_CHECKOUTS, { token: kim.token, raw });
    expect([400, 422]).toContain(status);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('refuses ten thousand properties, deep nesting and too many bytes', async () => {
    const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`p${at}`, 1]));
    expect(refusalOf(await add(kim, many))[0]).toBe(413);
    const fewer = Object.fromEntries(Object.entries(many).slice(0, 5_000));
    expect(refusalOf(await add(kim, { item: 'a', ...fewer }))[0]).toBe(422);
    const deep = `{"value":{"item":${'['.repeat(25_000)}${']'.repeat(25_000)}}}`;
    const { status } = await api.call('POST', AT_CHECKOUTS, { token: kim.token, key: freshKey(), raw: deep });
    expect([400, 422]).toContain(status);
    await showCollections({ ...CHECKOUTS, name: 'small', maxBytes: 20 });
    const large = await add(kim, { item: 'é'.repeat(6) }, 'small');
    expect(refusalOf(large)).toEqual([413, texts.recordTooLarge(20), 'body_too_large']);
  });

  it('accepts only active members of the club as persons', async () => {
    const other = await createClub({
      name: 'Heron Reach',
      password: 'HERN-other-boathouse',
      timezone: 'Europe/Berlin',
    });
    const stranger = await inClub(other._id, () => makeMember());
    for (const memberId of [stranger.id, 'f'.repeat(24), 'ANA'])
      expect(refusalOf(await add(kim, { item: 'A', memberId }))[2]).toBe('invalid:memberId');
    expect(refusalOf(await add(kim, { item: 'A', helpers: [ana.id, stranger.id] }, 'loans'))[2]).toBe(
      'invalid:helpers',
    );
  });
});

describe('rights (rule module.rights)', () => {
  it('lets the boathouse read only collections for the kiosk', async () => {
    await made(kim, { item: 'Oars' });
    expect(await itemsOf(null)).toEqual(['Oars']);
    for (const where of ['loans', 'keys', 'repairs'])
      expect(refusalOf(await api.call('GET', `${BASE}/${where}`))[2]).toBe('signed_out');
    expect(refusalOf(await add(null, { item: 'A' }))[2]).toBe('signed_out');
    await ClubModel.updateOne({ _id: api.clubId }, { $set: { kioskPairing: true } });
    clearClubCache();
    expect(refusalOf(await api.call('GET', AT_CHECKOUTS))[2]).toBe('tablet_unpaired');
  });

  it('shows an own record only to its maker and its persons', async () => {
    const id = await made(kim, { item: 'Oars', memberId: ana.id }, 'loans');
    const path = `${BASE}/loans/${id}`;
    for (const who of [kim, ana]) expect(await itemsOf(who, 'loans')).toEqual(['Oars']);
    expect(await itemsOf(coach, 'loans')).toEqual([]);
    const hidden = [404, texts.RECORD_NOT_FOUND, 'not_found'];
    expect(refusalOf(await api.as(coach, 'GET', path))).toEqual(hidden);
    expect(refusalOf(await api.as(coach, 'PUT', path, { value: { item: 'Mine' } }))).toEqual(hidden);
    expect(refusalOf(await api.as(coach, 'DELETE', path))).toEqual(hidden);
    // A member who is no longer named loses access; the creator always keeps it.
    expect((await api.as(ana, 'PUT', path, { value: { item: 'Oars', helpers: [coach.id] } })).status).toBe(
      200,
    );
    expect(refusalOf(await api.as(ana, 'GET', path))).toEqual(hidden);
    expect(await itemsOf(coach, 'loans')).toEqual(['Oars']);
    expect((await api.as(kim, 'DELETE', path)).status).toBe(200);
  });

  it('lets others read but not change what members write', async () => {
    const id = await made(kim, { item: 'Key 7', memberId: kim.id }, 'keys');
    const path = `${BASE}/keys/${id}`;
    expect(await itemsOf(ana, 'keys')).toEqual(['Key 7']);
    const value = { item: 'Key 8', memberId: ana.id };
    for (const who of [ana, coach]) {
      expect(refusalOf(await api.as(who, 'PUT', path, { value }))).toEqual([
        403,
        texts.NOT_YOUR_RECORD,
        'forbidden',
      ]);
    }
    expect(refusalOf(await api.as(ana, 'DELETE', path))[0]).toBe(403);
  });

  it('lets confirmed coaches delete the records they may read', async () => {
    const ticked = await api.inClub(() => makeSelfMadeCoach());
    const path = `${BASE}/keys/${await made(kim, { item: 'Key 7', memberId: kim.id }, 'keys')}`;
    expect(refusalOf(await api.as(ticked, 'DELETE', path))[0]).toBe(403);
    expect((await api.as(coach, 'DELETE', path)).status).toBe(200);
    expect(await itemsOf(kim, 'keys')).toEqual([]);
  });

  it("keeps coaches' collections to confirmed coaches", async () => {
    const ticked = await api.inClub(() => makeSelfMadeCoach());
    const id = await made(coach, { item: 'Rigger' }, 'repairs');
    for (const who of [kim, ticked]) {
      const refusal = [403, ONLY_CONFIRMED_COACHES, 'coaches_only'];
      expect(refusalOf(await api.as(who, 'GET', `${BASE}/repairs`))).toEqual(refusal);
      for (const some of [id, 'f'.repeat(24)])
        expect(refusalOf(await api.as(who, 'GET', `${BASE}/repairs/${some}`))).toEqual(refusal);
      expect(refusalOf(await add(who, { item: 'A' }, 'repairs'))).toEqual(refusal);
      expect(refusalOf(await api.as(who, 'DELETE', `${BASE}/repairs/${id}`))).toEqual(refusal);
    }
  });

  it('refuses a change by a member who may not read the record', async () => {
    const id = await made(kim, { item: 'A new eight' }, 'wishes');
    const value = { item: 'A motor boat' };
    expect(refusalOf(await api.as(ana, 'PUT', `${BASE}/wishes/${id}`, { value }))[0]).toBe(403);
    expect(await itemsOf(coach, 'wishes')).toEqual(['A new eight']);
  });

  it('keeps records of clubs apart', async () => {
    const id = await made(kim, { item: 'Oars' });
    const other = await createClub({
      name: 'Heron Reach',
      password: 'HERN-other-boathouse',
      timezone: 'Europe/Berlin',
      features: ['modules'],
    });
    const stranger = await inClub(other._id, () => makeCoach());
    const path = `${AT_CHECKOUTS}/${id}`;
    const call = (method: string, at: string, body?: object): Promise<Answer> =>
      api.as(stranger, method, at, body);
    expect((await call('GET', AT_CHECKOUTS)).body).toEqual({ results: [] });
    expect(refusalOf(await call('GET', path))[0]).toBe(404);
    expect(refusalOf(await call('PUT', path, { value: { item: 'Mine' } }))[0]).toBe(404);
    expect(refusalOf(await call('DELETE', path))[0]).toBe(404);
    expect(refusalOf(await call('POST', AT_CHECKOUTS, { id, value: { item: 'Mine' } }))[2]).toBe('taken:id');
    expect(await itemsOf(kim)).toEqual(['Oars']);
  });
});

describe('limits (rule module.limits)', () => {
  const fill = (records: number, bytes: number) =>
    api.inClub(() => ModuleUsageModel.updateOne({}, { $set: { records, bytes } }));

  it('stores one of two concurrent records when there is room for one', async () => {
    await made(kim, { item: 'Oars' });
    await fill(MODULE_RECORDS_MAX - 1, 100);
    const both = await Promise.all([add(kim, { item: 'A' }), add(ana, { item: 'B' }, 'loans')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.flatMap((answer) => (answer.status === 409 ? [refusalOf(answer)] : []))).toEqual([
      [409, texts.MODULE_FULL, 'records_full'],
    ]);
    expect(await api.inClub(() => ModuleRecordModel.countDocuments().exec())).toBe(2);
  });

  it('counts bytes, lets records shrink and be deleted, and recounts when the count is missing', async () => {
    const path = `${AT_CHECKOUTS}/${await made(kim, { item: 'Oars' })}`;
    await fill(1, MODULE_BYTES_MAX);
    const larger = await api.as(kim, 'PUT', path, { value: { item: 'Oars!' } });
    expect(refusalOf(larger)).toEqual([409, texts.MODULE_TOO_LARGE, 'records_full']);
    expect((await api.as(kim, 'PUT', path, { value: { item: 'Oar' } })).status).toBe(200);
    await api.inClub(() => ModuleUsageModel.deleteMany());
    await made(kim, { item: 'Rope' });
    expect(await usage()).toEqual([{ records: 2, bytes: 14 + 15 }]);
    await api.as(kim, 'DELETE', path);
    expect(await usage()).toEqual([{ records: 1, bytes: 15 }]);
  });
});

describe("a member's share (rule module.limits)", () => {
  const keep = (records: number, bytes: number) =>
    api.inClub(async () => {
      const [by, at] = [kim.record._id, api.clock.now()];
      const one = { module: MODULE, list: 'loans', value: { item: 'A' }, by, concerned: [by], at };
      await ModuleRecordModel.insertMany(
        Array.from({ length: records }, () => ({ ...one, bytes, changedAt: at, revision: 1 })),
      );
      await ModuleUsageModel.deleteMany();
    });

  it("limits a member to a tenth of the module's records, and leaves room for others", async () => {
    await keep(MEMBER_RECORDS_MAX - 1, 12);
    const last = await made(kim, { item: 'B' });
    const refused = [409, texts.SHARE_FULL, 'records_full'];
    for (const where of ['loans', 'checkouts'])
      expect(refusalOf(await add(kim, { item: 'C' }, where))).toEqual(refused);
    await made(ana, { item: 'D', memberId: kim.id }, 'loans');
    expect((await api.as(kim, 'PUT', `${AT_CHECKOUTS}/${last}`, { value: { item: 'BB' } })).status).toBe(200);
    expect((await api.as(kim, 'DELETE', `${AT_CHECKOUTS}/${last}`)).status).toBe(200);
    await made(kim, { item: 'C' });
    expect(await usage()).toMatchObject([{ records: MEMBER_RECORDS_MAX + 1 }]);
  });

  it("limits a member to a tenth of the module's bytes, also when another member makes a record larger", async () => {
    const path = `${AT_CHECKOUTS}/${await made(kim, { item: 'Oars' })}`;
    await keep(1, MEMBER_BYTES_MAX - 15);
    const refused = [409, texts.SHARE_TOO_LARGE, 'records_full'];
    expect(refusalOf(await add(kim, { item: 'C' }))).toEqual(refused);
    expect(refusalOf(await api.as(ana, 'PUT', path, { value: { item: 'Oars!' } }))).toEqual(refused);
    expect((await api.as(ana, 'PUT', path, { value: { item: 'Oar' } })).status).toBe(200);
    await made(ana, { item: 'C' });
  });

  it("counts a member's share with the first write after an import", async () => {
    await keep(MEMBER_RECORDS_MAX, 12);
    expect(refusalOf(await add(kim, { item: 'C' }))[1]).toBe(texts.SHARE_FULL);
  });
});

it('refuses more writes than a member makes in an evening (rule module.limits)', async () => {
  api = await freshClub({ features: ['modules'], limits: { writesPerMember: 2 } });
  const jo = await api.inClub(() => makeMember());
  for (const item of ['A', 'B']) await made(jo, { item });
  expect(refusalOf(await add(jo, { item: 'C' }))[2]).toBe('too_many_tries');
});

it('names the changed module to devices of the club, and to no other club (rule module.live)', async () => {
  const other = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
    features: ['modules'],
    hosts: ['heron.example'],
  });
  const stranger = await inClub(other._id, () => makeMember());
  const ours = await Listener.open(api.base, { token: kim.token });
  const theirs = await Listener.open(api.base, { token: stranger.token });
  await Promise.all([ours.next(), theirs.next()]);
  const id = await made(ana, { item: 'Oars' });
  const lastEvent = await ours.until(`module:${MODULE}`);
  await api.as(stranger, 'POST', AT_CHECKOUTS, { value: { item: 'Rope' } });
  await theirs.until(`module:${MODULE}`);
  expect(theirs.text).not.toContain(id);
  ours.topics.clear();
  // A refusal changes nothing.
  await add(ana, { item: 7 });
  await api.as(ana, 'DELETE', `${AT_CHECKOUTS}/${id}`);
  await ours.until(`module:${MODULE}`);
  const again = await Listener.open(api.base, { token: kim.token, after: lastEvent });
  expect((await again.next())?.changes.map(({ topic }) => topic)).toEqual([`module:${MODULE}`]);
  for (const listener of [ours, theirs, again]) listener.leave();
});

describe('what becomes of records', () => {
  it('records a change in the audit trail, without the value (rule module.kept)', async () => {
    const id = await made(kim, { item: 'Oars' });
    await api.as(ana, 'PUT', `${AT_CHECKOUTS}/${id}`, { value: { item: 'Rope' } });
    await api.as(ana, 'DELETE', `${AT_CHECKOUTS}/${id}`);
    const entries = await api.inClub(() => AuditEntryModel.find().sort({ _id: 1 }).lean().exec());
    const of = { module: MODULE, list: 'checkouts' };
    expect(entries).toMatchObject([
      { verb: 'add', kind: 'modulerecord', before: null, after: { ...of, revision: 1 } },
      { verb: 'change', before: { revision: 1 }, after: { revision: 2, value: 'changed' } },
      { verb: 'delete', before: { ...of, revision: 2 }, after: null },
    ]);
    expect(entries.map(({ who, subject }) => [String(who), String(subject)])).toEqual([
      [kim.id, id],
      [ana.id, id],
      [ana.id, id],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Oars|Rope/);
  });

  it('deletes a record days after its last change, also once its module is gone (rule module.kept)', async () => {
    const old = await made(kim, { item: 'Oars' });
    await made(kim, { item: 'Rope' });
    api.clock.advanceSeconds(399 * 86_400);
    await api.as(kim, 'PUT', `${AT_CHECKOUTS}/${old}`, { value: { item: 'Oars' } });
    api.clock.advanceSeconds(2 * 86_400);
    await showCollections();
    expect(refusalOf(await api.as(kim, 'GET', AT_CHECKOUTS))[0]).toBe(404);
    expect(await api.inClub(deleteExpired)).toMatchObject({ moduleRecords: 1 });
    expect(await usage()).toEqual([{ records: 1, bytes: 15 }]);
    await showCollections(CHECKOUTS);
    expect(await itemsOf(kim)).toEqual(['Oars']);
  });

  it('deletes records in the next nightly run when the module keeps them for fewer days (rule module.kept)', async () => {
    await made(kim, { item: 'Oars' });
    api.clock.advanceSeconds(31 * 86_400);
    expect(await api.inClub(deleteExpired)).toMatchObject({ moduleRecords: 0 });
    await showVersion('1.1.0', { ...CHECKOUTS, keepDays: 30 });
    expect(await api.inClub(deleteExpired)).toMatchObject({ moduleRecords: 1 });
    expect(await itemsOf(kim)).toEqual([]);
  });

  it('exports a record to a member it names, even when only coaches may read it (rule module.erased)', async () => {
    await made(coach, { item: 'Rigger', memberId: kim.id }, 'repairs');
    const { moduleRecords } = await api.inClub(() => exportMember(kim.record));
    expect(moduleRecords).toMatchObject([{ list: 'repairs', value: { item: 'Rigger' } }]);
  });

  it("exports a member's records before it erases them with the member (rule module.erased)", async () => {
    await made(kim, { item: 'Oars for Kim Harper', memberId: kim.id });
    await made(ana, { item: 'Rope', memberId: kim.id });
    await made(kim, { item: 'Mine' }, 'loans');
    await made(kim, { item: 'Ours', helpers: [kim.id, ana.id] }, 'loans');
    await made(ana, { item: 'Key', memberId: kim.id }, 'keys');
    await made(ana, { item: 'Hers' }, 'loans');
    const own = await api.inClub(() => exportMember(kim.record));
    expect(own.moduleRecords).toHaveLength(5);
    expect(own.namedIn).toMatchObject([{ in: 'ModuleRecord.value.item' }]);

    await api.inClub(() => eraseMember(kim.record));
    const left = await api.inClub(() => ModuleRecordModel.find().sort({ _id: 1 }).lean().exec());
    expect(left.map(({ value, by }) => [value, by && String(by)])).toEqual([
      [{ item: 'Oars for Former Member' }, null],
      [{ item: 'Rope' }, ana.id],
      [{ item: 'Ours', helpers: [ana.id] }, null],
      [{ item: 'Hers' }, ana.id],
    ]);
    expect(JSON.stringify(left)).not.toContain(kim.id);
    expect(await usage()).toMatchObject([{ records: 4 }]);
    const shown = (await pageOf(ana)).results as ModuleRecord[];
    expect(shown.map(({ by, revision }) => [by, revision])).toContainEqual([null, 3]);
  });

  it("erases the name of an erased member from others' records too (rule module.erased)", async () => {
    const id = await made(ana, { item: 'Kim Harper has the oars' });
    const untouched = await made(ana, { item: 'Akim Harper has the rope' });
    await api.inClub(() => ModuleUsageModel.updateOne({}, { $set: { bytes: MODULE_BYTES_MAX } }));
    const listener = await Listener.open(api.base, { token: ana.token });
    await listener.next();
    await api.inClub(() => eraseMember(kim.record));
    await listener.until(`module:${MODULE}`);
    listener.leave();
    const item = 'Former Member has the oars';
    const path = `${AT_CHECKOUTS}/${id}`;
    expect((await api.as(ana, 'GET', path)).body).toMatchObject({ value: { item }, revision: 2 });
    const old = { value: { item: 'Kim Harper has the oars' }, revision: 1 };
    expect(refusalOf(await api.as(ana, 'PUT', path, old))[2]).toBe('newer_version');
    expect((await api.as(ana, 'GET', `${AT_CHECKOUTS}/${untouched}`)).body).toMatchObject({ revision: 1 });
    const kept = await api.inClub(() => ModuleRecordModel.findById(id).lean().exec());
    expect(kept?.bytes).toBe(JSON.stringify({ item }).length);
    expect(await usage()).toEqual([{ records: 2, bytes: MODULE_BYTES_MAX + 'Former Member'.length - 10 }]);
  });

  it("keeps a choice that has the same text as an erased member's name (rule module.erased)", async () => {
    const boats = collectionOf('boats', {
      schema: {
        ...CHECKOUTS.schema,
        properties: { item: { type: 'string', maxLength: 20, enum: ['Kim Harper', 'Swift'] } },
      },
      person: [],
    });
    await showVersion('1.1.0', CHECKOUTS, boats);
    await made(ana, { item: 'Kim Harper' }, 'boats');
    await made(ana, { item: 'Kim Harper' });
    expect((await api.inClub(() => exportMember(kim.record))).namedIn).toHaveLength(1);
    await api.inClub(() => eraseMember(kim.record));
    expect(await itemsOf(ana, 'boats')).toEqual(['Kim Harper']);
    expect(await itemsOf(ana)).toEqual(['Former Member']);
  });
});
