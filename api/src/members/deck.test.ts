import type { LaunchedMemberRow, OnDeckRow } from '@fleetwatch/contract/members/deck';
import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import type { Agent } from '@fleetwatch/contract/workouts/jobs';
import { Types } from 'mongoose';
import { freshKey, land, launch, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeMember, userGroupId, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { deckDirectory } from './deckDirectory.ts';
import { OnDeckModel } from './OnDeck.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T11:00:00Z' });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    ana = await makeMember({ name: 'Ana Silva' });
  });
});

const deck = (what: 'on' | 'off', member: TestMember, key?: string): Promise<Answer> =>
  api.call('GET', `/user${what}deck/${member.id}`, {
    token: member.token,
    ...(key === undefined ? {} : { key }),
  });
const onDeck = async (): Promise<OnDeckRow[]> =>
  resultsOf<OnDeckRow[]>(await api.call('GET', '/users-on-deck-results', { token: kim.token }));
const namesOnDeck = async (): Promise<string[]> => (await onDeck()).map(({ name }) => name);
const launched = async (): Promise<LaunchedMemberRow[]> =>
  resultsOf<LaunchedMemberRow[]>(await api.call('GET', '/users-launched-results-2', { token: kim.token }));

test('lists members on deck, longest first, with the documented fields', async () => {
  expect((await deck('on', ana)).body).toEqual({ ondeck: true });
  api.clock.advanceSeconds(60);
  expect((await deck('on', kim)).body).toEqual({ ondeck: true });
  expect(await namesOnDeck()).toEqual(['Ana Silva', 'Kim Harper']);
  expect((await onDeck())[0]).toEqual({
    _id: ana.id,
    user_id: ana.id,
    name: 'Ana Silva',
    group: 'Scullers',
    groupid: await api.inClub(() => userGroupId()),
    pic: '',
    miles: 0,
    last: null,
    laston: null,
    aboutmeurl: '',
    busname: null,
    launch: null,
    since: '2026-05-01 06:00:00',
  } satisfies OnDeckRow);
  expect((await deck('off', ana)).body).toEqual({ ondeck: false });
  expect(await namesOnDeck()).toEqual(['Kim Harper']);
});

test('keeps the first time on a second going on deck, and accepts a second going off deck', async () => {
  await deck('on', kim);
  api.clock.advanceSeconds(600);
  expect((await deck('on', kim)).status).toBe(200);
  expect((await onDeck()).map(({ since }) => since)).toEqual(['2026-05-01 06:00:00']);
  expect((await deck('off', ana)).body).toEqual({ ondeck: false });
});

test('keeps a member off deck when an earlier request is repeated late', async () => {
  const key = freshKey();
  await deck('on', kim, key);
  await deck('off', kim);
  expect((await deck('on', kim, key)).body).toEqual({ ondeck: true });
  expect(await namesOnDeck()).toEqual([]);
});

test('keeps the first time on a second going on deck after a sortie too', async () => {
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat()));
  await land(api, kim, sortie._id, 4);
  api.clock.advanceSeconds(60);
  await deck('on', kim);
  api.clock.advanceSeconds(600);
  await deck('on', kim);
  expect(await onDeck()).toMatchObject([
    { name: 'Kim Harper', since: '2026-05-01 06:01:00', miles: 4, laston: '2026-05-01 06:00:00' },
  ]);
});

test('keeps everyone else on deck at a launch', async () => {
  await deck('on', kim);
  await deck('on', ana);
  api.clock.advanceSeconds(60);
  await launch(api, kim, await api.inClub(() => makeBoat()));
  expect(await namesOnDeck()).toEqual(['Ana Silva']);
});

