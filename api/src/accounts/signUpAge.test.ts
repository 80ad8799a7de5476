import { GUARDIAN_NAME, BIRTH_DATE_INVALID } from '@fleetwatch/contract/members/texts';
import type { MemberClearances } from '@fleetwatch/contract/clearances/wire';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { MemberModel } from '../members/Member.ts';
import { freshKey } from '../testing/calls.ts';
import { makeCoach, PASSWORD, tokenFor, userGroupId } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { CLUB_PASSWORD, type Answer, type TestClub } from '../testing/startTestApi.ts';

const GUARDIAN = { name: ' Petra Tidewell ', email: 'petra@example.org', consents: true };
const KEPT = { name: 'Petra Tidewell', email: 'petra@example.org', consentOn: '2026-05-15' };

let api: TestClub;
let group: string;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-15T15:00:00Z', features: ['clearances', 'juniors'] });
  group = await api.inClub(() => userGroupId());
});

const signUp = (more: object, key?: string): Promise<Answer> =>
  api.call('POST', '/user', {
    body: {
      club: CLUB_PASSWORD,
      name: 'Noor Tidewell',
      email: 'noor@example.org',
      password: PASSWORD,
      group,
      passwordhint: 'our first cox',
      pic: '',
      aboutme: '',
      aboutmeurl: '',
      coach_p: 0,
      ...more,
    },
    ...(key ? { key } : {}),
  });
const stored = async () =>
  api.inClub(() => MemberModel.findOne({ name: 'Noor Tidewell' }).select('birthDate guardian').lean());

describe("a newcomer's age (rule account.age)", () => {
  test('accepts a sign-up without an age, which the member may give later', async () => {
    expect((await signUp({})).body).toMatch(/^[0-9a-f]{24}$/);
    expect((await stored())?.birthDate).toBeNull();
  });

  test('requires an age, and a guardian for a minor, whose consent counts from that day', async () => {
    expect((await signUp({ birthDate: '15 May 2011' })).body).toEqual([
      BIRTH_DATE_INVALID,
      'invalid:birthDate',
    ]);
    expect((await signUp({ birthDate: '2011-03-04' })).body).toEqual([GUARDIAN_NAME, 'invalid:guardian']);
    expect(await stored()).toBeNull();
    const key = freshKey();
    const joined = await signUp({ birthDate: '2011-03-04', guardian: GUARDIAN }, key);
    expect(joined.body).toMatch(/^[0-9a-f]{24}$/);
    expect((await signUp({ birthDate: '2011-03-04', guardian: GUARDIAN }, key)).body).toBe(joined.body);
    expect(await stored()).toMatchObject({ birthDate: '2011-03-04', guardian: KEPT });
  });

  test('reveals of an age only whether the member is a minor', async () => {
    await signUp({ birthDate: '2011-03-04', guardian: { ...GUARDIAN, consents: false } });
    const login = await api.call('POST', '/login', { body: { name: 'Noor Tidewell', password: PASSWORD } });
    const me = login.body as { _id: string; token: string };
    const own = (await api.call('GET', `/member-clearances/${me._id}`, { token: me.token })).body;
    expect((own as MemberClearances).age).toEqual({
      isKnown: true,
      isMinor: true,
      mayGive: false,
      guardian: { ...KEPT, consentOn: null },
    });
    const coach = await api.inClub(makeCoach);
    const token = await api.inClub(() => tokenFor(coach.record));
    const answers = [
      ...[login.body, own, (await api.call('GET', '/club')).body],
      ...(await Promise.all(
        [
          '/users-results',
          `/user-results/${me._id}`,
          '/audit-results',
          '/availability?name=Noor%20Tidewell',
        ].map(async (path) => (await api.call('GET', path, { token })).body),
      )),
    ];
    expect(JSON.stringify(answers)).not.toContain('2011-03-04');
  });

  test("drops an adult's guardian, and all age fields in a club without juniors", async () => {
    await signUp({ birthDate: '1990-03-04', guardian: GUARDIAN });
    expect(await stored()).toMatchObject({ birthDate: '1990-03-04', guardian: null });
    await api.inClub(() => MemberModel.deleteMany({ name: 'Noor Tidewell' }));
    await ClubModel.updateOne({ _id: api.clubId }, { $set: { features: [] } });
    clearClubCache();
    expect((await signUp({ birthDate: '2011-03-04', guardian: GUARDIAN })).status).toBe(200);
    expect(await stored()).toMatchObject({ birthDate: null, guardian: null });
    expect((await signUp({ name: 'Ada Lake', email: 'ada@example.org' })).body).toMatch(/^[0-9a-f]{24}$/);
  });
});
