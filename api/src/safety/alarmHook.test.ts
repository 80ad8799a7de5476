import type { BoatRecord } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { dispatchEvents } from '../platform/events/dispatchEvents.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { launch } from '../testing/calls.ts';
import { makeBoat, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { startHookDouble, type HookDouble } from '../testing/hookDouble.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { AlertModel } from './Alert.ts';
import { watchOverdue } from './commands/watchOverdue.ts';

let api: TestClub;
let hook: HookDouble;
let noor: TestMember;
let kim: TestMember;
let safety: TestMember;
let eight: BoatRecord;

beforeEach(async () => {
  hook = await startHookDouble();
  api = await freshClub({
    startsAt: '2026-11-26T14:00:00Z',
    features: ['overdue', 'juniors'],
    alarmHook: hook.address,
  });
  [noor, kim, safety, eight] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Noor Tidewell', birthDate: '2012-01-01' }),
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Sam Safety', offices: ['safety'] }),
        await makeBoat({ name: 'Osprey', className: 'Eight' }),
      ] as const,
  );
});
afterEach(() => hook.close());

const out = () =>
  launch(api, noor, eight, { crew: [kim.id], trip: { back: 60, heading: 'with Noor Tidewell' } });
/** Moves the club's clock, 08:00 at the launch, and runs the checks. */
async function checkAt(time: string): Promise<void> {
  api.clock.set(new Date(`2026-11-26T${time}:00-06:00`).toISOString());
  await watchOverdue();
  await api.inClub(dispatchEvents);
  await workSettled();
}

test("calls the operator's hook once for each repeat of an alarm, without persons (rule safety.hook)", async () => {
  await out();
  await checkAt('09:15');
  expect(hook.received).toEqual([]);
  // A minor aboard triggers an alarm after half an hour. Two processes send it once.
  await Promise.all([checkAt('09:30'), checkAt('09:30')]);
  await checkAt('09:31');
  expect(hook.received.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/sms',
      body: {
        v: 1,
        club: expect.any(String),
        level: 'alarm',
        turn: 0,
        boat: 'Osprey',
        aboard: 2,
        seats: 9,
        launched: '2026-11-26T14:00:00.000Z',
        expected: '2026-11-26T15:00:00.000Z',
        area: null,
        text: 'Decide: call 112?',
      },
    },
  ]);
  expect(JSON.stringify(hook.received)).not.toMatch(/Noor|Kim/);
  await checkAt('09:40');
  expect(hook.received.map(({ body }) => (body as { turn: number }).turn)).toEqual([0, 1]);
  const [alert] = await api.inClub(() => AlertModel.find().lean());
  const token = await api.inClub(async () => tokenFor(await MemberModel.findById(safety.id).lean().orFail()));
  await api.call('POST', '/alert-acknowledge', { token, body: { id: String(alert?._id) } });
  await checkAt('09:50');
  expect(hook.received).toHaveLength(2);
});

test.each([
  ['fails', 500],
  ['sends elsewhere', 302],
])('calls a hook that %s again, under the same key', async (_what, answer) => {
  await out();
  hook.answer = answer;
  await checkAt('09:30');
  hook.answer = 204;
  await checkAt('09:31');
  await checkAt('09:32');
  expect(hook.received.map(({ path }) => path)).toEqual(['/sms', '/sms']);
  expect(new Set(hook.received.map(({ key }) => key)).size).toBe(1);
  const warned = api.logged.filter(({ event }) => event === 'alarm_hook_failed');
  expect(warned).toMatchObject([{ reason: `It answers ${answer}.` }]);
  expect(JSON.stringify(warned)).not.toContain(hook.address);
});

test('calls a hook that cannot be reached again, and delays nothing', async () => {
  await out();
  await hook.close();
  await checkAt('09:30');
  const warned = api.logged.filter(({ event }) => event === 'alarm_hook_failed');
  expect(warned).toMatchObject([{ reason: 'It cannot be reached.' }]);
  const mails = (await api.outbox()).filter((mail) => mail.includes('Nobody has heard from Osprey'));
  expect(mails).toHaveLength(1);
});

test('gives up a hook that never answers after eight seconds', async () => {
  await out();
  hook.answer = 0;
  const began = Date.now();
  await checkAt('09:30');
  expect(Date.now() - began).toBeGreaterThan(7_900);
  expect(api.logged.filter(({ event }) => event === 'alarm_hook_failed')).toMatchObject([
    { reason: 'It takes too long.' },
  ]);
});

test("does not name a member's own boat, because its name is theirs", async () => {
  const { _id } = await out();
  await api.inClub(() =>
    SortieModel.updateOne({ _id }, { $set: { isPrivate: true, boatName: "Noor Tidewell's 1x" } }),
  );
  await checkAt('09:30');
  expect(hook.received).toMatchObject([{ body: { boat: null } }]);
});
