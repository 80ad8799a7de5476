import { isSafe, needsHelp } from '@fleetwatch/contract/safety/texts';
import { NotificationModel } from '../notifications/Notification.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { launch } from '../testing/calls.ts';
import { makeBoat, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { AlertModel } from './Alert.ts';
import { watchOverdue } from './commands/watchOverdue.ts';

const START = Date.parse('2026-11-26T16:20:00Z');

let api: TestClub;
let noor: TestMember;
let safety: TestMember;
let duty: TestMember;
let sortie: string;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-11-26T16:00:00Z', features: ['overdue', 'notifications'] });
  await api.inClub(async () => {
    noor = await makeMember();
    safety = await makeMember({ offices: ['safety'] });
    duty = await makeMember({ offices: ['duty'] });
    sortie = (await launch(api, noor, await makeBoat({ name: 'Osprey' }), { trip: { back: 120 } }))._id;
  });
});

/** Signs a new access token, because tokens expire while a test moves the clock. */
const tokenOf = ({ record }: TestMember): Promise<string> => api.inClub(() => tokenFor(record));
const at = (seconds: number): void => api.clock.set(new Date(START + seconds * 1_000).toISOString());
const help = async (): Promise<void> => {
  const answer = await api.call('POST', '/sortie-help', { token: await tokenOf(noor), body: { id: sortie } });
  expect(answer.status).toBe(200);
  await workSettled();
};
const back = async (): Promise<void> => {
  const answer = await api.call('PUT', '/sortie-back', {
    token: await tokenOf(noor),
    body: { id: sortie, back: 60 },
  });
  expect(answer.status).toBe(200);
  await workSettled();
};
const check = async (): Promise<void> => {
  await watchOverdue();
  await workSettled();
};
const inboxOf = ({ id }: TestMember) =>
  api.inClub(() => NotificationModel.find({ member: id }).sort({ at: 1 }).lean());
/** Calls for help in an inbox, each with the time it was last sent, in seconds, and whether it is new. */
const callsIn = async (who: TestMember): Promise<[number, boolean][]> =>
  (await inboxOf(who))
    .filter(({ title }) => title.endsWith(needsHelp('')))
    .map(({ at: sentAt, readAt }) => [(sentAt.getTime() - START) / 1_000, readAt === null]);
const endsIn = async (who: TestMember): Promise<number> =>
  (await inboxOf(who)).filter(({ title }) => title.includes(isSafe('', '').slice(0, 9))).length;

test('notifies each inbox once of ten calls for help and their ends within a minute (rule safety.help-again)', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    at(turn * 6);
    await help();
    at(turn * 6 + 3);
    await back();
  }
  for (const officer of [safety, duty]) {
    expect(await callsIn(officer)).toEqual([[6, false]]);
    expect(await endsIn(officer)).toBe(1);
  }
});

test('never loses a call: a pending one is passed on after three minutes', async () => {
  at(0);
  await help();
  expect(await callsIn(safety)).toEqual([[0, true]]);
  at(10);
  await back();
  expect(await callsIn(safety)).toEqual([[0, false]]);
  // Withdrawn by mistake: the second call is passed on at once.
  at(20);
  await help();
  expect(await callsIn(safety)).toEqual([[20, true]]);
  at(30);
  await back();
  at(40);
  await help();
  expect(await callsIn(safety)).toEqual([[20, false]]);
  // The boathouse and the board show it at once.
  const { body } = await api.call('GET', '/out-boats', { token: await tokenOf(safety) });
  expect(JSON.stringify(body)).toContain('"level":"alarm"');
  at(170);
  await check();
  expect(await callsIn(safety)).toEqual([[20, false]]);
  at(180);
  await check();
  expect(await callsIn(safety)).toEqual([[180, true]]);
  at(190);
  await back();
  expect(await endsIn(safety)).toBe(1);
});

test('notifies separately of a call after ten minutes, and of another kind of message', async () => {
  at(0);
  await help();
  at(10);
  await back();
  at(1_200);
  await help();
  expect(await callsIn(safety)).toEqual([
    [0, false],
    [1_200, true],
  ]);
  const titles = new Set((await inboxOf(safety)).map(({ title }) => title.replaceAll(/\d\d:\d\d/g, '')));
  expect(titles.size).toBe(2);
});

test('sends at the next check when a process was killed before it sent', async () => {
  at(0);
  await help();
  await api.inClub(async () => {
    const kept = await AlertModel.findOne({ sortie }).lean().orFail();
    expect(kept.helpTold).toHaveLength(1);
  });
  at(601);
  await check();
  expect((await callsIn(safety)).at(-1)).toEqual([601, true]);
});