test('takes launcher and crew off deck at a launch, and does not bring them back at the landing (rule deck.ended-by-launch)', async () => {
  await deck('on', kim);
  await deck('on', ana);
  api.clock.advanceSeconds(60);
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat({ className: 'Double' })), {
    crew: [ana.id],
  });
  // The list would omit them in any case.
  expect(await api.inClub(() => OnDeckModel.countDocuments())).toBe(0);
  expect(await namesOnDeck()).toEqual([]);
  for (const member of [kim, ana]) {
    const refused = await deck('on', member);
    expect([refused.status, refused.body]).toEqual([409, ['Please land your boat first', 'land_first']]);
    expect((await deck('off', member)).body).toEqual({ ondeck: false });
  }
  api.clock.advanceSeconds(600);
  await land(api, kim, sortie._id, 4);
  expect(await namesOnDeck()).toEqual([]);
  expect((await deck('on', ana)).status).toBe(200);
  expect(await namesOnDeck()).toEqual(['Ana Silva']);
});

test('ignores an entry that a launch could not remove, then and later', async () => {
  api.clock.set('2026-05-01T11:05:00Z');
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat({ className: 'Scull' })));
  await api.inClub(async () => {
    await OnDeckModel.create({
      member: new Types.ObjectId(kim.id),
      since: new Date('2026-05-01T11:02:00Z'),
    });
    deckDirectory.drop();
  });
  expect(await namesOnDeck()).toEqual([]);
  await land(api, kim, sortie._id, 4);
  expect(await namesOnDeck()).toEqual([]);
  api.clock.set('2026-05-01T11:10:00Z');
  await deck('on', kim);
  expect((await onDeck()).map(({ since }) => since)).toEqual(['2026-05-01 06:10:00']);
});

test('lists everyone on the water once, with their boats and the first launch (rule deck.launched-list)', async () => {
  expect(await launched()).toEqual([]);
  const boats = await api.inClub(async () => [
    await makeBoat({ name: 'Avocet', className: 'Double' }),
    await makeBoat({ name: 'Heron', className: 'Scull' }),
  ]);
  await launch(api, kim, boats[0] ?? null, { crew: [ana.id] });
  api.clock.advanceSeconds(300);
  await launch(api, kim, boats[1] ?? null);
  expect((await launched()).map(({ name, busname, launch: at }) => [name, busname, at])).toEqual([
    ['Ana Silva', 'Avocet', '2026-05-01 06:00:00'],
    ['Kim Harper', 'Avocet, Heron', '2026-05-01 06:00:00'],
  ]);
  expect((await launched())[0]).toMatchObject({ _id: ana.id, group: 'Scullers', miles: 0, last: null });
  const early = await api.inClub(() => makeMember());
  const sortie = await launch(api, early, await api.inClub(() => makeBoat()));
  await land(api, early, sortie._id, 5);
  await launch(api, early, await api.inClub(() => makeBoat()));
  expect((await launched()).find(({ _id }) => _id === early.id)).toMatchObject({ miles: 5 });
});

test('lists as coaches only members whose rights are active', async () => {
  await api.inClub(async () => {
    await makeMember({ name: 'Petra Coach', coachRights: 'active', pic: '/avatars/petra.svg' });
    await makeMember({ name: 'Paul Pending', coachRights: 'pending' });
    await makeMember({ name: 'Former Coach', coachRights: 'active', isActive: false });
  });
  const answer = await api.call('GET', '/active-agents-results', { token: kim.token });
  expect(resultsOf<Agent[]>(answer)).toEqual([
    { _id: expect.any(String) as string, name: 'Petra Coach', pic: '/avatars/petra.svg' },
  ]);
});

test('lets members go on and off deck only in their own name', async () => {
  for (const path of ['/userondeck/', '/useroffdeck/']) {
    const other = await api.call('GET', `${path}${ana.id}`, { token: kim.token });
    expect([other.status, other.body]).toEqual([403, [NOT_YOURS, 'forbidden']]);
    expect((await api.call('GET', `${path}${kim.id}`)).status).toBe(401);
    expect((await api.call('GET', `${path}kim`, { token: kim.token })).status).toBe(422);
  }
  for (const path of ['/users-on-deck-results', '/users-launched-results-2', '/active-agents-results']) {
    expect((await api.call('GET', path)).status).toBe(401);
  }
});
