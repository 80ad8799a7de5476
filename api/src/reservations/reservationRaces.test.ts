import { tooMany } from '@fleetwatch/contract/reservations/texts';
import type { BoatReservation } from '@fleetwatch/contract/reservations/wire';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { DEFAULT_RESERVATION_SETTINGS } from '@fleetwatch/contract/reservations/settings';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { dayIn } from '../platform/club/clock.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { reserving } from '../testing/reservationCases.ts';
import { startApiProcess, type ApiProcess } from '../testing/apiProcess.ts';
import { send, startTestApi, type Answer, type TestApi } from '../testing/startTestApi.ts';
import { ReservationModel, type ReservationRecord } from './Reservation.ts';

const RESERVATIONS = 500;
const BOATS = 60;
const MEMBERS = 20;

/**
 * One of two processes, each of which queues a club's transactions only for itself: between them, the unique
 * indexes decide.
 */
let api: TestApi;
let there: ApiProcess;
let members: TestMember[];
let boats: { id: string; name: string }[];

beforeAll(async () => {
  // The other process uses the real time.
  api = await startTestApi({ startsAt: new Date().toISOString(), features: ['reservations'] });
  await api.inClub(async () => {
    members = await Promise.all(Array.from({ length: MEMBERS }, () => makeMember()));
    boats = [];
    for (let made = 0; made < BOATS; made += 1) {
      const { _id, name } = await makeBoat();
      boats.push({ id: String(_id), name });
    }
  });
});
afterEach(() => there.stop());
afterAll(() => api.close());

/** Starts the other process, which caches the club's settings for ten seconds. */
async function allow(mostActive: number): Promise<void> {
  const reservations = { ...DEFAULT_RESERVATION_SETTINGS, mostActive };
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { reservations } });
  clearClubCache();
  there = await startApiProcess(api.uri);
}

const tomorrow = (): string => addDays(dayIn('America/Chicago'), 1);

/** Hours from 06:00 to 09:00, by quarter hours, so that those of one boat overlap in every way. */
function wish(at: number): object {
  const start = 6 * 4 + ((at * 7) % 13);
  const time = (quarter: number): string =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  const boat = boats[(at * 11) % BOATS]?.id;
  return { ...reserving, date: tomorrow(), boat, launch: time(start), land: time(start + 2 + (at % 5)) };
}

const ask = (who: TestMember | undefined, body: object, at: number): Promise<Answer> =>
  send(at % 2 === 0 ? api.base : there.base, 'POST', '/reservation', { token: who?.token, body });

test(`grants ${RESERVATIONS} reservations of ${BOATS} boats by ${MEMBERS} members without overlap, and names in each refusal who has the boat`, async () => {
  await allow(RESERVATIONS);
  const asked = Array.from({ length: RESERVATIONS }, (_, at) => ({
    member: members[at % MEMBERS],
    body: wish(at),
  }));
  const answers: Answer[] = [];
  for (let from = 0; from < RESERVATIONS; from += 50) {
    const some = asked.slice(from, from + 50);
    answers.push(...(await Promise.all(some.map(({ member, body }, at) => ask(member, body, at)))));
  }
  const given = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(given.length).toBeGreaterThan(BOATS);
  expect(refused.length).toBeGreaterThan(BOATS);

  const stored = await api.inClub(() => ReservationModel.find().lean<ReservationRecord[]>());
  expect(stored).toHaveLength(given.length);
  for (const [, ofBoat] of Map.groupBy(stored, ({ boat }) => String(boat))) {
    const inOrder = [...ofBoat].sort((one, other) => one.launchAt.getTime() - other.launchAt.getTime());
    inOrder.forEach(({ launchAt }, at) => {
      const before = inOrder[at - 1];
      expect(before === undefined || before.landAt <= launchAt).toBe(true);
    });
  }

  const had = given.map(({ body }) => {
    const { boatName, by, launch, land } = body as BoatReservation;
    const hours = `${weekdayDayText(launch)}, ${launch.slice(11, 16)}–${land.slice(11, 16)}`;
    return `${boatName} is reserved by ${by.name}, ${hours}.`;
  });
  for (const { status, body } of refused) {
    expect([status, (body as string[])[1]]).toEqual([409, 'boat_reserved']);
    expect(had).toContain((body as string[])[0]);
  }
}, 240_000);

test('grants a member who requests many boats at once only as many as the club allows', async () => {
  await api.inClub(() => ReservationModel.deleteMany({}));
  await allow(3);
  const asked = boats.slice(0, 20).map(({ id }) => ({ ...reserving, boat: id, date: tomorrow() }));
  const answers = await Promise.all(asked.map((body, at) => ask(members[0], body, at)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(17);
  for (const { body } of refused) expect(body).toEqual([tooMany(3), 'invalid:date']);
  const stored = await api.inClub(() => ReservationModel.find().lean<ReservationRecord[]>());
  expect(stored.map(({ place }) => place).sort()).toEqual([0, 1, 2]);
}, 60_000);
