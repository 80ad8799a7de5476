import type { DayActivity } from '@fleetwatch/contract/activity/wire';
import { land, launch, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let reader: TestMember;

const activity = async (): Promise<DayActivity[]> =>
  resultsOf<DayActivity[]>(await api.call('GET', '/activity-results', { token: reader.token }));

test('lists every day of the month with the miles credited on it (rule activity.day)', async () => {
  api = await freshClub({ startsAt: '2026-05-20T15:00:00Z' });
  const [kim, ana, boat] = await api.inClub(async () => {
    const members = [await makeMember(), await makeMember()] as const;
    const double = await makeBoat({ className: 'Double' });
    const on = { boat: double, launcher: members[0], crew: [members[1]] };
    await makeSortie({ ...on, launchedAt: '2026-05-04T11:00:00Z', miles: 4.25 });
    await makeSortie({ ...on, crew: [], launchedAt: '2026-05-05T04:30:00Z', miles: 0.5 });
    await makeSortie({ ...on, launchedAt: '2026-05-06T11:00:00Z', isLate: true });
    await makeSortie({ ...on, launchedAt: '2026-05-07T11:00:00Z', landedAt: null, isOut: true });
    const credited = { isLate: true, creditedBy: members[0].record._id };
    await makeSortie({ ...on, launchedAt: '2026-05-08T11:00:00Z', ...credited });
    await makeSortie({ ...on, launchedAt: '2026-04-30T11:00:00Z' });
    return [...members, await makeBoat({ className: 'Scull' })] as const;
  });
  reader = kim;
  const days = await activity();
  expect(days).toHaveLength(31);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  expect(days[0]).toEqual({ date: '2026-05-01', sorties: { trips: 0, miles: 0 }, users: {} });
  expect(days[3]).toEqual({
    date: '2026-05-04',
    sorties: { trips: 2, miles: 4.75 },
    users: { [kim.id]: 2, [ana.id]: 1 },
  });
  const counted = days.filter(({ sorties }) => sorties.trips > 0);
  expect(counted.map(({ date }) => date)).toEqual(['2026-05-04', '2026-05-08']);

  const sortie = await launch(api, ana, boat);
  await land(api, ana, sortie._id, 2);
  expect((await activity())[19]).toEqual({
    date: '2026-05-20',
    sorties: { trips: 1, miles: 2 },
    users: { [ana.id]: 1 },
  });

  // Kim lends a boat, and is not part of its outing.
  const borrowed = await launch(api, ana, null, { borrowed: kim.id });
  await land(api, ana, borrowed._id, 1);
  expect((await activity())[19]?.users).toEqual({ [ana.id]: 2 });
});

test("uses the club's month, which changes at the club's midnight", async () => {
  api = await freshClub({ startsAt: '2028-03-01T05:59:59Z' });
  reader = await api.inClub(() => makeMember());
  expect((await activity()).map(({ date }) => date).at(-1)).toBe('2028-02-29');
  api.clock.set('2028-03-01T06:00:00Z');
  expect((await activity())[0]?.date).toBe('2028-03-01');
});

test("recounts a day's sorties only after its total changes (rule activity.day)", async () => {
  api = await freshClub({ startsAt: '2026-05-20T15:00:00Z' });
  const boat = await api.inClub(async () => {
    reader = await makeMember();
    const scull = await makeBoat({ className: 'Scull' });
    await makeSortie({ boat: scull, launcher: reader, launchedAt: '2026-05-04T11:00:00Z', miles: 3 });
    return scull;
  });
  const aggregate = jest.spyOn(SortieModel, 'aggregate');
  const countedDays = () =>
    aggregate.mock.calls.map(
      ([stages]) => (stages?.[0] as { $match: { day: { $in: string[] } } }).$match.day.$in,
    );
  await activity();
  expect(countedDays().map((days) => days.length)).toEqual([31]);

  const sortie = await launch(api, reader, boat);
  await land(api, reader, sortie._id, 2);
  expect((await activity())[19]).toMatchObject({ sorties: { trips: 1, miles: 2 } });
  await land(api, reader, sortie._id, 2.5);
  const days = await activity();
  expect(days[19]).toMatchObject({ sorties: { trips: 1, miles: 2.5 }, users: { [reader.id]: 1 } });
  expect(days[3]).toMatchObject({ sorties: { trips: 1, miles: 3 }, users: { [reader.id]: 1 } });
  expect(countedDays().slice(1)).toEqual([['2026-05-20'], ['2026-05-20']]);
  aggregate.mockRestore();
});
