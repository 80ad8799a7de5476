import { alreadyLaunched, BOAT_NOT_FOUND, dryDocked } from '@fleetwatch/contract/boats/texts';
import { NOT_YOURS, SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { MEMBER_NOT_FOUND } from '@fleetwatch/contract/members/texts';
import * as texts from '@fleetwatch/contract/sorties/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { WORKOUT_TEXT_LENGTH, WORKOUT_TYPE_NEEDED } from '@fleetwatch/contract/workouts/texts';
import { Types } from 'mongoose';
import { BoatModel } from '../boats/Boat.ts';
import { freshKey, land, launch, launchBody, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeMember, workoutTypeId, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { SortieModel } from '../logbook/Sortie.ts';

const NOBODY = 'f'.repeat(24);

let api: TestClub;
let kim: TestMember;
let ana: TestMember;

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-01T11:12:09Z' });
  [kim, ana] = await api.inClub(async () => [
    await makeMember({ name: 'Kim Harper', pic: '/avatars/kim.svg' }),
    await makeMember({ name: 'Ana Bo' }),
  ]);
});

const boatOf = (fields: Parameters<typeof makeBoat>[0]) => api.inClub(() => makeBoat(fields));
const post = (member: TestMember, body: object, key?: string): Promise<Answer> =>
  api.call('POST', '/launch', { token: member.token, body, ...(key ? { key } : {}) });

test('creates no boat for a refused launch', async () => {
  const [lender, owner] = await api.inClub(async () => [await makeMember(), await makeMember()] as const);
  const own = { user: owner.id, description: null, group: NOBODY };
  const refused = await api.call('POST', '/launch-248p', { token: owner.token, body: own });
  expect([refused.status, refused.body]).toEqual([422, [WORKOUT_TYPE_NEEDED, 'invalid:group']]);
  const crowded = await post(owner, launchBody(null, owner, { borrowed: lender.id, crew: [kim.id] }));
  expect([crowded.status, (crowded.body as string[])[1]]).toEqual([422, 'invalid:crew']);
  const owners = [lender.record._id, owner.record._id];
  expect(await api.inClub(async () => await BoatModel.countDocuments({ owner: { $in: owners } }))).toBe(0);
});

