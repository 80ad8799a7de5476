import type { RefreshAnswer } from '@fleetwatch/contract/accounts/wire';
import { LIVE_TOPICS } from '@fleetwatch/contract/live/wire';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { CHECK_AGE_MS } from '../platform/cache/followModelVersions.ts';
import { startApiProcess, type ApiProcess } from '../testing/apiProcess.ts';
import { land, launch } from '../testing/calls.ts';
import { makeBoat, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { Listener, type LiveEvent, type ListenerOptions } from '../testing/Listener.ts';
import { send, startTestApi, type TestApi } from '../testing/startTestApi.ts';

let here: TestApi;
let there: ApiProcess;
let kim: TestMember;
let boats: BoatRecord[];
let listeners: Listener[] = [];

async function listen(base: string, options?: ListenerOptions): Promise<Listener> {
  const listener = await Listener.open(base, options);
  listeners.push(listener);
  return listener;
}

beforeAll(async () => {
  here = await startTestApi({ now: () => new Date() });
  there = await startApiProcess(here.uri);
  kim = await here.inClub(() => makeMember());
  boats = await here.inClub(async () => [
    await makeBoat(),
    await makeBoat(),
    await makeBoat(),
    await makeBoat(),
  ]);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const listener of listeners) listener.leave();
  listeners = [];
});
afterAll(async () => {
  await there.stop();
  await here.close();
});

const boatAt = (index: number): BoatRecord => boats[index] as BoatRecord;
const topicsOf = (event: LiveEvent | null): string[] => event?.changes.map(({ topic }) => topic) ?? [];

test('sends a new device an event with every topic, uncached and unbuffered', async () => {
  const listener = await listen(here.base);
  expect(listener.response?.statusCode).toBe(200);
  expect(listener.response?.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(topicsOf(await listener.next())).toEqual([...LIVE_TOPICS]);
});

test('sends data-free events of a launch and a landing in every process, to the kiosk and to members', async () => {
  const all = await Promise.all([
    listen(here.base),
    listen(here.base, { token: kim.token }),
    listen(there.base),
    listen(there.base, { token: kim.token }),
  ]);
  await Promise.all(all.map((listener) => listener.next()));
  const sortie = await launch(here, kim, boatAt(0));
  await Promise.all(all.map((listener) => listener.until('sorties')));
  await land(here, kim, sortie._id, 5);
  await Promise.all(all.map((listener) => listener.until('sorties')));
  await send(there.base, 'GET', `/userondeck/${kim.id}`, { token: kim.token });
  await Promise.all(all.map((listener) => listener.until('ondeck')));
  await send(here.base, 'GET', `/useroffdeck/${kim.id}`, { token: kim.token });
  await Promise.all(all.map((listener) => listener.until('ondeck')));
  for (const { text } of all) expect(text).not.toMatch(/[0-9a-f]{24}|Boat|Member/);
});

test('sends one event with the increased versions for several writes at one moment', async () => {
  const listener = await listen(here.base);
  const before = await listener.next();
  await here.inClub(async () => {
    await Promise.all([
      BoatModel.updateOne({ _id: boatAt(1)._id }, { $set: { description: 'red' } }),
      BoatModel.updateOne({ _id: boatAt(2)._id }, { $set: { description: 'blue' } }),
    ]);
  });
  const event = await listener.next();
  expect(topicsOf(event)).toEqual(['fleet']);
  const revisionIn = (of: LiveEvent | null): number =>
    of?.changes.find(({ topic }) => topic === 'fleet')?.revision ?? NaN;
  expect(revisionIn(event)).toBeGreaterThan(revisionIn(before));
});

test.each([
  ['the same process', () => here.base],
  ['another one', () => there.base],
])('sends a device that reconnects to %s all missed changes and nothing else', async (_where, base) => {
  const witness = await listen(here.base);
  await witness.next();
  // Writes are counted in order, so a listener that knows this one knows all earlier ones.
  const paint = async (): Promise<string> => {
    const description = `red ${Math.random()}`;
    await here.inClub(async () => BoatModel.updateOne({ _id: boatAt(1)._id }, { $set: { description } }));
    return witness.until('fleet');
  };
  const left = await paint();
  const sortie = await launch(here, kim, boatAt(3));
  await land(here, kim, sortie._id, 1);
  await paint();
  const again = await listen(base(), { after: left });
  const id = await again.until('sorties', 'fleet');
  // Launching takes the launcher off deck; the plans have not changed.
  expect([...again.topics]).not.toEqual(expect.arrayContaining(['plans']));
  expect([...again.topics]).not.toEqual(expect.arrayContaining(['tweets']));
  const upToDate = await listen(base(), { after: id });
  await send(here.base, 'GET', `/userondeck/${kim.id}`, { token: kim.token });
  await upToDate.until('ondeck');
  await send(here.base, 'GET', `/useroffdeck/${kim.id}`, { token: kim.token });
  await witness.until('ondeck');
});

test('sends a page that has just loaded the changes since its first token and nothing else', async () => {
  const witness = await listen(here.base);
  await witness.next();
  const login = { name: kim.record.name, password: PASSWORD };
  let { cookie } = await here.call('POST', '/login', { body: login });
  const refresh = async (): Promise<string | undefined> => {
    const answer = await here.call('POST', '/session/refresh', { cookie });
    ({ cookie } = answer);
    return (answer.body as RefreshAnswer).events;
  };
  await here.inClub(async () =>
    BoatModel.updateOne({ _id: boatAt(1)._id }, { $set: { description: `blue ${Math.random()}` } }),
  );
  await witness.until('fleet');
  // Another process may not have seen the change yet and would answer from its old cache.
  expect(await refresh()).toBeUndefined();
  const sinceStart = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => sinceStart() + CHECK_AGE_MS);
  const events = await refresh();
  expect(events).toMatch(/^\d+(-\d+)*$/);
  // Connects to a different process from the one that issued the event id.
  const page = await listen(there.base, { token: kim.token, ...(events !== undefined && { after: events }) });
  await send(here.base, 'GET', `/userondeck/${kim.id}`, { token: kim.token });
  expect(topicsOf(await page.next())).toEqual(['ondeck']);
  await send(here.base, 'GET', `/useroffdeck/${kim.id}`, { token: kim.token });
  await witness.until('ondeck');
});

