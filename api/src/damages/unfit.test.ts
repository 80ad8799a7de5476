import * as texts from '@fleetwatch/contract/damages/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type {
  Damage,
  DamageRow,
  DamagesRejectAnswer,
  NewDamageBody,
} from '@fleetwatch/contract/damages/wire';
import type { NotificationPage } from '@fleetwatch/contract/notifications/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { freshKey, launch } from '../testing/calls.ts';
import { freshClub } from '../testing/freshClub.ts';
import { makeBoat, makeCoach, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';

let club: TestClub;
let [kim, robin, captain, coach]: TestMember[] = [];
let boats: BoatRecord[];

beforeEach(async () => {
  // 10:00 in Chicago.
  club = await freshClub({ startsAt: '2026-05-15T15:00:00Z', features: ['damage', 'notifications'] });
  await club.inClub(async () => {
    [kim, robin, captain, coach] = [
      await makeMember(),
      await makeMember(),
      await makeMember({ offices: ['boats'] }),
      await makeCoach(),
    ];
    boats = [];
    for (const name of ['Osprey', 'Heron', 'Finch', 'Tern']) {
      boats.push(await makeBoat({ name, className: 'Quad' }));
    }
  });
});

const idOf = (at: number): string => String(boats[at]?._id);
const post = (at: number, by = kim, more: Partial<NewDamageBody> = {}, call: Call = {}): Promise<Answer> => {
  const report = {
    kind: 'damage',
    parts: ['hull'],
    seat: null,
    severity: 'unfit',
    text: 'Hull torn.',
  } as const;
  const body = { ...report, boat: idOf(at), sortie: null, ...more };
  return club.call('POST', '/damage', { token: by?.token, body, ...call });
};
const report = async (...given: Parameters<typeof post>): Promise<Damage> =>
  (await post(...given)).body as Damage;
const put = (path: string, by: TestMember | undefined, body: object, call: Call = {}): Promise<Answer> =>
  club.call('PUT', path, { token: by?.token, body, ...call });
const confirm = ({ _id }: { _id: string }, by: TestMember | undefined): Promise<Answer> =>
  put('/damage-confirm', by, { id: _id });
const seen = async ({ _id }: { _id: string }, by: TestMember | undefined): Promise<Damage> =>
  (await club.call('GET', `/damage/${_id}`, { token: by?.token })).body as Damage;
const fleet = async (): Promise<Boat[]> =>
  ((await club.call('GET', '/fleet-all-results', { token: robin?.token })).body as { results: Boat[] })
    .results;
const boat = async (at: number): Promise<Boat | undefined> =>
  (await fleet()).find(({ _id }) => _id === idOf(at));
const docked = async (): Promise<string[]> =>
  (await fleet())
    .filter(({ active }) => !active)
    .map(({ name }) => name)
    .sort();

describe("the second unfit boat of a member's day (rule damage.second-person)", () => {
  test("warns of a member's second unfit boat of a day and docks it only when another member confirms", async () => {
    expect(await report(0)).toMatchObject({ severity: 'unfit' });
    const second = await report(1);
    expect(second).toMatchObject({ severity: 'limited', isUnconfirmed: true });
    expect(second).not.toHaveProperty('mayConfirm');
    expect(await docked()).toEqual(['Osprey']);
    expect((await boat(1))?.damage).toMatchObject({
      severity: 'limited',
      text: 'Reported as unfit: Hull torn',
    });
    expect(await seen(second, captain)).toMatchObject({ mayConfirm: true });
    const confirmed = await confirm(second, captain);
    expect([confirmed.status, confirmed.body]).toEqual([
      200,
      expect.objectContaining({ severity: 'unfit', state: 'open' }),
    ]);
    expect(confirmed.body).not.toHaveProperty('isUnconfirmed');
    expect((confirmed.body as Damage).steps).toEqual([
      expect.objectContaining({
        reason: texts.CONFIRMED_UNFIT,
        by: expect.objectContaining({ _id: captain?.id }) as object,
      }),
    ]);
    expect(await docked()).toEqual(['Heron', 'Osprey']);
    expect((await confirm(second, captain)).body).toEqual(confirmed.body);
  });

  test('treats one of several concurrent unfit reports as the second', async () => {
    const all = await Promise.all([0, 1, 2, 3].map((at) => post(at)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await docked()).toHaveLength(1);
    expect(all.filter(({ body }) => (body as Damage).severity === 'unfit')).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['at once', {}],
    ['as one of an earlier day', { 'Fleetwatch-Happened-At': '2026-05-14T15:00:00Z' }],
  ])('treats an unfit report sent %s as the second', async (_how, headers) => {
    await report(0);
    expect(await report(1, kim, {}, { headers: headers as Record<string, string> })).toHaveProperty(
      'isUnconfirmed',
    );
  });

  test('counts first reports per member and day, and not rejected ones', async () => {
    const first = await report(0);
    expect(await report(1, robin)).toMatchObject({ severity: 'unfit' });
    await put('/damages-reject', captain, { ids: [first._id], reason: 'No fault' });
    expect(await report(2)).toMatchObject({ severity: 'unfit' });
    expect(await report(3)).toHaveProperty('isUnconfirmed');
    club.clock.advanceSeconds(24 * 3_600);
    const token = await club.inClub(() => tokenFor((kim as TestMember).record));
    expect(await report(3, kim, {}, { token })).toMatchObject({ severity: 'unfit' });
  });

  test.each([
    ['a boat captain', () => captain],
    ['a coach', () => coach],
  ])('needs no second person for a report of %s', async (_who, by) => {
    for (const at of [0, 1]) expect(await report(at, by())).toMatchObject({ severity: 'unfit' });
  });

  test('lets only members who were aboard confirm a second unfit boat', async () => {
    if (!kim || !robin) throw new Error('They are there.');
    await report(0);
    const sortie = await launch(club, kim, boats[1] as BoatRecord, { crew: [robin.id] });
    const second = await report(1, kim, { sortie: sortie._id });
    const stranger = await club.inClub(() => makeMember());
    for (const by of [kim, stranger]) {
      const refused = await confirm(second, by);
      expect([refused.status, refused.body]).toEqual([403, [texts.ONLY_SECOND_PERSON, 'forbidden']]);
    }
    await workSettled();
    const { body } = await club.call('GET', '/notifications-results', { token: robin.token });
    expect((body as NotificationPage).results.map(({ title }) => title)).toContain(
      texts.unfitToConfirm('Heron'),
    );
    expect(await seen(second, robin)).toMatchObject({ mayConfirm: true });
    expect((await confirm(second, robin)).status).toBe(200);
    expect(await docked()).toEqual(['Heron', 'Osprey']);
  });

  test('counts a change of severity as the confirmation, and no change of another field', async () => {
    await report(0);
    const second = await report(1);
    const care = (severity: string): Promise<Answer> =>
      put('/damage-care', captain, {
        id: second._id,
        severity,
        assignee: null,
        dueBy: null,
        costEstimate: null,
        insurance: '',
      });
    expect((await care('limited')).body).toHaveProperty('isUnconfirmed');
    expect((await care('minor')).body).not.toHaveProperty('isUnconfirmed');
    await care('unfit');
    expect(await docked()).toEqual(['Heron', 'Osprey']);
  });

  test('keeps a report the second one when its reporter edits it, and makes none by an edit', async () => {
    const [first, second, third] = [
      await report(0),
      await report(1),
      await report(2, kim, { severity: 'minor' }),
    ];
    const edit = (damage: Damage, severity: string): Promise<Answer> =>
      put(`/damage/${damage._id}`, kim, {
        kind: 'damage',
        parts: ['hull'],
        seat: null,
        severity,
        text: 'Hull torn, at the bow.',
      });
    expect((await edit(first, 'unfit')).body).toMatchObject({ severity: 'unfit' });
    expect((await edit(second, 'unfit')).body).toMatchObject({ severity: 'limited', isUnconfirmed: true });
    expect((await edit(third, 'unfit')).body).toMatchObject({ severity: 'limited', isUnconfirmed: true });
    expect(await docked()).toEqual(['Osprey']);
    expect((await edit(second, 'minor')).body).not.toHaveProperty('isUnconfirmed');
    await edit(first, 'minor');
    expect((await edit(third, 'unfit')).body).toMatchObject({ severity: 'unfit' });
    expect(await docked()).toEqual(['Finch']);
  });

  test('refuses to confirm a report that has ended', async () => {
    await report(0);
    const second = await report(1);
    await put('/damages-reject', captain, { ids: [second._id], reason: 'No fault' });
    expect((await confirm(second, captain)).status).toBe(409);
  });
});

describe('rejecting several reports at once (rule damage.reject-several)', () => {
  const reject = (ids: string[], by: TestMember | undefined, key = freshKey()): Promise<Answer> =>
    put('/damages-reject', by, { ids, reason: 'Made up' }, { key });
  const pending = async (): Promise<DamageRow[]> =>
    ((await club.call('GET', '/damages-results', { token: robin?.token })).body as { results: DamageRow[] })
      .results;

  test('splashes the boats of rejected reports once, and skips boats under repair', async () => {
    const made = [await report(0), await report(1), await report(2, robin)];
    const [, , repaired] = made;
    const step = { id: repaired?._id, reason: null, outcome: null };
    await put('/damage-state', captain, { ...step, from: 'open', to: 'triaged' });
    await put('/damage-state', captain, { ...step, from: 'triaged', to: 'inRepair' });
    const ids = made.map(({ _id }) => _id);
    const key = freshKey();
    const answer: DamagesRejectAnswer = { rejected: 2, left: 1 };
    for (const again of [key, key, freshKey()]) {
      const { status, body } = await reject(ids, captain, again);
      expect([status, body]).toEqual([200, answer]);
    }
    expect((await pending()).map(({ _id }) => _id)).toEqual([repaired?._id]);
    const trail = await club.inClub(() =>
      AuditEntryModel.find({ verb: 'move', 'after.state': 'rejected' }).lean(),
    );
    expect(trail.map(({ who, subject }) => [String(who), String(subject)]).sort()).toEqual(
      ids
        .slice(0, 2)
        .map((id) => [captain?.id, id])
        .sort(),
    );
    expect(await docked()).toEqual(['Finch']);
    expect((await seen(made[0] as Damage, robin)).steps).toEqual([
      expect.objectContaining({ state: 'rejected', reason: 'Made up' }),
    ]);
  });

  test('lets only those in charge reject 1 to 50 reports, with a reason', async () => {
    const { _id } = await report(0);
    expect((await reject([_id], robin)).status).toBe(403);
    expect((await put('/damages-reject', captain, { ids: [_id], reason: ' ' })).body).toEqual([
      ...[texts.REASON_NEEDED, 'invalid:reason'],
    ]);
    for (const ids of [[], Array.from({ length: 51 }, (_, at) => String(at).padStart(24, '0'))]) {
      expect((await reject(ids, captain)).body).toEqual([texts.DAMAGES_TO_REJECT, 'invalid:ids']);
    }
    expect((await reject(['f'.repeat(24)], coach)).body).toEqual({ rejected: 0, left: 1 });
  });
});