describe('POST /launch', () => {
  test('answers a launch with the new sortie and every documented field', async () => {
    const boat = await boatOf({ name: 'Kestrel', className: 'Double' });
    const steady = await api.inClub(() => workoutTypeId('Steady State'));
    const body = launchBody(boat, kim, { crew: [ana.id], description: '3 x 20 min', group: steady });
    const answer = await post(kim, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      bus: 'Kestrel',
      bus_id: String(boat._id),
      moniker: '2x',
      user: 'Kim Harper',
      user_id: kim.id,
      pic: '/avatars/kim.svg',
      launch: '2026-05-01 06:12:09',
      land: null,
      miles: 0,
      description: '3 x 20 min',
      crew: [ana.id],
      total_miles: 0,
      total_trips: 0,
      private: false,
      late: false,
    } satisfies Record<
      keyof Omit<Sortie, 'rulesTaken' | 'againstRules' | 'conditions' | 'odd' | 'guests' | 'tour'>,
      unknown
    >);
  });

  test('keeps the workout and its type when they are stated', async () => {
    const steady = await api.inClub(() => workoutTypeId('Steady State'));
    const workoutOf = async (more: object): Promise<unknown> => {
      const { _id } = await launch(api, kim, await boatOf({}), more);
      return (await api.inClub(() => SortieModel.findById(_id).lean()))?.workout;
    };
    expect(await workoutOf({ description: '3 x 20 min', group: steady })).toEqual({
      text: '3 x 20 min',
      type: new Types.ObjectId(steady),
    });
    expect(await workoutOf({ description: null, group: null })).toEqual({ text: '', type: null });
  });

  test('refuses a boat that is out, and launches it once it has landed (rule launch.one-crew)', async () => {
    const boat = await boatOf({ name: 'Osprey', className: 'Scull' });
    const sortie = await launch(api, kim, boat);
    const refused = await post(ana, launchBody(boat, ana));
    expect([refused.status, refused.body]).toEqual([409, [alreadyLaunched('Osprey'), 'already_launched']]);
    await land(api, kim, sortie._id, 3);
    expect((await post(ana, launchBody(boat, ana))).status).toBe(200);
  });

  test('launches exactly once for twenty concurrent launches of one boat (rule launch.one-crew)', async () => {
    const boat = await boatOf({ name: 'Tern' });
    const members = await api.inClub(() => Promise.all(Array.from({ length: 20 }, () => makeMember())));
    const answers = await Promise.all(members.map((member) => post(member, launchBody(boat, member))));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const losers = answers.filter((answer) => answer.status === 409).map((answer) => answer.body);
    expect(new Set(losers.map(String))).toEqual(new Set([`${alreadyLaunched('Tern')},already_launched`]));
    expect(await api.inClub(() => SortieModel.countDocuments({ boat: boat._id }))).toBe(1);
  });

  test('refuses of many concurrent launches only that of the boat that is out (rule launch.one-crew)', async () => {
    const boats = await Promise.all(Array.from({ length: 8 }, () => boatOf({})));
    const [out] = boats.slice(-1);
    await launch(api, ana, out ?? null);
    const answers = await Promise.all(boats.map((boat) => post(kim, launchBody(boat, kim))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 409]);
  });

  test('lets one member have several boats out (rule launch.one-crew)', async () => {
    const coach = await api.inClub(() => makeMember());
    await launch(api, coach, await boatOf({}));
    await launch(api, coach, await boatOf({}));
    expect((await api.call('GET', `/user-launched/${coach.id}`, { token: kim.token })).body).toBe(2);
  });

  test('launches once for a repeated key and answers the same, even after the boat has landed (rule launch.repeat)', async () => {
    const boat = await boatOf({ className: 'Scull' });
    const key = freshKey();
    const first = sortieOf(await post(kim, launchBody(boat, kim), key));
    expect(sortieOf(await post(kim, launchBody(boat, kim), key))).toEqual(first);
    const landed = await land(api, kim, first._id, 2.5, 'choppy');
    const again = sortieOf(await post(kim, launchBody(boat, kim), key));
    expect(again).toEqual({ ...first, total_miles: landed.total_miles, total_trips: landed.total_trips });
    expect(await api.inClub(() => SortieModel.countDocuments({ boat: boat._id }))).toBe(1);
  });

  test('launches once for a key repeated at the same instant', async () => {
    const boat = await boatOf({ className: 'Scull' });
    const key = freshKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(kim, launchBody(boat, kim), key)),
    );
    expect(new Set(answers.map((answer) => sortieOf(answer)._id)).size).toBe(1);
  });

  test('refuses a key with other content or of another member (rule launch.repeat)', async () => {
    const [one, two] = [await boatOf({ name: 'Heron' }), await boatOf({})];
    const key = freshKey();
    await post(kim, launchBody(one, kim), key);
    const other = await post(kim, launchBody(two, kim), key);
    expect([other.status, (other.body as string[])[1]]).toEqual([422, 'key_reused']);
    const anas = await post(ana, launchBody(one, ana), key);
    expect(anas.body).toEqual([alreadyLaunched('Heron'), 'already_launched']);
    expect((await post(kim, launchBody(one, kim), 'short')).body).toEqual([
      'Check Idempotency-Key.',
      'invalid:Idempotency-Key',
    ]);
  });

  test('refuses a dry-docked boat (rule launch.dry-docked)', async () => {
    const boat = await boatOf({ name: 'Grebe', isActive: false });
    const refused = await post(kim, launchBody(boat, kim));
    expect([refused.status, refused.body]).toEqual([409, [dryDocked('Grebe'), 'dry_docked']]);
  });

  test("refuses a signed-out caller, another member's id, and an unknown or decommissioned boat", async () => {
    const boat = await boatOf({});
    const body = launchBody(boat, kim);
    expect((await api.call('POST', '/launch', { body })).body).toEqual([SIGNED_OUT, 'signed_out']);
    const others = await post(ana, body);
    expect([others.status, others.body]).toEqual([403, [NOT_YOURS, 'forbidden']]);
    const unknown = await post(kim, launchBody(null, kim, { bus: NOBODY }));
    expect([unknown.status, unknown.body]).toEqual([404, [BOAT_NOT_FOUND, 'not_found']]);
    await api.inClub(() => BoatModel.updateOne({ _id: boat._id }, { isDecommissioned: true }));
    const gone = await post(kim, body);
    expect([gone.status, gone.body]).toEqual([404, [BOAT_NOT_FOUND, 'not_found']]);
  });

  test('requires a crew that fits the seats and is of the club, with no one twice (rule launch.crew-rules)', async () => {
    const boat = await boatOf({ className: 'Double' });
    const gone = await api.inClub(() => makeMember({ isActive: false }));
    const refusal = async (crew: string[]): Promise<unknown> => {
      const answer = await post(kim, launchBody(boat, kim, { crew }));
      return [answer.status, ...(answer.body as string[])];
    };
    expect(await refusal([ana.id, ana.id])).toEqual([422, texts.CREW_TWICE, 'invalid:crew']);
    expect(await refusal([kim.id])).toEqual([422, texts.CREW_TWICE, 'invalid:crew']);
    expect(await refusal([NOBODY])).toEqual([422, texts.CREW_UNKNOWN, 'invalid:crew']);
    expect(await refusal([gone.id])).toEqual([422, texts.CREW_UNKNOWN, 'invalid:crew']);
    const third = await api.inClub(() => makeMember());
    expect(await refusal([ana.id, third.id])).toEqual([422, texts.crewTooLarge(2), 'invalid:crew']);
  });

  test.each([
    ['bus', { $gt: '' }, 'invalid:bus'],
    ['bus', 7, 'invalid:bus'],
    ['bus', '../boats', 'invalid:bus'],
    ['crew', ['x'], 'invalid:crew.0'],
    ['crew', 'ana', 'invalid:crew'],
    ['group', 'steady', 'invalid:group'],
    ['description', { $ne: null }, 'invalid:description'],
    ['extra', 1, 'invalid:extra'],
    ['user', null, 'invalid:user'],
  ])('refuses a launch with %s as %j', async (field, value, code) => {
    const body = { ...launchBody(null, kim, { bus: NOBODY }), [field]: value };
    const refused = await post(kim, body);
    expect([refused.status, (refused.body as string[])[1]]).toEqual([422, code]);
  });

  test('checks workout type and text', async () => {
    const boat = await boatOf({});
    const unknown = await post(kim, launchBody(boat, kim, { group: NOBODY }));
    expect([unknown.status, unknown.body]).toEqual([422, [WORKOUT_TYPE_NEEDED, 'invalid:group']]);
    const long = await post(kim, launchBody(boat, kim, { description: 'x'.repeat(401) }));
    expect([long.status, long.body]).toEqual([422, [WORKOUT_TEXT_LENGTH, 'invalid:description']]);
    expect((await post(kim, launchBody(boat, kim, { description: 'x'.repeat(400) }))).status).toBe(200);
  });
});

