import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { eraseMember } from '../admin/eraseMember.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { MemberModel } from '../members/Member.ts';
import { signAccessToken } from '../platform/auth/tokens.ts';
import { startApiProcess, type ApiProcess } from '../testing/apiProcess.ts';
import { land, launch } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, PASSWORD, tokenFor } from '../testing/factories.ts';
import { Listener, type ListenerOptions } from '../testing/Listener.ts';
import { send, startTestApi, type Answer, type TestApi } from '../testing/startTestApi.ts';

let here: TestApi;
let there: ApiProcess;
let listeners: Listener[] = [];

beforeAll(async () => {
  here = await startTestApi({ now: () => new Date() });
  there = await startApiProcess(here.uri);
});
afterEach(() => {
  for (const listener of listeners) listener.leave();
  listeners = [];
});
afterAll(async () => {
  await there.stop();
  await here.close();
});

async function listen(base: string, options: ListenerOptions): Promise<Listener> {
  const listener = await Listener.open(base, options);
  listeners.push(listener);
  await listener.next();
  return listener;
}
interface SignedIn {
  token: string;
  cookie: string | undefined;
}
async function signIn(name: string, base = here.base, password = PASSWORD): Promise<SignedIn> {
  const { body, cookie } = await send(base, 'POST', '/login', { body: { name, password } });
  return { token: (body as { token: string }).token, cookie };
}
/** Answers of a polled list, which comes from memory, and of a call that reads the database. */
const bothWays = async (base: string, token: string): Promise<Answer[]> => [
  await send(base, 'GET', '/users-results', { token }),
  await send(base, 'GET', '/usernames-results', { token }),
];
const refused = [401, [SIGNED_OUT, 'signed_out']];
async function expectIn(token: string): Promise<void> {
  for (const base of [here.base, there.base]) {
    const answers = [...(await bothWays(base, token)), ...(await bothWays(base, token))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
}
async function expectRefused(base: string, token: string): Promise<void> {
  for (const { status, body } of await bothWays(base, token)) expect([status, body]).toEqual(refused);
}
/** The process that ended the session refuses at once; the other one does once its own streams have ended. */
async function expectRefusedEverywhere(token: string, streams: Listener[]): Promise<void> {
  await expectRefused(here.base, token);
  await Promise.all(streams.map((stream) => stream.ended()));
  await expectRefused(there.base, token);
  const again = await send(there.base, 'GET', '/events', { token });
  expect([again.status, again.body]).toEqual(refused);
}
const streamsOf = (token: string): Promise<Listener[]> =>
  Promise.all([listen(here.base, { token }), listen(there.base, { token })]);

test('refuses the access token and ends its streams after signing out, in every process, and keeps other devices signed in (rule account.revoked)', async () => {
  const kim = await here.inClub(() => makeMember());
  const phone = await signIn(kim.record.name);
  await expectIn(phone.token);
  const streams = await streamsOf(phone.token);
  const other = await listen(there.base, { token: kim.token });
  expect((await here.call('DELETE', '/session', { cookie: phone.cookie })).status).toBe(204);
  await expectRefusedEverywhere(phone.token, streams);
  await expectIn(kim.token);
  await send(here.base, 'GET', `/userondeck/${kim.id}`, { token: kim.token });
  await other.until('ondeck');
  const verified = await here.call('POST', '/verify', { token: phone.token, body: { id: kim.id } });
  expect(verified.body).toEqual(['Not found.', []]);
});

test('a new password invalidates the tokens of all other devices', async () => {
  const kim = await here.inClub(() => makeMember());
  const phone = await signIn(kim.record.name);
  const streams = await streamsOf(phone.token);
  const body = { id: kim.id, oldpassword: PASSWORD, password: 'Pull4gold%', passwordhint: 'what eights win' };
  expect((await here.call('POST', '/pwd-change', { token: kim.token, body })).body).toEqual({ _id: kim.id });
  await expectRefusedEverywhere(phone.token, streams);
  await expectIn(kim.token);
});

test('a refresh token used twice makes the access tokens of its family invalid', async () => {
  const kim = await here.inClub(() => makeMember());
  const phone = await signIn(kim.record.name);
  await here.call('POST', '/session/refresh', { cookie: phone.cookie });
  await expectIn(phone.token);
  await here.call('POST', '/session/refresh', { cookie: phone.cookie });
  await expectRefused(here.base, phone.token);
});

test('refuses an erased member and ends their streams (rule account.revoked)', async () => {
  const kim = await here.inClub(() => makeMember());
  await expectIn(kim.token);
  const streams = await streamsOf(kim.token);
  await here.inClub(() => eraseMember(kim.record));
  await expectRefusedEverywhere(kim.token, streams);
});

test('refuses a landing with the kiosk token of an erased member', async () => {
  const kim = await here.inClub(() => makeMember());
  const boat = await here.inClub(() => makeBoat());
  const sortie = await launch(here, kim, boat);
  const { body } = await here.call('POST', '/auth-sorties-stillout-byuser-results', {
    body: { name: kim.record.name, password: PASSWORD },
  });
  await land(here, kim, sortie._id, 1);
  await here.inClub(() => eraseMember(kim.record));
  const { token } = body as { token: string };
  const answer = await here.call('POST', '/land', {
    token,
    body: { id: kim.id, sortie: sortie._id, miles: 9, notes: '' },
  });
  expect([answer.status, (answer.body as string[])[1]]).toEqual([401, 'landing_token_refused']);
});

test("a coach's token is refused once they are no longer a coach, and the next one is a member's (rule account.revoked)", async () => {
  const coach = await here.inClub(() => makeCoach());
  const device = await signIn(coach.record.name);
  await expectIn(device.token);
  const streams = await streamsOf(device.token);
  await here.inClub(() => MemberModel.updateOne({ _id: coach.id }, { $set: { coachRights: 'none' } }));
  await expectRefusedEverywhere(device.token, streams);
  const { body } = await here.call('POST', '/session/refresh', { cookie: device.cookie });
  const { token } = body as { token: string };
  await expectIn(token);
  expect((await here.call('GET', '/tablets-results', { token })).status).toBe(403);
});

test('reads rights that another process has just granted before it refuses a token', async () => {
  const kim = await here.inClub(() => makeMember());
  await expectIn(kim.token);
  // Fills the other process's cache before it sees the change.
  await send(there.base, 'GET', '/users-results', { token: kim.token });
  await here.inClub(() => MemberModel.updateOne({ _id: kim.id }, { $set: { coachRights: 'active' } }));
  const token = await here.inClub(() => tokenFor({ ...kim.record, coachRights: 'active' }));
  const body = { id: 'f'.repeat(24) };
  // 404 for a coach; another member would get 403.
  expect((await send(there.base, 'PUT', '/fleet-drydock', { token, body })).status).toBe(404);
});

test('accepts a member who signed up in another process', async () => {
  const token = signAccessToken({
    id: 'a'.repeat(24),
    clubId: here.clubId,
    isCoach: false,
    sessionId: 'b'.repeat(24),
  });
  expect((await here.call('GET', '/users-results', { token })).status).toBe(200);
});

test("ends a tablet's stream with its pairing, and strangers' streams when a club begins to pair", async () => {
  const coach = await here.inClub(() => makeCoach());
  const setPairing = async (kioskPairing: boolean): Promise<void> => {
    await ClubModel.updateOne({ _id: here.clubId }, { $set: { kioskPairing } });
    clearClubCache();
  };
  await setPairing(true);
  const shown = await here.call('POST', '/tablet-code');
  const { code } = shown.body as { code: string };
  const paired = await here.call('POST', '/tablet-pair', {
    token: coach.token,
    body: { code, name: 'Bay doors' },
  });
  const { cookie = '' } = shown;
  const tablet = await listen(here.base, { cookie });
  const { _id } = paired.body as { _id: string };
  await here.call('DELETE', `/tablet/${_id}`, { token: coach.token });
  await tablet.ended();
  const again = await here.call('GET', '/events', { cookie });
  expect([again.status, (again.body as string[])[1]]).toEqual([401, 'tablet_unpaired']);

  await setPairing(false);
  const stranger = await listen(here.base, {});
  await setPairing(true);
  // Any change of rights makes the hub check its streams; otherwise the next heartbeat does.
  await here.inClub(() => makeMember());
  await stranger.ended();
  await setPairing(false);
});
