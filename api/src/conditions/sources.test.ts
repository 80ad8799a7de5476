import { ADAPTER_TEXTS } from '@fleetwatch/contract/conditions/texts';
import { conditionsAt } from '@fleetwatch/contract/conditions/flags';
import type { AdapterKey } from '@fleetwatch/contract/conditions/kinds';
import type {
  ConditionRule,
  ConditionsAnswer,
  ConditionSettingsAnswer,
} from '@fleetwatch/contract/conditions/wire';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { runtime } from '../platform/config/runtime.ts';
import { noHold, windRow } from '../testing/conditionCases.ts';
import { startConditionsDouble, type ConditionsDouble, type Failure } from '../testing/conditionsDouble.ts';
import { makeCoach, type TestMember } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { conditionsSettled, endFetches, watchConditions } from './commands/fetchConditions.ts';
import { ConditionFetchModel } from './ConditionFetch.ts';
import { ConditionSeriesModel } from './ConditionSeries.ts';
import { ConditionSettingsModel } from './ConditionSettings.ts';
import { ConditionTableModel } from './ConditionTable.ts';
import { ADAPTER_OF } from './sources/adapters.ts';
import { FETCH_LIMITS } from '../platform/http/fetchAnswer.ts';

const START = '2026-03-26T16:07:00Z';
const MEASURED = Date.parse('2026-03-26T16:05:00Z');
const STATIONS: Partial<Record<AdapterKey, string>> = {
  nwps: 'BRKM2',
  usgs: '01646500',
  ea: '2200TH',
  pegelonline: '593647aa-9fea-43ec-a7d6-6476a76ae868',
};
const HOUR_S = 3_600;

let api: TestApi;
let double: ConditionsDouble;
let coach: TestMember;

const limits = { ...FETCH_LIMITS };

beforeAll(async () => {
  double = await startConditionsDouble(() => api.clock.now());
  api = await startTestApi({
    startsAt: START,
    timezone: 'America/New_York',
    features: ['conditions'],
    conditionOrigins: double.origins,
  });
  coach = await api.inClub(makeCoach);
  await ClubModel.updateOne({ _id: api.clubId }, { place: { latitude: 42.36, longitude: -71.1 } });
  clearClubCache();
  Object.assign(FETCH_LIMITS, { retryAfterMs: 1, timeoutMs: 300 });
});
afterAll(async () => {
  Object.assign(FETCH_LIMITS, limits);
  await double.close();
  await api.close();
});

beforeEach(async () => {
  api.clock.set(START);
  double.failures = {};
  double.asked.length = 0;
  Object.assign(double.outside, { windMps: 4, waterC: 14.5, severities: [], floodLevels: [] });
  await api.inClub(async () => {
    await ConditionFetchModel.deleteMany({});
    await ConditionSeriesModel.deleteMany({});
    await ConditionSettingsModel.deleteMany({});
    await ConditionTableModel.deleteMany({});
  });
});

const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
  const answer = await api.as(coach, method, path, body);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body as Body;
};
const conditions = (): Promise<ConditionsAnswer> => call('GET', '/conditions');
const settings = (): Promise<ConditionSettingsAnswer> => call('GET', '/conditions-settings');

const sourceOf = (adapter: AdapterKey) => ({
  id: '',
  adapter,
  station: STATIONS[adapter] ?? '',
  where: 'Bridge',
  inputs: ADAPTER_TEXTS[adapter].inputs,
});

async function follow(...adapters: AdapterKey[]): Promise<void> {
  const body = { sources: adapters.map(sourceOf), reporters: [], isForAll: false };
  await call('PUT', '/conditions-sources', body);
}

async function setRules(...rules: Partial<ConditionRule>[]): Promise<void> {
  const { version } = (await conditions()).table;
  const rows = rules.map((rule, at) => ({ ...windRow, id: `r${at}`, ...rule }));
  await call('PUT', '/conditions-rules', { version, rules: rows, hold: noHold });
}

/** Runs one turn of the scheduler, and the requests it starts. */
async function turn(afterSeconds = 0): Promise<void> {
  api.clock.advanceSeconds(afterSeconds);
  await watchConditions();
  await conditionsSettled();
}

const flag = async () => conditionsAt(await conditions(), api.clock.now().getTime()).flag;
const valuesOf = async () =>
  Object.fromEntries(
    (await conditions()).readings.map(({ input, value, unit }) => [
      input,
      [Math.round(value * 100) / 100, unit],
    ]),
  );

