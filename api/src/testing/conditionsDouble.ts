import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ADAPTERS, type AdapterKey } from '@fleetwatch/contract/conditions/kinds';
import { listenHere } from './listenHere.ts';

/** Failure of a service, or an unusual answer. */
export type Failure =
  | ('500' | '404' | 'timeout' | 'empty' | 'sentinel' | 'text' | 'frozen' | 'html' | 'oversized')
  | ('elsewhere' | 'other form' | 'broken JSON');

/** Conditions at the double’s places. */
export interface OutsideConditions {
  windMps: number;
  gustMps: number;
  windFrom: number;
  airC: number;
  waterC: number;
  levelCm: number;
  flowM3s: number;
  visibilityM: number;
  weatherCode: number;
  /** Severities of alerts in force, as the US National Weather Service writes them. */
  severities: string[];
  /** Levels of flood warnings: from 1, severe, to 4, over. */
  floodLevels: number[];
}

export interface ConditionsDouble {
  /** 'http://127.0.0.1:port' for all services, whose paths differ. */
  origin: string;
  /** Value for the API's `conditionOrigins`. */
  origins: Record<AdapterKey, string>;
  outside: OutsideConditions;
  /** Failures from now on, by service; '503 once' succeeds after one failure. */
  failures: Partial<Record<AdapterKey, Failure | '503 once' | undefined>>;
  /** Requests so far: 'usgs /ogcapi/…'. */
  asked: string[];
  close(): Promise<void>;
}

const MILD: OutsideConditions = {
  windMps: 4,
  gustMps: 7,
  windFrom: 225,
  airC: 16.2,
  waterC: 14.5,
  levelCm: 142,
  flowM3s: 61,
  visibilityM: 24_140,
  weatherCode: 2,
  severities: [],
  floodLevels: [],
};

const FOOT_CM = 30.48;
const CUBIC_FEET_A_METRE = 35.3147;
const DAYS_FROZEN_MS = 20 * 24 * 3_600_000;
const FIVE_MINUTES_MS = 300_000;

interface Moment {
  outside: OutsideConditions;
  /** Time of measurement: every five minutes. */
  at: Date;
  failure: Failure | '503 once' | undefined;
  url: URL;
}

const isoOf = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, 'Z');

/** Writes a number as this service does: as a gap or a text, if the failure requires it. */
const written = ({ failure }: Moment, value: number, gap: number): unknown =>
  failure === 'sentinel' ? gap : failure === 'text' ? String(value) : value;

function forecastOf(moment: Moment): object {
  const { outside, at } = moment;
  const time = at.toISOString().slice(0, 16);
  const number = (value: number): unknown => written(moment, value, -999);
  return {
    latitude: 42.36,
    longitude: -71.1,
    generationtime_ms: 0.1,
    utc_offset_seconds: 0,
    timezone: 'UTC',
    current_units: {
      time: 'iso8601',
      interval: 'seconds',
      temperature_2m: '°C',
      weather_code: 'wmo code',
      wind_speed_10m: 'm/s',
      wind_gusts_10m: 'm/s',
      wind_direction_10m: '°',
    },
    current: {
      time,
      interval: 900,
      temperature_2m: number(outside.airC),
      weather_code: number(outside.weatherCode),
      wind_direction_10m: outside.windFrom,
      wind_speed_10m: number(outside.windMps),
      wind_gusts_10m: number(outside.gustMps),
    },
    hourly_units: { time: 'iso8601', visibility: 'm' },
    hourly: {
      time: [`${time.slice(0, 13)}:00`, `${time.slice(0, 10)}T23:59`],
      visibility: [number(outside.visibilityM), 50],
    },
  };
}