test('sends no events about changes in another club', async () => {
  const other = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
    hosts: ['heron.example'],
  });
  const ours = await listen(here.base);
  const theirs = await listen(here.base, { host: 'heron.example' });
  await Promise.all([ours.next(), theirs.next()]);
  ours.topics.clear();
  await inClub(other._id, () => makeBoat());
  await theirs.until('fleet');
  await launch(here, kim, boatAt(1));
  await ours.until('sorties');
  expect([...ours.topics]).not.toContain('fleet');
});

test('refuses a wrong token, and any stream beyond the limit', async () => {
  const wrong = await send(here.base, 'GET', '/events', { token: 'abc' });
  expect([wrong.status, (wrong.body as string[])[1]]).toEqual([401, 'signed_out']);
  const small = await startApiProcess(here.uri, { FLEETWATCH_LIMITS: '{"liveStreams":1}' });
  const first = await listen(small.base);
  await first.next();
  const second = await send(small.base, 'GET', '/events');
  expect([second.status, (second.body as string[])[1], second.headers.get('Retry-After')]).toEqual([
    503,
    'busy',
    '10',
  ]);
  first.leave();
  // A place is free as soon as the server has noticed the disconnect.
  for (;;) {
    const third = await listen(small.base);
    if (third.response?.statusCode === 200) break;
    third.leave();
  }
  await small.stop();
});

test('ends only the oldest stream of a device that opens too many', async () => {
  const small = await startApiProcess(here.uri, { FLEETWATCH_LIMITS: '{"liveStreamsPerDevice":2}' });
  const ana = await here.inClub(() => makeMember());
  const open = async (token?: string): Promise<Listener> => {
    const listener = await listen(small.base, token === undefined ? {} : { token });
    await listener.next();
    return listener;
  };
  const others = [await open(ana.token), await open(), await open(), await open()];
  const [first, second] = [await open(kim.token), await open(kim.token)];
  const third = await open(kim.token);
  let last = await first.next();
  while (last) last = await first.next();
  expect(last).toBeNull();
  await here.inClub(async () =>
    BoatModel.updateOne({ _id: boatAt(1)._id }, { $set: { description: `green ${Math.random()}` } }),
  );
  await Promise.all([second, third, ...others].map((listener) => listener.until('fleet')));
  await small.stop();
});

test('ends its streams without waiting for devices when a process stops', async () => {
  const stopping = await startApiProcess(here.uri);
  const listener = await listen(stopping.base);
  await listener.until('sorties');
  expect(await stopping.stop()).toBe(0);
  let last = await listener.next();
  while (last) last = await listener.next();
  expect(last).toBeNull();
});
