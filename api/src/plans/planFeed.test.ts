import { FEED_NOT_FOUND } from '@fleetwatch/contract/plans/texts';
import type { Plan, PlanFeed } from '@fleetwatch/contract/plans/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import ICAL from 'ical.js';
import { MemberModel } from '../members/Member.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { freshKey, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeMember, userGroupId, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

const ZONE = 'America/Chicago';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let hpg: string;

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-15T15:00:00Z', timezone: ZONE });
  await api.inClub(async () => {
    [kim, ana] = [await makeMember({ name: 'Kim Harper' }), await makeMember({ name: 'Ana Bo' })];
    hpg = await userGroupId('HPG');
    const boat = await makeBoat();
    const common = { launchtime: '07:00', landtime: '08:30', fleet: [], crew: [], limit: null };
    const once = { weeklytill: null, weekdays: [] };
    const plans: [TestMember, object][] = [
      [kim, { ...once, date: '2026-05-18', group: null, description: 'Easy; then, hard\nand home' }],
      [ana, { ...once, date: '2026-05-19', group: hpg, description: '', fleet: [String(boat._id)] }],
      [
        ana,
        {
          // Across the end of daylight-saving time.
          date: '2026-10-26',
          weeklytill: '2026-11-06',
          weekdays: [1, 5],
          group: hpg,
          description: 'Zoë’s long steady row, '.repeat(6),
          crew: [kim.id],
          limit: 8,
        },
      ],
    ];
    for (const [who, plan] of plans) {
      const answer = await api.call('POST', '/plan', { token: who.token, body: { ...common, ...plan } });
      expect(answer.status).toBe(200);
    }
  });
});

const asked = async (who: TestMember, group: string | null): Promise<PlanFeed> => {
  const answer = await api.call('POST', '/plan-feed', { token: who.token, body: { group } });
  expect(answer.status).toBe(200);
  return answer.body as PlanFeed;
};
/** Fetches like a calendar program: without a token. */
const fetched = ({ path }: PlanFeed): Promise<Answer> => api.call('GET', path.replace(/^\/api/, ''));
const feedsOf = async (who: TestMember): Promise<PlanFeed[]> =>
  resultsOf<PlanFeed[]>(await api.call('GET', '/plan-feeds-results', { token: who.token }));
const listed = async (of: (plan: Plan) => boolean): Promise<Plan[]> => {
  const path = '/plans?from=2026-05-15&to=2026-12-31';
  return resultsOf<Plan[]>(await api.call('GET', path, { token: kim.token })).filter(of);
};

interface Read {
  id: string;
  start: number;
  end: number;
  summary: string;
}
function read({ body }: Answer): { name: unknown; events: Read[] } {
  const calendar = new ICAL.Component(ICAL.parse(String(body)));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      summary: event.summary,
    };
  });
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), events };
}
const shown = (plans: readonly Plan[]): Read[] =>
  plans.map(({ _id, launch, land, usergroup, description, name }) => ({
    id: `${_id}@fleetwatch`,
    start: instantOf(launch, ZONE),
    end: instantOf(land, ZONE),
    summary: `${usergroup}: ${description || name}`,
  }));

test("shows the same plans in a member's calendar as on the screen", async () => {
  const answer = await fetched(await asked(kim, null));
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const own = await listed(({ by, crewids }) => by === kim.id || crewids.includes(kim.id));
  expect(own).toHaveLength(5);
  expect(read(answer)).toEqual({ name: 'My Plans', events: shown(own) });
  // 07:00 before and after the clock change.
  const hours = own.slice(1).map(({ launch }) => launch.slice(11));
  expect(new Set(hours)).toEqual(new Set(['07:00:00']));
});

test("shows a group's plans in its calendar, with crew and boats as text", async () => {
  const answer = await fetched(await asked(kim, hpg));
  const groups = await listed(({ group }) => group === hpg);
  expect(read(answer)).toEqual({ name: 'HPG', events: shown(groups) });
  const text = String(answer.body).replaceAll('\r\n ', '');
  expect(text).toContain('Crew (1 of 8): Kim Harper');
  expect(text).toContain('(8+)');
  // RFC 5545: no line longer than 75 bytes.
  for (const line of String(answer.body).split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("keeps a calendar's address until it is revoked, and then finds only the next one", async () => {
  await asked(kim, null);
  const [first, again] = await Promise.all([asked(ana, null), asked(ana, null)]);
  expect(again).toEqual(first);
  expect(await asked(ana, null)).toEqual(first);
  expect(await asked(ana, hpg)).not.toEqual(first);
  expect((await feedsOf(ana)).map(({ usergroup }) => usergroup)).toEqual(['My Plans', 'HPG']);
  const others = await api.call('DELETE', `/plan-feed/${first._id}`, { token: kim.token });
  expect([others.status, others.body]).toEqual([404, [FEED_NOT_FOUND, 'not_found']]);
  const key = freshKey();
  const remove = (): Promise<Answer> =>
    api.call('DELETE', `/plan-feed/${first._id}`, { token: ana.token, key });
  expect((await remove()).body).toEqual({ _id: first._id });
  expect((await remove()).body).toEqual({ _id: first._id });
  const gone = await fetched(first);
  expect([gone.status, gone.body]).toEqual([404, [FEED_NOT_FOUND, 'not_found']]);
  expect((await asked(ana, null)).path).not.toBe(first.path);
  expect((await feedsOf(ana)).map(({ usergroup }) => usergroup)).toEqual(['My Plans', 'HPG']);
});

test('refuses a forged calendar address', async () => {
  const feed = await asked(kim, null);
  const secret = /([\w-]+)\.ics$/.exec(feed.path)?.[1] ?? '';
  const bytes = Buffer.from(secret, 'base64url');
  for (const at of [0, 13, bytes.length - 1]) {
    const forged = Buffer.from(bytes);
    forged[at] = (forged[at] ?? 0) ^ 1;
    const answer = await fetched({ ...feed, path: `/plans-feed/${forged.toString('base64url')}.ics` });
    expect(answer.status).toBe(404);
  }
  expect((await fetched({ ...feed, path: '/plans-feed/short.ics' })).status).toBe(422);
});

test('returns calendars to members, for existing groups, until the membership ends', async () => {
  expect((await api.call('POST', '/plan-feed', { body: { group: null } })).status).toBe(401);
  expect((await api.call('GET', '/plan-feeds-results')).status).toBe(401);
  const unknown = { token: kim.token, body: { group: 'f'.repeat(24) } };
  expect((await api.call('POST', '/plan-feed', unknown)).status).toBe(404);
  const leaver = await api.inClub(() => makeMember());
  const feed = await asked(leaver, null);
  expect((await fetched(feed)).status).toBe(200);
  await api.inClub(async () => {
    await MemberModel.updateOne({ _id: leaver.id }, { isActive: false });
    memberDirectory.drop();
  });
  expect((await fetched(feed)).status).toBe(404);
});