const alertsOf = ({ outside, at }: Moment): object => ({
  type: 'FeatureCollection',
  title: 'Current watches, warnings, and advisories',
  features: outside.severities.map((severity, index) => ({
    id: `urn:oid:2.49.0.1.840.0.${index}`,
    type: 'Feature',
    geometry: null,
    properties: {
      event: 'Wind Advisory',
      severity,
      certainty: 'Likely',
      urgency: 'Expected',
      status: 'Actual',
      onset: isoOf(at),
      ends: null,
      headline: 'Wind Advisory issued by NWS',
      expires: isoOf(new Date(at.getTime() + 3_600_000)),
    },
  })),
});

const stageFlowOf = (moment: Moment): object => {
  const { outside, at, failure } = moment;
  const one = (before: number) => ({
    validTime: isoOf(new Date(at.getTime() - before)),
    generatedTime: isoOf(at),
    primary: written(moment, outside.levelCm / FOOT_CM, -999),
    secondary: written(moment, (outside.flowM3s * CUBIC_FEET_A_METRE) / 1_000, -999),
  });
  const data = failure === 'empty' ? [] : [one(2 * FIVE_MINUTES_MS), one(0)];
  return { pedts: 'HGIRG', primaryName: 'Stage', primaryUnits: 'ft', secondaryUnits: 'kcfs', data };
};

function continuousOf(moment: Moment): object {
  const { outside, at, url, failure } = moment;
  const code = url.searchParams.get('parameter_code') ?? '';
  const measured: Readonly<Record<string, [number, string]>> = {
    '00010': [outside.waterC, 'degC'],
    '00060': [outside.flowM3s * CUBIC_FEET_A_METRE, 'ft^3/s'],
    '00065': [outside.levelCm / FOOT_CM, 'ft'],
  };
  const [value, unit] = measured[code] ?? [0, ''];
  const feature = {
    type: 'Feature',
    id: 'f3b1',
    geometry: null,
    properties: {
      monitoring_location_id: url.searchParams.get('monitoring_location_id'),
      parameter_code: code,
      statistic_id: '00011',
      unit_of_measure: unit,
      value: written(moment, value, -999_999),
      time: isoOf(at),
      approval_status: 'Provisional',
      qualifier: null,
    },
  };
  const features = failure === 'empty' || unit === '' ? [] : [feature];
  return { type: 'FeatureCollection', features, numberReturned: features.length, links: [] };
}

function pegelOf(moment: Moment): object {
  const { outside, at, url, failure } = moment;
  const series = /\/(WT|W|Q)\.json$/.exec(url.pathname)?.[1] ?? 'W';
  const measured = {
    W: [outside.levelCm, 'cm', 'WASSERSTAND ROHDATEN'],
    Q: [outside.flowM3s, 'm³/s', 'ABFLUSS'],
    WT: [outside.waterC, '°C', 'WASSERTEMPERATUR'],
  } as const;
  const [value, unit, longname] = measured[series as keyof typeof measured];
  const current = { timestamp: isoOf(at), value: written(moment, value, -999), stateMnwMhw: 'normal' };
  const head = { shortname: series, longname, unit, equidistance: 15 };
  return failure === 'empty' ? head : { ...head, currentMeasurement: current };
}

function readingsOf(moment: Moment): object {
  const { outside, at, failure } = moment;
  const root = 'http://environment.data.gov.uk/flood-monitoring/id/measures/2200TH';
  const one = (measure: string, value: number) => ({
    '@id': `${root}/readings/1`,
    dateTime: isoOf(at),
    measure: `${root}-${measure}`,
    value: written(moment, value, -999),
  });
  const meta = { publisher: 'Environment Agency', limit: 500 };
  if (failure === 'empty') return { meta, items: [] };
  const items = [
    one('level-stage-i-15_min-mASD', outside.levelCm / 100),
    one('level-downstage-i-15_min-mASD', 9),
    { ...one('flow--i-15_min-m3_s', outside.flowM3s), measure: { '@id': `${root}-flow--i-15_min-m3_s` } },
  ];
  return { meta, items };
}