describe('private boats', () => {
  test("launches a member's own single and big boat under their name (rule launch.own-boat)", async () => {
    const bo = await api.inClub(() => makeMember({ name: 'Bo Lind' }));
    const body = { user: bo.id, description: null, group: null };
    const single = sortieOf(await api.call('POST', '/launch-1p', { token: bo.token, body }));
    expect(single).toMatchObject({ bus: "Bo Lind's 1x", moniker: '1p', private: true });
    const big = sortieOf(await api.call('POST', '/launch-248p', { token: bo.token, body }));
    expect(big).toMatchObject({ bus: "Bo Lind's 2-4-8", moniker: '2-4-8p', private: true });
    const again = await api.call('POST', '/launch-1p', { token: bo.token, body });
    expect([again.status, again.body]).toEqual([409, [alreadyLaunched("Bo Lind's 1x"), 'already_launched']]);
    const others = await api.call('POST', '/launch-1p', { token: kim.token, body });
    expect(others.status).toBe(403);
  });

  test("launches the lender's boat as a borrowed single, only once at a time", async () => {
    const lender = await api.inClub(() => makeMember({ name: 'Li Song' }));
    const borrowed = await launch(api, kim, null, { borrowed: lender.id });
    expect(borrowed).toMatchObject({ bus: "Li Song's 1x", user_id: kim.id, private: true });
    const own = await api.call('POST', '/launch-1p', {
      token: lender.token,
      body: { user: lender.id, description: null, group: null },
    });
    expect(own.body).toEqual([alreadyLaunched("Li Song's 1x"), 'already_launched']);
    await land(api, kim, borrowed._id, 1);
    const second = await launch(api, ana, null, { borrowed: lender.id });
    expect(second.bus_id).toBe(borrowed.bus_id);
  });

  test('creates one boat for two concurrent first launches (rule launch.private-boats)', async () => {
    const lender = await api.inClub(() => makeMember());
    const members = await api.inClub(() => Promise.all(Array.from({ length: 5 }, () => makeMember())));
    const answers = await Promise.all(
      members.map((member) => post(member, launchBody(null, member, { borrowed: lender.id }))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test("refuses to borrow the member's own boat, two boats, none, or an unknown member's (rule launch.borrow)", async () => {
    const boat = await boatOf({});
    const refusal = async (more: object): Promise<unknown> => {
      const answer = await post(kim, launchBody(null, kim, more));
      return [answer.status, ...(answer.body as string[])];
    };
    expect(await refusal({ borrowed: kim.id })).toEqual([422, texts.BORROW_OWN, 'invalid:borrowed']);
    expect(await refusal({})).toEqual([422, texts.BOAT_OR_LENDER, 'invalid:bus']);
    expect(await refusal({ bus: String(boat._id), borrowed: ana.id })).toEqual([
      422,
      texts.BOAT_OR_LENDER,
      'invalid:bus',
    ]);
    expect(await refusal({ borrowed: NOBODY })).toEqual([404, MEMBER_NOT_FOUND, 'not_found']);
    const withCrew = await refusal({ borrowed: ana.id, crew: [NOBODY] });
    expect(withCrew).toEqual([422, texts.crewTooLarge(1), 'invalid:crew']);
  });

  test('keeps a private boat out of the fleet (rule launch.private-boats)', async () => {
    const sortie = await launch(api, kim, null, { borrowed: ana.id });
    await land(api, kim, sortie._id, 1);
    const asFleet = await post(kim, launchBody(null, kim, { bus: sortie.bus_id }));
    expect(asFleet.status).toBe(404);
  });
});
