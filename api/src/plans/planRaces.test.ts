import type { BoatRecord } from '../boats/Boat.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { PlanModel } from './Plan.ts';
import { BoatSlotModel } from '../slots/BoatSlot.ts';

/** A few rounds by default; FLEETWATCH_RACE_ROUNDS=200 takes minutes. */
const ROUNDS = Number(process.env.FLEETWATCH_RACE_ROUNDS ?? 5);
const AT_ONCE = 10;
const SECONDS_A_ROUND = 10;

let api: TestClub;
let members: TestMember[];
let boat: BoatRecord;

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-15T15:00:00Z' });
  await api.inClub(async () => {
    boat = await makeBoat();
    members = await Promise.all(Array.from({ length: AT_ONCE }, () => makeMember()));
  });
});

/** Overlapping hours around 07:00, shifted by quarter hours. */
const hours = (at: number): { launchtime: string; landtime: string } => ({
  launchtime: `06:${String((at % 4) * 15).padStart(2, '0')}`,
  landtime: `07:${String((at % 3) * 15 + 15).padStart(2, '0')}`,
});

const ask = (who: TestMember, at: number, isRepeated: boolean): Promise<Answer> =>
  api.call('POST', '/plan', {
    token: who.token,
    body: {
      group: null,
      description: '',
      date: '2026-05-18',
      ...hours(at),
      fleet: [String(boat._id)],
      crew: [],
      limit: null,
      weeklytill: isRepeated ? '2026-06-01' : null,
      weekdays: isRepeated ? [1] : [],
    },
  });

test(
  `gives a boat to one of ten concurrent plans for overlapping hours, single and repeated, ${ROUNDS} times`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await api.inClub(async () => {
        await PlanModel.deleteMany({});
        await BoatSlotModel.deleteMany({});
      });
      const answers = await Promise.all(
        members.map((member, at) => ask(member, at + round, (at + round) % 2 === 0)),
      );
      const winners = answers.filter(({ status }) => status === 200);
      const losers = answers.filter(({ status }) => status === 409);
      expect([winners.length, losers.length]).toEqual([1, AT_ONCE - 1]);
      for (const { body } of losers) expect((body as string[])[1]).toBe('boat_reserved');
    }
  },
  ROUNDS * SECONDS_A_ROUND * 1_000 + 30_000,
);
