import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { startApiProcess, type ApiProcess } from '../testing/apiProcess.ts';
import { freshKey, launchBody } from '../testing/calls.ts';
import { makeBoat, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { startSmtpDouble, type SmtpDouble } from '../testing/smtpDouble.ts';
import { send, startTestApi, type TestApi } from '../testing/startTestApi.ts';

/** One kill by default; FLEETWATCH_KILLS=40 takes minutes. */
const KILLS = Number(process.env.FLEETWATCH_KILLS ?? 1);
/** Time after a call within which an alarm is stored, dispatched, addressed and mailed. */
const WINDOW_MS = 120;
/** Time after a restart until everyone has received it. */
const WITHIN_MS = 30_000;
const POLL_MS = 20;

let api: TestApi;
let smtp: SmtpDouble;

const startProcess = (): Promise<ApiProcess> =>
  startApiProcess(api.uri, { FLEETWATCH_DATA: api.dataDir, FLEETWATCH_SMTP_URL: smtp.url });

interface Crew {
  noor: TestMember;
  boats: BoatRecord[];
  officers: TestMember[];
}

const makeCrew = (): Promise<Crew> =>
  api.inClub(async () => ({
    noor: await makeMember(),
    boats: await Promise.all(Array.from({ length: KILLS }, () => makeBoat())),
    officers: [
      await makeMember({ offices: ['safety'] }),
      await makeMember({ offices: ['safety'] }),
      await makeMember({ offices: ['safety'] }),
    ],
  }));

/** Sends until it is answered, like a device, under one key. */
async function ask(
  processOf: () => ApiProcess,
  who: TestMember,
  path: string,
  body: object,
): Promise<unknown> {
  const key = freshKey();
  const token = await api.inClub(() => tokenFor(who.record));
  for (;;) {
    try {
      const answer = await send(processOf().base, 'POST', path, { token, key, body });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    } catch (error) {
      // Node's own errors are from another realm than the test's.
      if (!(error as { code?: string }).code?.startsWith('ECONN')) throw error;
      await pause(POLL_MS);
    }
  }
}

/** Mails about one boat's call for help, by officer; a mailbox keeps one of those with the same id. */
const mailsOf = (boat: BoatRecord, officers: readonly TestMember[]): number[] =>
  officers.map(({ record: { email } }) => {
    const theirs = smtp.received.filter(
      ({ to, subject }) => to === email && subject === `${boat.name} needs help.`,
    );
    return new Set(theirs.map(({ id }) => id)).size;
  });

async function expectMails(boat: BoatRecord, officers: readonly TestMember[]): Promise<void> {
  const end = Date.now() + WITHIN_MS;
  while (mailsOf(boat, officers).includes(0) && Date.now() < end) await pause(POLL_MS);
  expect(mailsOf(boat, officers)).toEqual(officers.map(() => 1));
}

async function alarmWhile(kill: (present: ApiProcess) => Promise<ApiProcess>): Promise<void> {
  const { noor, boats, officers } = await makeCrew();
  let present = await startProcess();
  try {
    for (const boat of boats) {
      const launched = (await ask(() => present, noor, '/launch', launchBody(boat, noor))) as Sortie;
      const help = ask(() => present, noor, '/sortie-help', { id: launched._id });
      await pause(randomInt(WINDOW_MS));
      present = await kill(present);
      await help;
      await expectMails(boat, officers);
    }
    for (const boat of boats) expect(mailsOf(boat, officers)).toEqual([1, 1, 1]);
  } finally {
    await present.kill();
  }
}

async function restart(present: ApiProcess): Promise<ApiProcess> {
  await present.kill();
  return startProcess();
}

describe.each([
  ['mail alone', ['overdue']],
  ['an inbox', ['overdue', 'notifications']],
] satisfies [string, Feature[]][])('in a club with %s', (_what, features) => {
  beforeEach(async () => {
    smtp = await startSmtpDouble();
    api = await startTestApi({ startsAt: new Date().toISOString(), features });
  });
  afterEach(async () => {
    await api.close();
    await smtp.close();
  });

  test(
    'sends everyone an alarm once, whenever its process is killed and started again',
    () => alarmWhile(restart),
    KILLS * 60_000,
  );
});

describe('of two processes', () => {
  beforeEach(async () => {
    smtp = await startSmtpDouble();
    api = await startTestApi({ startsAt: new Date().toISOString(), features: ['overdue'] });
  });
  afterEach(async () => {
    await api.close();
    await smtp.close();
  });

  test(
    'sends an alarm from the other process when one is killed',
    async () => {
      let other = await startProcess();
      await alarmWhile(async (present) => {
        await present.kill();
        const next = other;
        other = await startProcess();
        return next;
      });
      await other.kill();
    },
    KILLS * 60_000,
  );
});
