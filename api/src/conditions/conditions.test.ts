import {
  DARK_NEEDS_PLACE,
  WATER_BELOW_INVALID,
  WHEN_NEEDS_CONDITIONS,
} from '@fleetwatch/contract/clearances/texts';
import { conditionsAt } from '@fleetwatch/contract/conditions/flags';
import { watchConditions } from './commands/fetchConditions.ts';
import * as texts from '@fleetwatch/contract/conditions/texts';
import type {
  ConditionRule,
  ConditionsAnswer,
  ConditionSettingsAnswer,
  FlagBody,
  Hold,
} from '@fleetwatch/contract/conditions/wire';
import type { Requirement } from '@fleetwatch/contract/clearances/wire';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { eraseMember } from '../admin/eraseMember.ts';
import { exportMember } from '../admin/exportMember.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { RequirementModel } from '../clearances/Requirement.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { invalidate } from '../platform/cache/modelVersions.ts';
import { clubDay } from '../platform/club/clock.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { clearanceBody, freshKey, launchBody, requirementBody, sortieOf } from '../testing/calls.ts';
import { noHold, raised, windRow } from '../testing/conditionCases.ts';
import { fleetGroupId, makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';
import { ConditionFlagModel } from './ConditionFlag.ts';
import { ConditionSeriesModel } from './ConditionSeries.ts';
import { ConditionSettingsModel } from './ConditionSettings.ts';
import { ConditionTableModel } from './ConditionTable.ts';

const START = '2026-05-15T15:00:00Z';
const MINUTE_S = 60;
const HOUR_S = 3_600;

let api: TestClub;
let coach: TestMember;
let kim: TestMember;
let osprey: BoatRecord;

beforeAll(async () => {
  api = await freshClub({ startsAt: START, features: ['conditions', 'clearances'] });
  await api.inClub(async () => {
    coach = await makeCoach();
    kim = await makeMember({ name: 'Kim Harper' });
    osprey = await makeBoat({ name: 'Osprey', className: 'Scull' });
  });
});

beforeEach(async () => {
  api.clock.set(START);
  await api.inClub(async () => {
    await ConditionFlagModel.deleteMany({});
    await ConditionSeriesModel.deleteMany({});
    await ConditionSettingsModel.deleteMany({});
    await ConditionTableModel.deleteMany({});
    await SortieModel.deleteMany({});
  });
});

async function did<Body>(answer: Promise<Answer>): Promise<Body> {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as Body;
}

const conditions = (member = coach) => did<ConditionsAnswer>(api.as(member, 'GET', '/conditions'));
const setRules = async (rules: Partial<ConditionRule>[] = [{}], hold: Hold = noHold) => {
  const { version } = (await conditions()).table;
  const rows = rules.map((rule, at) => ({ ...windRow, id: `r${at + 1}`, ...rule }));
  return did(api.as(coach, 'PUT', '/conditions-rules', { version, rules: rows, hold }));
};
const reading = (more: object = {}) => ({ input: 'wind', value: 4, unit: 'mps', where: 'Dock', ...more });
const report = (more: object = {}, member = coach, options: Call = {}) =>
  api.as(member, 'POST', '/conditions-reading', reading(more), options);
const setFlag = (more: Partial<FlagBody> = {}, member = coach, options: Call = {}) =>
  api.as(member, 'POST', '/conditions-flag', { ...raised, ...more }, options);
const flag = async () => conditionsAt(await conditions(), api.clock.now().getTime()).flag;
const setSources = (more: object = {}) =>
  api.as(coach, 'PUT', '/conditions-sources', { sources: [], reporters: [], isForAll: false, ...more });

describe('the table (rule condition.rules)', () => {
  test('saves the table as a new version once per key, and refuses one made from another version', async () => {
    const body = { version: 0, rules: [windRow], hold: { kind: 'minutes', count: 30 } };
    const key = freshKey();
    const first = await did<{ version: number }>(api.as(coach, 'PUT', '/conditions-rules', body, { key }));
    expect(first).toMatchObject({ version: 1, rules: [windRow] });
    expect(await did(api.as(coach, 'PUT', '/conditions-rules', body, { key }))).toEqual(first);
    expect((await api.as(coach, 'PUT', '/conditions-rules', body)).body).toEqual([
      texts.TABLE_NEWER,
      'newer_version',
    ]);
    expect((await conditions()).table).toMatchObject({ version: 1, hold: { count: 30 } });
    const both = [
      { ...body, version: 1 },
      { ...body, version: 1, rules: [] },
    ];
    const raced = await Promise.all(both.map((one) => api.as(coach, 'PUT', '/conditions-rules', one)));
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  const unknown = '0123456789abcdef01234567';
  test.each([
    [{ unit: 'C' }, 'invalid:rules.0.unit', texts.ROW_UNIT],
    [{ classes: [unknown] }, 'invalid:rules.0.classes', texts.ROW_CLASS],
    [{ clearances: [unknown] }, 'invalid:rules.0.clearances', texts.ROW_CLEARANCE],
    [{ source: unknown }, 'invalid:rules.0.source', texts.ROW_SOURCE],
    [{ note: 'x'.repeat(121) }, 'invalid:rules.0.note', texts.NOTE_LENGTH],
    [{ value: Number.MAX_VALUE }, 'invalid:rules.0.value', expect.any(String)],
    [{ value: 76 }, 'invalid:rules.0.value', texts.ROW_VALUE],
    [{ input: 'alert', unit: 'step', value: 5 }, 'invalid:rules.0.value', texts.ROW_VALUE],
    [{ id: 'a b' }, 'invalid:rules.0.id', expect.any(String)],
  ] as const)('refuses a row with %j', async (more, code, text) => {
    const body = { version: 0, rules: [{ ...windRow, ...more }], hold: noHold };
    const { status, body: refused } = await api.as(coach, 'PUT', '/conditions-rules', body);
    expect([status, refused]).toEqual([422, [text, code]]);
  });

  test('refuses rows with the same id, more than forty rows, and too long a hold', async () => {
    const put = (more: object) =>
      api.as(coach, 'PUT', '/conditions-rules', { version: 0, rules: [], hold: noHold, ...more });
    expect((await put({ rules: [windRow, windRow] })).status).toBe(422);
    const many = Array.from({ length: 41 }, (_, at) => ({ ...windRow, id: `r${at}` }));
    expect((await put({ rules: many })).body).toEqual([texts.ROW_TWICE, 'invalid:rules']);
    expect((await put({ hold: { kind: 'mornings', count: 8 } })).status).toBe(422);
    expect((await put({ hold: { kind: 'minutes', count: 8 } })).status).toBe(200);
  });

  test('lets only coaches and safety officers see and change the table', async () => {
    for (const [method, path, body] of [
      ['PUT', '/conditions-rules', { version: 0, rules: [], hold: noHold }],
      ['PUT', '/conditions-sources', { sources: [], reporters: [], isForAll: true }],
      ['GET', '/conditions-settings', undefined],
    ] as const) {
      const refused = await api.as(kim, method, path, body);
      expect(refused.body).toEqual([texts.ONLY_CONDITION_OFFICERS, 'coaches_only']);
    }
    const rower = await api.inClub(() => makeMember({ offices: ['safety'] }));
    expect((await api.as(rower, 'GET', '/conditions-settings')).status).toBe(200);
    await api.inClub(() => MemberModel.updateOne({ _id: rower.id }, { offices: [] }));
  });
});

describe('sources (rule condition.sources)', () => {
  const gauge = { id: '', adapter: 'ea', station: '2200TH', inputs: ['level'], where: 'Lock' } as const;
  const settings = () => did<ConditionSettingsAnswer>(api.as(coach, 'GET', '/conditions-settings'));

  test("keeps a source's id, and deletes its readings with it", async () => {
    await did(setSources({ sources: [gauge], reporters: [kim.id] }));
    const [kept] = (await settings()).sources;
    expect(await settings()).toMatchObject({ reporters: [kim.id], isForAll: false, hasPlace: false });
    expect(kept).toMatchObject({ ...gauge, id: expect.stringMatching(/^[0-9a-f]{24}$/), isExample: false });
    const { isExample: _, ...again } = { isExample: false, ...kept };
    await api.inClub(() => ConditionSeriesModel.create({ source: kept?.id, input: 'level', unit: 'm' }));
    const series = () => api.inClub(() => ConditionSeriesModel.countDocuments({}));
    await did(setSources({ sources: [{ ...again, where: 'Weir' }] }));
    expect([(await settings()).sources[0]?.id, await series()]).toEqual([kept?.id, 1]);
    await did(setSources({ sources: [{ ...again, station: '2201TH' }] }));
    expect(await series()).toBe(0);
  });

  test.each([
    [{ station: 'http://evil.example/' }, 'station', texts.SOURCE_STATION],
    [{ station: '../../admin' }, 'station', texts.SOURCE_STATION],
    [{ adapter: 'usgs', station: '1' }, 'station', texts.SOURCE_STATION],
    [{ inputs: ['wind'] }, 'inputs', texts.SOURCE_INPUTS],
    [{ id: '0123456789abcdef01234567' }, 'id', texts.SOURCE_ID],
    [{ adapter: 'nws', station: '', inputs: ['alert'] }, 'adapter', texts.SOURCE_PLACE],
    [{ where: 'x'.repeat(41) }, 'where', texts.WHERE_LENGTH],
    [{ url: 'http://127.0.0.1/' }, 'url', expect.any(String)],
    [{ isExample: true }, 'isExample', expect.any(String)],
  ])('refuses the source %j', async (more, field, text) => {
    const refused = await setSources({ sources: [{ ...gauge, ...more }] });
    expect([refused.status, refused.body]).toEqual([422, [text, `invalid:sources.0.${field}`]]);
  });

  test('refuses more than ten sources, and members of another club', async () => {
    const many = Array.from({ length: 11 }, () => gauge);
    expect((await setSources({ sources: many })).body).toEqual([texts.SOURCES_FULL, 'invalid:sources']);
    const other = await setSources({ reporters: ['0123456789abcdef01234567'] });
    expect(other.body).toEqual([texts.REPORTERS_UNKNOWN, 'invalid:reporters']);
  });
});

describe('a reading by hand (rule condition.by-hand)', () => {
  test('accepts a reading from officers and the members whom the club names', async () => {
    expect((await report({}, kim)).body).toEqual([texts.ONLY_REPORTERS, 'forbidden']);
    await did(setSources({ reporters: [kim.id] }));
    expect((await report({}, kim)).status).toBe(200);
    await did(setSources({}));
    expect((await report({}, kim)).status).toBe(403);
    await did(setSources({ isForAll: true }));
    expect((await report({}, kim)).status).toBe(200);
  });

  test('uses a reading for three hours, stored once per key in the unit it was read in', async () => {
    await setRules([{ input: 'waterC', op: 'lt', value: 10, unit: 'C' }]);
    expect(await flag()).toBe('grey');
    const key = freshKey();
    const water = { input: 'waterC', value: 49, unit: 'F' };
    const first = await did(report(water, coach, { key }));
    expect(await did(report(water, coach, { key }))).toEqual(first);
    const [kept] = (await conditions()).readings;
    expect(kept).toMatchObject({ ...water, source: 'by hand', sourceId: null, where: 'Dock' });
    expect(await flag()).toBe('red');
    api.clock.advanceSeconds(10 * MINUTE_S);
    await did(report({ input: 'waterC', value: 10.5, unit: 'C' }));
    expect([await flag(), (await conditions()).readings.length]).toEqual(['green', 1]);
    api.clock.advanceSeconds(3 * HOUR_S);
    expect(await flag()).toBe('green');
    api.clock.advanceSeconds(1);
    expect(await flag()).toBe('grey');
  });

  test('gives a reading that waited on a device its own time, and does not replace a later one', async () => {
    await did(report({ value: 5 }));
    api.clock.advanceSeconds(10 * MINUTE_S);
    const headers = { 'Fleetwatch-Happened-At': '2026-05-15T14:00:00Z' };
    await did(report({ value: 20 }, coach, { headers }));
    expect((await conditions()).readings).toMatchObject([{ value: 5, at: Date.parse(START) }]);
  });

  test.each([
    [{ value: 120 }, 422],
    [{ value: -1 }, 422],
    [{ unit: 'C' }, 422],
    [{ unit: 'bft' }, 422],
    [{ input: 'light', unit: 'step' }, 422],
    [{ value: '4' }, 422],
    [{ value: 1e308 }, 422],
    [{ value: null }, 422],
    [{ value: 'NaN' }, 422],
    [{ where: 'x'.repeat(41) }, 422],
    [{ staleMs: 1 }, 422],
  ])('refuses %j as a reading', async (more, status) => {
    expect((await report(more)).status).toBe(status);
    expect((await conditions()).readings).toEqual([]);
  });

  test('refuses a reading whose number is too large', async () => {
    const raw = '{"input":"wind","value":1e999,"unit":"mps","where":"Dock"}';
    const headers = { 'Content-Type': 'application/json' };
    const answer = await api.call('POST', '/conditions-reading', { token: coach.token, raw, headers });
    expect(answer.status).toBe(422);
    expect((await conditions()).readings).toEqual([]);
  });

  test("holds a row for the table's minutes after a reading", async () => {
    await setRules([{}], { kind: 'minutes', count: 30 });
    await did(report({ value: 12 }));
    api.clock.advanceSeconds(MINUTE_S);
    await did(report({ value: 4 }));
    expect(await flag()).toBe('red');
    api.clock.advanceSeconds(29 * MINUTE_S);
    expect(await flag()).toBe('green');
  });
});

const withoutIds = (entry: object): object => {
  const { verb, who, after } = entry as { verb: string; who: { name: string }; after: { colour: string } };
  return { verb, who: who.name, colour: after.colour };
};

describe('a flag (rule condition.flag)', () => {
  const reason = 'The gauge is broken';

  test('lets only members who report raise a flag', async () => {
    expect((await setFlag({}, kim)).body).toEqual([texts.ONLY_REPORTERS, 'forbidden']);
    await did(setSources({ reporters: [kim.id] }));
    const key = freshKey();
    const first = await did(setFlag({ colour: 'red' }, kim, { key }));
    expect(await did(setFlag({ colour: 'red' }, kim, { key }))).toEqual(first);
    expect(await flag()).toBe('red');
    expect((await conditions()).flags).toMatchObject([
      { colour: 'red', by: 'Kim Harper', loweredFrom: null },
    ]);
    const kiosk = await api.call('GET', '/conditions');
    expect(JSON.stringify(kiosk.body)).not.toContain('Kim');
    // A milder second flag does not lower it.
    const milder = await setFlag({ colour: 'yellow' }, kim);
    expect(milder.body).toEqual([texts.ONLY_SAFETY_LOWERS, 'forbidden']);
    expect(await flag()).toBe('red');
  });

  test('ends a flag by itself within a day', async () => {
    expect((await setFlag({ hours: 25 })).body).toEqual([texts.FLAG_HOURS, 'invalid:hours']);
    await did(setFlag({ colour: 'red', hours: 24 }));
    api.clock.advanceSeconds(24 * HOUR_S - 1);
    expect(await flag()).toBe('red');
    api.clock.advanceSeconds(1);
    expect(await flag()).toBeNull();
  });

  test('lets only a safety officer lower a flag, for a reason, and restores it later', async () => {
    await setRules();
    await did(report({ value: 12 }));
    await did(setSources({ reporters: [kim.id] }));
    expect((await setFlag({ colour: 'green', reason }, kim)).status).toBe(403);
    const boats = await api.inClub(() => makeMember({ offices: ['boats'] }));
    expect((await setFlag({ colour: 'green', reason }, boats)).status).toBe(403);
    expect((await setFlag({ colour: 'green' })).body).toEqual([texts.LOWER_REASON, 'invalid:reason']);
    await did(setFlag({ colour: 'green', hours: 1, reason }));
    expect(await flag()).toBe('green');
    expect((await conditions()).flags).toMatchObject([{ colour: 'green', loweredFrom: 'red' }]);
    api.clock.advanceSeconds(HOUR_S);
    expect(await flag()).toBe('red');
  });

  test('changes nothing when a flag is ended while none is up', async () => {
    const { status, body } = await setFlag({ colour: null, reason });
    expect([status, body]).toEqual([200, { _id: null, flags: [] }]);
  });

  test('ends a lowered flag for good once a reading is worse than it was then', async () => {
    await setRules();
    await did(report({ value: 12 }));
    await did(setFlag({ colour: 'green', hours: 12, reason }));
    api.clock.advanceSeconds(60);
    await did(report({ value: 13.5 }));
    expect(await flag()).toBe('red');
    await watchConditions();
    api.clock.advanceSeconds(60);
    await did(report({ value: 12 }));
    expect(await flag()).toBe('red');
  });

  test('shows new wind although a flag was lowered when there was no reading', async () => {
    await setRules();
    await did(setFlag({ colour: 'green', reason }));
    expect(await flag()).toBe('green');
    await did(report({ value: 12 }));
    expect(await flag()).toBe('red');
  });

  test("lets only a safety officer end another member's flag", async () => {
    await did(setSources({ isForAll: true }));
    const zoe = await api.inClub(() => makeMember({ name: 'Zoë Brook' }));
    await did(setFlag({ colour: 'blue' }, kim));
    expect((await setFlag({ colour: null, reason }, zoe)).status).toBe(403);
    expect((await setFlag({ colour: null, reason }, kim)).status).toBe(403);
    await did(setFlag({ colour: null, reason }));
    expect([await flag(), (await conditions()).flags]).toEqual([null, []]);
  });

  test('audits a flag with the member who set it', async () => {
    await did(setSources({ reporters: [kim.id] }));
    await did(setFlag({ colour: 'red', text: 'Tree in the river' }, kim));
    const path = '/audit-results?kind=conditionflag';
    const { results } = await did<{ results: { at: string }[] }>(api.as(coach, 'GET', path));
    expect(results.filter(({ at }) => at.endsWith(' 10:00:00')).map(withoutIds)).toContainEqual({
      verb: 'set-flag',
      who: 'Kim Harper',
      colour: 'red',
    });
    expect(JSON.stringify(results)).not.toContain('Tree');
  });
});

describe('a launch (rule condition.launch)', () => {
  const launchBy = (member: TestMember, more: object = {}, options: Call = {}) =>
    api.as(member, 'POST', '/launch', launchBody(osprey, member, more), options);
  const check = (member = kim) =>
    did<LaunchCheck>(api.as(member, 'GET', `/launch-check?bus=${String(osprey._id)}`));
  const STOP = 'Wind 12 m/s, at least 10 m/s. Stay in.';
  const stop = (reason?: string) => ({
    code: 'conditions_stop:r1',
    subjectIds: [String(osprey._id)],
    ...(reason !== undefined && { reason }),
  });

  test('stops a launch, which a safety officer can override with a reason', async () => {
    await setRules();
    await did(report({ value: 12 }));
    expect(await check()).toMatchObject({
      results: [{ ...stop(), level: 'block', text: STOP, overriddenBy: ['safety'] }],
      canOverride: [],
    });
    const refused = await launchBy(kim, { replies: [stop('I may')] });
    expect([refused.status, refused.body]).toEqual([409, [STOP, 'conditions_stop']]);
    expect((await check(coach)).canOverride).toEqual(['conditions_stop:r1']);
    const sortie = sortieOf(await launchBy(coach, { replies: [stop('With a coach boat')] }));
    expect(sortie.rulesTaken).toMatchObject([{ code: 'conditions_stop:r1', reason: 'With a coach boat' }]);
    expect(sortie.conditions).toEqual({
      flag: 'red',
      version: 1,
      values: [{ input: 'wind', value: 12, unit: 'mps', source: 'by hand', ageMin: 0 }],
    });
  });

  test("uses the club's units, which older clients leave unchanged (rule condition.units)", async () => {
    const units = { speed: 'kmh', temperature: 'F', level: null, flow: null };
    expect((await setSources({ units: { ...units, speed: 'C' } })).status).toBe(422);
    expect(await did(setSources({ units }))).toMatchObject({ units });
    await setSources();
    expect((await conditions()).units).toEqual(units);
    await setRules();
    await report({ value: 12 });
    const [stop] = (await check()).results;
    expect(stop?.text).toBe('Wind 43.2 km/h, at least 36 km/h. Stay in.');
  });

  test('warns at launch when there is no reading, and on a caution', async () => {
    await setRules([{ effect: 'caution' }]);
    const warned = await launchBy(kim, { replies: [] });
    expect(warned.body).toEqual([`${texts.NO_READING} Launch anyway?`, 'rule_warns']);
    await did(report({ value: 12 }));
    expect((await check()).results).toMatchObject([{ code: 'conditions_warn:r1', level: 'warn' }]);
    const replies = [{ code: 'conditions_warn:r1', subjectIds: [String(osprey._id)] }];
    expect((await launchBy(kim, { replies })).status).toBe(200);
  });

  test('checks an offline launch against what was known then, and stores the rules it broke', async () => {
    await setRules();
    await did(report({ value: 12 }));
    api.clock.advanceSeconds(30 * MINUTE_S);
    await did(report({ value: 4 }));
    const then = { headers: { 'Fleetwatch-Happened-At': '2026-05-15T15:10:00Z' } };
    const sortie = sortieOf(await launchBy(kim, { replies: [] }, then));
    expect(sortie.againstRules).toMatchObject([{ code: 'conditions_stop:r1', text: STOP }]);
    expect(sortie.conditions).toMatchObject({ flag: 'red', values: [{ value: 12, ageMin: 10 }] });
    const landing = { sortie: sortie._id, miles: 4, description: '', uid: kim.id };
    sortieOf(await api.as(kim, 'POST', '/land', landing));
    expect(sortieOf(await launchBy(kim, { replies: [] })).conditions?.flag).toBe('green');
  });

  test('ignores launches in other classes and of cleared crews', async () => {
    const [eight, scull] = await api.inClub(() =>
      Promise.all([fleetGroupId('Eight'), fleetGroupId('Scull')]),
    );
    await did(report({ value: 12 }));
    await setRules([{ classes: [eight] }]);
    expect((await check()).results).toEqual([]);
    const { _id: cold } = await did<{ _id: string }>(api.as(coach, 'POST', '/clearance', clearanceBody));
    await setRules([{ classes: [scull], clearances: [cold] }]);
    expect((await check()).results).toHaveLength(1);
    const day = await api.inClub(async () => clubDay());
    const grant = { members: [kim.id], clearance: cold, fleetGroup: null, acquired: day, evidence: '' };
    await did(api.as(coach, 'POST', '/grants', grant));
    expect((await check()).results).toEqual([]);
    expect((await check(coach)).results).toHaveLength(1);
  });

  test('stops a launch under a red flag, and warns under a lowered one', async () => {
    await did(setFlag({ colour: 'red' }));
    expect((await check()).results).toMatchObject([{ level: 'block', text: 'Red flag: Fog at the bridge.' }]);
    await setRules();
    await did(report({ value: 12 }));
    await did(setFlag({ colour: 'yellow', reason: 'Wind dies down' }));
    expect((await check()).results).toMatchObject([{ level: 'warn', text: STOP }]);
  });

  test('stops a launch at the boathouse until an officer signs', async () => {
    await did(setFlag({ colour: 'red' }));
    const body = { bus: String(osprey._id), name: 'Kim Harper', password: 'Row2win!' };
    const asked = await did<LaunchCheck>(api.call('POST', '/auth-launch-check', { body }));
    expect(asked.results).toMatchObject([{ level: 'block', ruleId: 'condition.launch' }]);
  });
});

describe('requirements of boats (rule clearance.when)', () => {
  let swim = '';
  beforeAll(async () => {
    swim = (
      await did<{ _id: string }>(api.as(coach, 'POST', '/clearance', { ...clearanceBody, name: 'Cold' }))
    )._id;
  });
  const ask = (when?: object, more: object = {}) =>
    api.as(coach, 'POST', '/requirement', {
      ...requirementBody(swim, String(osprey._id)),
      ...more,
      ...(when && { when }),
    });
  const place = async (set: object) => {
    await ClubModel.updateOne({ _id: api.clubId }, set);
    clearClubCache();
    invalidate(api.clubId, 'Club');
  };
  const isAsked = async (): Promise<boolean> => {
    const path = `/launch-check?bus=${String(osprey._id)}`;
    const { results } = await did<LaunchCheck>(api.as(kim, 'GET', path));
    return results.some(({ ruleId }) => ruleId === 'clearance.requirements');
  };
  afterEach(async () => {
    await api.inClub(() => RequirementModel.deleteMany({}));
    await place({ $unset: { place: 1 }, $set: { features: ['conditions', 'clearances'] } });
  });

  test('applies in cold water, and when the temperature is unknown', async () => {
    expect((await did<Requirement>(ask({ waterBelow: 10 }))).when).toEqual({ waterBelow: 10 });
    expect(await isAsked()).toBe(true);
    await did(report({ input: 'waterC', value: 10, unit: 'C' }));
    expect(await isAsked()).toBe(false);
    api.clock.advanceSeconds(1);
    await did(report({ input: 'waterC', value: 49, unit: 'F' }));
    expect(await isAsked()).toBe(true);
  });

  test('applies under a flag', async () => {
    await did(ask({ flag: 'yellow' }));
    expect(await isAsked()).toBe(false);
    await did(setFlag({ colour: 'red' }));
    expect(await isAsked()).toBe(true);
  });

  test("applies in the dark at the club's place", async () => {
    expect((await ask({ dark: true })).body).toEqual([DARK_NEEDS_PLACE, 'invalid:when.dark']);
    await place({ place: { latitude: 41.9, longitude: -87.6 } });
    await did(ask({ dark: true }));
    expect(await isAsked()).toBe(false);
    api.clock.set('2026-05-16T04:00:00Z');
    expect(await isAsked()).toBe(true);
    api.clock.set(START);
    await place({ $unset: { place: 1 } });
    expect(await isAsked()).toBe(true);
  });

  test('keeps conditions when an older client changes the rest, and removes them when emptied', async () => {
    const { _id, ...made } = await did<Requirement>(ask({ flag: 'red' }));
    const { when: _, ...older } = made;
    const edit = (body: object) => did<Requirement>(api.as(coach, 'PUT', `/requirement/${_id}`, body));
    expect((await edit({ ...older, level: 'warn' })).when).toEqual({ flag: 'red' });
    await edit({ ...older, when: {} });
    expect(await isAsked()).toBe(true);
  });

  test.each([
    [{ waterBelow: 31 }, 'invalid:when.waterBelow', WATER_BELOW_INVALID],
    [{ waterBelow: '9' }, 'invalid:when.waterBelow', WATER_BELOW_INVALID],
    [{ flag: 'green' }, 'invalid:when.flag', expect.any(String)],
    [{ dark: false }, 'invalid:when.dark', expect.any(String)],
    [{ wind: 4 }, 'invalid:when.wind', expect.any(String)],
  ])('refuses %j as a condition of a requirement', async (when, code, text) => {
    expect((await ask(when)).body).toEqual([text, code]);
  });

  test('refuses conditions of water and flag in clubs without conditions', async () => {
    await place({ features: ['clearances'] });
    expect((await ask({ waterBelow: 9 })).body).toEqual([WHEN_NEEDS_CONDITIONS, 'invalid:when.waterBelow']);
    expect((await ask({ flag: 'red' })).body).toEqual([WHEN_NEEDS_CONDITIONS, 'invalid:when.flag']);
  });
});

describe('the light', () => {
  test("returns the light of the club's place for two days", async () => {
    expect((await conditions()).light).toBeNull();
    await ClubModel.updateOne({ _id: api.clubId }, { place: { latitude: 41.9, longitude: -87.6 } });
    clearClubCache();
    await setRules([
      { input: 'light', op: 'lte', value: 0, unit: 'step', effect: 'caution', note: 'Lights on.' },
    ]);
    const { light } = await conditions();
    expect(light?.spans.map(({ value }) => value)).toEqual([0, 1, 2, 1, 0, 1, 2, 1, 0]);
    expect(new Date(light?.sunset ?? 0).toISOString()).toMatch(/^2026-05-16T01:/);
    expect(await flag()).toBe('green');
    api.clock.set('2026-05-16T04:00:00Z');
    expect(await flag()).toBe('yellow');
    await ClubModel.updateOne({ _id: api.clubId }, { $unset: { place: 1 } });
    clearClubCache();
    invalidate(api.clubId, 'Club');
    expect(await flag()).toBe('grey');
  });
});

test('shows nothing and launches as before in a club that does not use conditions', async () => {
  await setRules();
  await ClubModel.updateOne({ _id: api.clubId }, { features: [] });
  clearClubCache();
  const off = [texts.CONDITIONS_OFF, 'feature_off'];
  expect((await api.as(coach, 'GET', '/conditions')).body).toEqual(off);
  expect((await report()).body).toEqual(off);
  expect((await setFlag()).body).toEqual(off);
  const sortie = sortieOf(await api.as(kim, 'POST', '/launch', launchBody(osprey, kim, { replies: [] })));
  expect(sortie).not.toHaveProperty('conditions');
  await ClubModel.updateOne({ _id: api.clubId }, { features: ['conditions', 'clearances'] });
  clearClubCache();
});

test('exports what a member reported, and keeps the readings without the erased member', async () => {
  const ann = await api.inClub(() => makeMember({ name: 'Ann Lee' }));
  await did(setSources({ reporters: [ann.id] }));
  await did(report({ where: 'Ann Lee’s dock' }, ann));
  await did(setFlag({ text: 'Ann Lee saw a tree' }, ann));
  await setRules([{ note: 'Ask Ann Lee.' }]);
  const record = () => api.inClub(() => MemberModel.findById(ann.id).lean<MemberRecord>().orFail());
  const exported = await api.inClub(async () => exportMember(await record()));
  expect(exported).toMatchObject({
    conditionReadings: [{ input: 'wind', value: 4 }],
    conditionFlags: [{ colour: 'yellow', text: 'Ann Lee saw a tree' }],
    reportsConditions: true,
  });
  await api.inClub(async () => eraseMember(await record()));
  const left = await api.inClub(async () =>
    JSON.stringify([
      await ConditionSeriesModel.find().lean(),
      await ConditionSettingsModel.find().lean(),
      await ConditionTableModel.find().lean(),
      await ConditionFlagModel.find().lean(),
    ]),
  );
  expect(left).not.toContain('Ann Lee');
  expect(left).toContain('Ask Former Member.');
  expect((await conditions()).readings).toMatchObject([{ value: 4 }]);
  const settings = await did<ConditionSettingsAnswer>(api.as(coach, 'GET', '/conditions-settings'));
  expect(settings.reporters).toEqual([]);
});