describe("a service's answer becomes readings (rule condition.sources)", () => {
  test.each([
    [
      'open-meteo',
      {
        wind: [4, 'mps'],
        gust: [7, 'mps'],
        airC: [16.2, 'C'],
        lightning: [0, 'step'],
        visibility: [24_140, 'm'],
      },
    ],
    ['nws', { alert: [0, 'step'] }],
    ['nwps', { level: [4.66, 'ft'], flow: [2_154.2, 'cfs'] }],
    ['usgs', { level: [4.66, 'ft'], flow: [2_154.2, 'cfs'], waterC: [14.5, 'C'] }],
    ['pegelonline', { level: [142, 'cm'], flow: [61, 'm3s'], waterC: [14.5, 'C'] }],
    ['ea', { level: [1.42, 'm'], flow: [61, 'm3s'] }],
    ['ea-floods', { alert: [0, 'step'] }],
  ] as const)('%s', async (adapter, expected) => {
    await follow(adapter);
    await turn();
    expect(await valuesOf()).toEqual(expected);
    const { states } = await settings();
    expect(states).toMatchObject([{ failures: 0, problem: null, okAt: Date.parse(START) }]);
    const { readings } = await conditions();
    const hasStartTime = adapter === 'nws' || adapter === 'ea-floods';
    const at = readings.find(({ input }) => input !== 'visibility')?.at;
    expect(at).toBe(hasStartTime ? Date.parse(START) : MEASURED);
    expect(readings[0]).toMatchObject({
      source: ADAPTER_TEXTS[adapter].title,
      where: 'Bridge',
      isExample: false,
    });
  });

  test('reads the wind with its direction, and the visibility of the hour that has begun', async () => {
    await follow('open-meteo');
    await turn();
    const { readings } = await conditions();
    expect(readings.find(({ input }) => input === 'wind')).toMatchObject({ direction: 225 });
    const seen = readings.find(({ input }) => input === 'visibility');
    expect(seen).toMatchObject({ value: 24_140, at: Date.parse('2026-03-26T16:00:00Z') });
  });

  test('counts the most severe alert, and one of unknown severity as moderate', async () => {
    Object.assign(double.outside, { severities: ['Minor', 'Severe'], floodLevels: [4, 2] });
    await follow('nws', 'ea-floods');
    await turn();
    const steps = (await conditions()).readings.map(({ source, value }) => [source, value]);
    expect(Object.fromEntries(steps)).toEqual({
      'US National Weather Service': 3,
      'Environment Agency flood warnings': 3,
    });
    double.outside.severities = ['Unknown'];
    await turn(10 * 60);
    expect((await conditions()).readings.map(({ value }) => value).toSorted()).toEqual([2, 3]);
  });

  test('recognizes a thunderstorm', async () => {
    double.outside.weatherCode = 95;
    await follow('open-meteo');
    await turn();
    expect(await valuesOf()).toMatchObject({ lightning: [1, 'step'] });
    double.outside.weatherCode = 2;
  });

  test('reads numbers that are written as texts', async () => {
    double.failures.usgs = 'text';
    await follow('usgs');
    await turn();
    expect(await valuesOf()).toMatchObject({ waterC: [14.5, 'C'] });
  });
});

describe('a service that fails leaves no reading, so that the flag is gray (rule condition.stale)', () => {
  const measuring: AdapterKey[] = ['open-meteo', 'nwps', 'usgs', 'pegelonline', 'ea'];
  const INPUT_OF: Partial<Record<AdapterKey, Partial<ConditionRule>>> = {
    'open-meteo': { input: 'wind', value: 10, unit: 'mps' },
    nws: { input: 'alert', value: 3, unit: 'step' },
    'ea-floods': { input: 'alert', value: 3, unit: 'step' },
  };
  const rowOf = (adapter: AdapterKey): Partial<ConditionRule> =>
    INPUT_OF[adapter] ?? { input: 'level', value: 400, unit: 'cm' };

  const every: [Failure, string][] = [
    ['500', 'It answered with status 500.'],
    ['404', 'It answered with status 404.'],
    ['html', 'The answer is not JSON.'],
    ['broken JSON', 'The answer is not JSON.'],
    ['oversized', 'The answer is too large.'],
    ['elsewhere', 'It redirects to another address.'],
    ['other form', 'The answer has an unknown format.'],
  ];
  const cases = [
    ...every.flatMap(([failure, problem]) =>
      [...measuring, 'nws' as const, 'ea-floods' as const].map(
        (adapter) => [failure, adapter, problem] as const,
      ),
    ),
    ...measuring.map((adapter) => ['sentinel', adapter, 'No reading available.'] as const),
    ...measuring
      .filter((adapter) => adapter !== 'open-meteo')
      .map((adapter) => ['empty', adapter, 'No reading available.'] as const),
    ['timeout', 'usgs', 'It did not answer in time.'] as const,
  ];

  test.each(cases)('%s of %s', async (failure, adapter, problem) => {
    double.failures[adapter] = failure;
    await follow(adapter);
    await setRules(rowOf(adapter));
    await turn();
    expect(await flag()).toBe('grey');
    expect((await settings()).states).toMatchObject([{ failures: 1, problem, okAt: null }]);
    double.failures[adapter] = undefined;
    await turn(20 * 60);
    expect(await flag()).toBe('green');
    expect((await settings()).states).toMatchObject([{ failures: 0, problem: null }]);
  });

  test.each(measuring)(
    'lets a series of %s without new readings go stale by its own time',
    async (adapter) => {
      double.failures[adapter] = 'frozen';
      await follow(adapter);
      await setRules(rowOf(adapter));
      await turn();
      expect(await flag()).toBe('grey');
      expect((await conditions()).readings[0]?.at).toBeLessThan(MEASURED);
    },
  );

  test('keeps the last good reading with its age, and turns gray in the end', async () => {
    await follow('usgs');
    await setRules({ input: 'waterC', op: 'lt', value: 10, unit: 'C' });
    await turn();
    double.failures.usgs = 'html';
    await turn(2 * HOUR_S);
    expect([await flag(), (await conditions()).readings[0]?.at]).toEqual(['green', MEASURED]);
    await turn(2 * HOUR_S);
    expect([await flag(), (await conditions()).readings[0]?.at]).toEqual(['grey', MEASURED]);
  });

  test('dates a confirmed absence by its answer', async () => {
    await follow('nws');
    await setRules({ input: 'alert', value: 3, unit: 'step' });
    await turn();
    for (let hour = 0; hour < 3; hour += 1) await turn(HOUR_S);
    expect(await flag()).toBe('green');
  });
});

