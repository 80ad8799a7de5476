import type { Tour } from '@fleetwatch/contract/tours/wire';
import { landWithTour, tourIsOver } from '@fleetwatch/contract/tours/texts';
import { eraseMember } from '../admin/eraseMember.ts';
import { exportMember } from '../admin/exportMember.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { remindOfLateLandings } from '../lateLandings/commands/remindOfLateLandings.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { remindStillOut } from '../notifications/commands/remindStillOut.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { AlertModel } from '../safety/Alert.ts';
import { watchOverdue } from '../safety/commands/watchOverdue.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { resultsOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { touring } from '../testing/tourCases.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { endTours } from './commands/endTours.ts';
import { TourModel } from './Tour.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let coach: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  api = await freshClub({
    startsAt: '2026-05-01T11:00:00Z',
    features: ['tours', 'overdue', 'forgotten', 'notifications'],
  });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    ana = await makeMember({ name: 'Ana Bo' });
    coach = await makeCoach();
    osprey = await makeBoat({ name: 'Osprey', className: 'Double' });
  });
});
/** Runs scheduled work that is due at an instant. */
async function passTo(instant: string): Promise<void> {
  api.clock.set(instant);
  await endTours();
  for (const duty of [watchOverdue, remindOfLateLandings, remindStillOut]) await duty();
  await workSettled();
  await api.inClub(async () => {
    for (const who of [kim, ana, coach]) who.token = await tokenFor(who.record);
  });
}
const titles = async (who: TestMember): Promise<string[]> =>
  (await api.inClub(() => NotificationModel.find({ member: who.id }).sort({ at: 1, _id: 1 }).lean())).map(
    ({ title }) => title,
  );
const alerts = async (): Promise<string[]> =>
  (await api.inClub(() => AlertModel.find({ closedAt: null }).lean())).map(({ level }) => level);
const stillOut = async (): Promise<unknown[]> =>
  resultsOf<unknown[]>(await api.as(kim, 'GET', '/sorties-stillout-results'));

/** Starts a tour until May 3 that Ana organizes, with Kim and her in Osprey. */
async function away(): Promise<string> {
  const tour = touring(String(osprey._id), [kim.id, ana.id]);
  const { _id } = (await api.as(ana, 'POST', '/tour', { ...tour, vehicle: 'The bus of Ana Bo' }))
    .body as Tour;
  expect((await api.as(ana, 'POST', '/tour-start', { id: _id, replies: [] })).status).toBe(200);
  return _id;
}

test('does not search for a boat that is away until 20:00 of its last day (rules tour.away, tour.notified)', async () => {
  await away();
  await workSettled();
  expect(await titles(kim)).toEqual(['Elbe has left, with you in Osprey']);
  for (const instant of ['2026-05-01T20:00:00Z', '2026-05-02T13:00:00Z', '2026-05-04T00:59:00Z']) {
    await passTo(instant);
    expect([instant, await alerts(), await stillOut()]).toEqual([instant, [], []]);
  }
  expect(await titles(kim)).toHaveLength(1);
});

test("treats a tour's boat as out after that, and notifies its organizer once (rule tour.over)", async () => {
  const id = await away();
  await passTo('2026-05-04T01:00:00Z');
  await passTo('2026-05-04T01:01:00Z');
  expect(await stillOut()).toHaveLength(1);
  expect((await titles(ana)).filter((title) => title === tourIsOver('Elbe'))).toHaveLength(1);
  expect(await alerts()).toEqual([]);
  await passTo('2026-05-04T01:11:00Z');
  expect(await alerts()).toEqual(['late']);
  await passTo('2026-05-04T02:01:00Z');
  expect(await alerts()).toEqual(['alarm']);
  const [sortie] = (await stillOut()) as { _id: string }[];
  const landing = { sortie: sortie?._id, miles: 3, description: '', uid: kim.id };
  expect((await api.as(kim, 'POST', '/land', landing)).body).toEqual([
    landWithTour('Osprey', 'Elbe'),
    'tour_state',
  ]);
  const later = { ...touring(String(osprey._id), [kim.id, ana.id]), id, to: '2026-05-05' };
  expect((await api.as(ana, 'PUT', '/tour', later)).status).toBe(200);
  await workSettled();
  expect([await alerts(), await stillOut()]).toEqual([[], []]);
  const legs = [{ date: '2026-05-02', from: '', to: '', miles: 9 }];
  await passTo('2026-05-04T13:00:00Z');
  expect((await api.as(ana, 'POST', '/tour-land', { id, legs })).status).toBe(200);
  await passTo('2026-05-06T02:00:00Z');
  expect(await alerts()).toEqual([]);
});

test('does not treat a tour of the day before as a forgotten landing (rule tour.over)', async () => {
  await away();
  await passTo('2026-05-05T13:00:00Z');
  expect((await titles(kim)).filter((title) => title.includes('How far'))).toEqual([]);
  // The next crew may still report that the boat is here.
  const check = await api.as(coach, 'GET', `/launch-check?bus=${String(osprey._id)}`);
  expect(resultsOf(check)).toEqual([expect.objectContaining({ code: 'left_out', level: 'warn' })]);
});

test('refuses to erase members who are away, and later keeps their days without their notes (rule tour.erase)', async () => {
  const id = await away();
  const erase = (who: TestMember) => api.inClub(() => eraseMember(who.record));
  await expect(erase(ana)).rejects.toThrow('Ana Bo has a boat out. Land it first.');
  await passTo('2026-05-02T17:00:00Z');
  const legs = [{ date: '2026-05-01', from: 'Ana Bo’s jetty', to: '', miles: 9 }];
  await api.as(ana, 'POST', '/tour-land', { id, legs });
  const next = touring(String(osprey._id), [ana.id, kim.id]);
  const coming = (
    await api.as(kim, 'POST', '/tour', { ...next, name: 'Ana Bo Cup', from: '2026-06-01', to: '2026-06-02' })
  ).body as Tour;
  const exported = await api.inClub(() => exportMember(ana.record));
  expect(exported.tours).toMatchObject([
    { name: 'Elbe', legs: [{ milesHundredths: 900 }] },
    { name: 'Ana Bo Cup' },
  ]);
  await erase(ana);
  await api.inClub(async () => {
    const landed = await TourModel.findById(id).lean();
    expect(landed).toMatchObject({
      vehicle: '',
      legs: [{ from: 'Former Member’s jetty', milesHundredths: 900 }],
    });
    const planned = await TourModel.findById(coming._id).lean();
    expect(planned?.name).toBe('Former Member Cup');
    expect(planned?.boats[0]?.crew.map(String)).toEqual([kim.id]);
    expect(await SortieModel.findOne({ 'tour._id': id }).lean()).toMatchObject({
      milesHundredths: 900,
      notes: 'Elbe: Former Member’s jetty',
    });
  });
});