const floodsOf = ({ outside }: Moment): object => ({
  meta: { publisher: 'Environment Agency' },
  items: outside.floodLevels.map((severityLevel) => ({ description: 'River Thames', severityLevel })),
});

const ANSWERS: Readonly<Record<AdapterKey, (moment: Moment) => object>> = {
  'open-meteo': forecastOf,
  nws: alertsOf,
  nwps: stageFlowOf,
  usgs: continuousOf,
  pegelonline: pegelOf,
  ea: readingsOf,
  'ea-floods': floodsOf,
};

const PATHS: Readonly<Record<AdapterKey, RegExp>> = {
  'open-meteo': /^\/v1\/forecast$/,
  nws: /^\/alerts\/active$/,
  nwps: /^\/nwps\/v1\/gauges\/\w+\/stageflow\/observed$/,
  usgs: /^\/ogcapi\/v0\/collections\/latest-continuous\/items$/,
  pegelonline: /^\/webservices\/rest-api\/v2\/stations\/[\w-]+\/(WT|W|Q)\.json$/,
  ea: /^\/flood-monitoring\/id\/stations\/\w+\/readings$/,
  'ea-floods': /^\/flood-monitoring\/id\/floods$/,
};

type Send = (status: number, body: string, headers?: Record<string, string>) => void;

const JSON_TYPE = 'application/json; charset=utf-8';
const OVERSIZED = 1_100_000;

/**
 * Senders of failing services; null for one that never answers. Others send a normal answer, even with odd
 * numbers.
 */
const FAILING: Partial<Record<string, Parameters<Send> | null>> = {
  '500': [500, '{"error":true,"reason":"Internal"}'],
  '404': [404, '{"error":true,"reason":"No such station"}'],
  timeout: null,
  html: [200, '<html><body>We will be back soon.</body></html>', { 'Content-Type': 'text/html' }],
  oversized: [200, JSON.stringify({ pad: 'x'.repeat(OVERSIZED) })],
  elsewhere: [302, '', { Location: 'http://localhost:9/secret' }],
  'other form': [200, '{"current":{"time":"now"},"features":"none","items":{},"data":7}'],
  'broken JSON': [200, '{"current":'],
};

const adapterAt = (pathname: string): AdapterKey | undefined =>
  ADAPTERS.find((adapter) => PATHS[adapter].test(pathname));

/**
 * Starts doubles of weather and water services on this machine, which answer in their formats with the
 * values of `outside`.
 */
export async function startConditionsDouble(now: () => Date = () => new Date()): Promise<ConditionsDouble> {
  function answer(req: IncomingMessage, res: ServerResponse): void {
    const url = new URL(req.url ?? '', 'http://double');
    const adapter = adapterAt(url.pathname);
    const send: Send = (status, body, headers = {}) => {
      res.writeHead(status, { 'Content-Type': JSON_TYPE, ...headers }).end(body);
    };
    if (!adapter) {
      send(404, '{"error":true}');
      return;
    }
    double.asked.push(`${adapter} ${url.pathname}${url.search}`);
    const failure = double.failures[adapter];
    if (failure === '503 once') {
      double.failures[adapter] = undefined;
      send(503, '');
      return;
    }
    const failing = FAILING[failure ?? ''];
    if (failing) send(...failing);
    if (failing !== undefined) return;
    const measuredAt = Math.floor(now().getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
    const at = new Date(measuredAt - (failure === 'frozen' ? DAYS_FROZEN_MS : 0));
    const body = JSON.stringify(ANSWERS[adapter]({ outside: double.outside, at, failure, url }));
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    if (req.headers['if-none-match'] === etag) res.writeHead(304).end();
    else send(200, body, { ETag: etag });
  }
  const server = createServer(answer);
  const origin = await listenHere(server);
  const double: ConditionsDouble = {
    origin,
    origins: Object.fromEntries(ADAPTERS.map((adapter) => [adapter, origin])) as Record<AdapterKey, string>,
    outside: { ...MILD },
    failures: {},
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return double;
}
