import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { land, launch, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';

interface Season {
  miles: number;
  trips: number;
}

let api: TestClub;
let kim: TestMember;

const inZone = async (timezone: string): Promise<void> => {
  api = await freshClub({ timezone });
  kim = await api.inClub(() => makeMember());
};
/** Moves the clock and signs in again, because a token lasts 15 minutes. */
const at = async (instant: string): Promise<void> => {
  api.clock.set(instant);
  kim = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
};
const season = async (): Promise<Season> => {
  const { miles, trips } = resultsOf<Season>(
    await api.call('GET', `/user-results/${kim.id}`, { token: kim.token }),
  );
  return { miles, trips };
};
const outing = async (launchedAt: string, landedAt: string): Promise<Sortie> => {
  await at(launchedAt);
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat()));
  await at(landedAt);
  return land(api, kim, sortie._id, 5);
};

describe.each([
  {
    zone: 'America/Chicago',
    days: [
      // An ordinary day, a 23-hour day and a 25-hour day: launch, last instant that counts, first that does
      // not.
      ['2026-05-01T11:00:00Z', '2026-05-02T04:59:59Z', '2026-05-02T05:00:00Z'],
      ['2026-03-08T06:00:00Z', '2026-03-09T04:59:59Z', '2026-03-09T05:00:00Z'],
      ['2026-11-01T05:00:00Z', '2026-11-02T05:59:59Z', '2026-11-02T06:00:00Z'],
    ],
  },
  {
    zone: 'Europe/Berlin',
    days: [
      ['2026-05-01T04:00:00Z', '2026-05-01T21:59:59Z', '2026-05-01T22:00:00Z'],
      ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
      ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
    ],
  },
])('the midnight rule in $zone', ({ zone, days }) => {
  test.each(days)(
    'counts a launch %s that is landed by %s, and not at %s (rule credit.late)',
    async (launched, counts, late) => {
      await inZone(zone);
      expect(await outing(launched, counts)).toMatchObject({
        late: false,
        miles: 5,
        total_miles: 5,
        total_trips: 1,
      });
      expect(await season()).toEqual({ miles: 5, trips: 1 });
      const landedLate = await outing(launched, late);
      expect(landedLate).toMatchObject({ late: true, miles: 5, land: expect.stringMatching(/ 00:00:00$/) });
      expect(await season()).toEqual({ miles: 5, trips: 1 });
    },
  );
});

test('corrects a sortie that counted when it lands again the next day, and does not credit a late one', async () => {
  await inZone('America/Chicago');
  const counted = await outing('2026-05-01T11:00:00Z', '2026-05-01T12:00:00Z');
  const late = await outing('2026-05-01T13:00:00Z', '2026-05-02T13:00:00Z');
  await at('2026-05-02T14:00:00Z');
  expect(await land(api, kim, counted._id, 8)).toMatchObject({ late: false, land: counted.land, miles: 8 });
  expect(await land(api, kim, late._id, 9)).toMatchObject({ late: true, land: late.land, miles: 9 });
  expect(await season()).toEqual({ miles: 8, trips: 1 });
});

test("counts the sorties of a season's last day in that season", async () => {
  await inZone('Europe/Berlin');
  const before = await outing('2026-12-31T21:00:00Z', '2026-12-31T22:59:59Z');
  expect(await season()).toEqual({ miles: 5, trips: 1 });
  await at('2026-12-31T23:00:00Z');
  expect(await season()).toEqual({ miles: 0, trips: 0 });
  await land(api, kim, before._id, 7);
  expect(await season()).toEqual({ miles: 0, trips: 0 });
  await at('2026-12-31T22:30:00Z');
  expect(await season()).toEqual({ miles: 7, trips: 1 });
});

test('counts Feb 29 like any other day', async () => {
  await inZone('America/Chicago');
  expect(await outing('2028-02-29T13:00:00Z', '2028-03-01T05:59:59Z')).toMatchObject({
    late: false,
    launch: '2028-02-29 07:00:00',
    land: '2028-02-29 23:59:59',
  });
  expect(await outing('2028-02-29T13:00:00Z', '2028-03-01T06:00:00Z')).toMatchObject({ late: true });
});