describe('fetching', () => {
  const turns = () => double.asked.length;

  test('retries after a transient failure, twice at most', async () => {
    double.failures.ea = '503 once';
    await follow('ea');
    await turn();
    expect([turns(), await valuesOf()]).toMatchObject([2, { level: [1.42, 'm'] }]);
    double.failures.ea = '500';
    await turn(HOUR_S);
    expect(turns()).toBe(2 + 3);
    double.failures.ea = '404';
    await turn(HOUR_S);
    expect(turns()).toBe(2 + 3 + 1);
  });

  test('requests every 15 minutes, alerts every five, and hourly after five failures', async () => {
    await follow('ea', 'nws');
    await turn();
    expect(turns()).toBe(2);
    await turn(4 * 60);
    expect(turns()).toBe(2);
    await turn(2 * 60);
    expect(double.asked.filter((one) => one.startsWith('nws'))).toHaveLength(2);
    await turn(10 * 60);
    expect(double.asked.filter((one) => one.startsWith('ea '))).toHaveLength(2);
    double.failures.ea = '404';
    for (let failed = 0; failed < 5; failed += 1) await turn(20 * 60);
    double.asked.length = 0;
    await turn(30 * 60);
    expect(double.asked.filter((one) => one.startsWith('ea '))).toEqual([]);
    await turn(32 * 60);
    expect(double.asked.filter((one) => one.startsWith('ea '))).toHaveLength(1);
  });

  test('does not request unchanged answers again, and keeps them', async () => {
    await follow('pegelonline');
    await turn();
    const state = () => api.inClub(() => ConditionFetchModel.findOne().lean());
    expect((await state())?.etags).toHaveLength(3);
    api.clock.set(START);
    await api.inClub(() => ConditionFetchModel.updateMany({}, { nextAt: new Date(0) }));
    await turn();
    expect(await state()).toMatchObject({ failures: 0, problem: null });
    expect((await state())?.etags).toHaveLength(3);
    expect(await valuesOf()).toMatchObject({ level: [142, 'cm'] });
  });

  test('requests once when several processes run at the same time', async () => {
    await follow('ea');
    await Promise.all([watchConditions(), watchConditions(), watchConditions()]);
    await conditionsSettled();
    expect(turns()).toBe(1);
  });

  test('requests nothing in a club that does not use conditions', async () => {
    await follow('ea');
    await ClubModel.updateOne({ _id: api.clubId }, { features: [] });
    clearClubCache();
    await turn();
    expect(turns()).toBe(0);
    await ClubModel.updateOne({ _id: api.clubId }, { features: ['conditions'] });
    clearClubCache();
  });

  test('requests examples from the example source and marks their readings', async () => {
    await follow('ea');
    const mark = (isExample: boolean) =>
      api.inClub(() => ConditionSettingsModel.updateOne({}, { 'sources.0.isExample': isExample }));
    await mark(true);
    await turn();
    expect([turns(), (await settings()).states[0]?.problem]).toEqual([0, 'Examples are not available here.']);
    Object.assign(runtime(), { exampleOrigin: double.origin });
    await turn(HOUR_S);
    expect((await conditions()).readings[0]).toMatchObject({ input: 'flow', isExample: true });
    Object.assign(runtime(), { exampleOrigin: null });
  });

  test('stops fetching with the process', async () => {
    double.failures.ea = 'timeout';
    await follow('ea');
    await watchConditions();
    await endFetches();
    expect((await settings()).states).toMatchObject([{ problem: 'It cannot be reached.' }]);
  });

  test("requests only the services' own addresses", () => {
    const place = { latitude: 42.36, longitude: -71.1 };
    for (const { origin, requests } of Object.values(ADAPTER_OF)) {
      expect(origin).toMatch(/^https:\/\/[a-z.-]+$/);
      const station = '//evil.example/../x?#@';
      for (const { path } of requests({ station, inputs: ['level', 'waterC', 'flow'], place, nowMs: 0 })) {
        expect(new URL(path, origin).origin).toBe(origin);
      }
    }
  });
});
