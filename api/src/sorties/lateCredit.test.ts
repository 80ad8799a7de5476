import { NOT_LATE, SORTIE_NOT_FOUND, STILL_OUT } from '@fleetwatch/contract/sorties/texts';
import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { freshKey, land, launch, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';

let api: TestClub;
let kim: TestMember;
let coach: TestMember;
let boat: BoatRecord;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-12-31T22:00:00Z' });
  await api.inClub(async () => {
    kim = await makeMember();
    coach = await makeCoach();
    boat = await makeBoat({ className: 'Scull' });
  });
});

const credit = (id: string, by: TestMember | null = coach, key?: string): Promise<Answer> =>
  api.call('PUT', '/sortie-credit', {
    token: by?.token,
    body: { id },
    ...(key === undefined ? {} : { key }),
  });
const statistics = async (): Promise<MemberStatistics> =>
  resultsOf<MemberStatistics>(await api.call('GET', `/user-results/${kim.id}`, { token: kim.token }));

async function signInAgain(): Promise<void> {
  await api.inClub(async () => {
    kim = { ...kim, token: await tokenFor(kim.record) };
    coach = { ...coach, token: await tokenFor(coach.record) };
  });
}

async function expectTrueTotals(): Promise<void> {
  await api.inClub(async () => {
    expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
  });
}

/** Launches this evening and lands tomorrow morning, in the next year. */
async function landLate(): Promise<Sortie> {
  const sortie = await launch(api, kim, boat);
  api.clock.set('2027-01-01T14:00:00Z');
  await signInAgain();
  return land(api, kim, sortie._id, 7.5);
}

test('credits a late landing to the season of its launch when a coach does so (rule credit.late)', async () => {
  const late = await landLate();
  expect(late).toMatchObject({ late: true, miles: 7.5 });
  const credited = await credit(late._id);
  expect(credited.body).toMatchObject({ _id: late._id, late: false, miles: 7.5 });
  await expectTrueTotals();
  expect(await statistics()).toMatchObject({ miles: 0, trips: 0 });
  await api.inClub(async () => {
    const ofMember = Object.entries(await storedTotals()).find(([key]) => key === `2026 member ${kim.id}`);
    expect(ofMember?.[1]).toMatchObject({ trips: 1, milesHundredths: 750, soloHundredths: 750 });
  });
});

test('credits a landing once when it is credited twice, with and without a key', async () => {
  const [late, key] = [await landLate(), freshKey()];
  const first = await credit(late._id, coach, key);
  expect((await credit(late._id, coach, key)).body).toEqual(first.body);
  expect((await credit(late._id)).body).toEqual(first.body);
  await expectTrueTotals();
});

test('keeps the coach who credited a sortie first', async () => {
  const late = await landLate();
  await credit(late._id);
  await credit(late._id, await api.inClub(() => makeCoach()));
  const kept = await api.inClub(() => SortieModel.findById(late._id).lean());
  expect(String(kept?.creditedBy)).toBe(coach.id);
});

test('changes the totals by the difference when a credited sortie lands again', async () => {
  const late = await landLate();
  await credit(late._id);
  expect(await land(api, kim, late._id, 9)).toMatchObject({ late: false, miles: 9 });
  await expectTrueTotals();
});

test('refuses to credit sorties that are out or were landed in time', async () => {
  const sortie = await launch(api, kim, boat);
  const out = await credit(sortie._id);
  expect([out.status, out.body]).toEqual([409, [STILL_OUT, 'boat_out']]);
  await land(api, kim, sortie._id, 3);
  const inTime = await credit(sortie._id);
  expect([inTime.status, inTime.body]).toEqual([409, [NOT_LATE, 'not_late']]);
  expect(await statistics()).toMatchObject({ miles: 3, trips: 1 });
});

test('lets only coaches credit a late landing', async () => {
  const { _id } = await launch(api, kim, boat);
  const refused = await credit(_id, kim);
  expect([refused.status, refused.body]).toEqual([
    403,
    ['Only confirmed coaches can credit a late landing.', 'coaches_only'],
  ]);
  expect((await credit(_id, null)).status).toBe(401);
  const unknown = await credit('f'.repeat(24));
  expect([unknown.status, unknown.body]).toEqual([404, [SORTIE_NOT_FOUND, 'not_found']]);
  expect((await credit('sortie')).status).toBe(422);
});
