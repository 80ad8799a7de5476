import { ALERT, LIGHTNING } from '@fleetwatch/contract/conditions/units';
import Joi from 'joi';
import {
  instantSchema,
  latestOf,
  MINUTE_MS,
  numberOf,
  placeQuery,
  QUARTER_MS,
  parseAnswer,
  valueSchema,
  type Adapter,
  type FoundReading,
} from './adapter.ts';

interface Forecast {
  current: Record<string, unknown> & { time: string };
  current_units: Record<string, string>;
  hourly?: { time: string[]; visibility?: unknown[] };
}

// Times have no zone, so UTC is requested.
const timeSchema = Joi.string().pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const forecastSchema = Joi.object<Forecast>({
  current: Joi.object({ time: timeSchema.required() })
    .pattern(/^(temperature_2m|weather_code|wind_)/, valueSchema)
    .required(),
  current_units: Joi.object({
    temperature_2m: Joi.valid('°C').required(),
    wind_speed_10m: Joi.valid('m/s').required(),
    wind_gusts_10m: Joi.valid('m/s').required(),
  }).required(),
  hourly: Joi.object({
    time: Joi.array().items(timeSchema).required(),
    visibility: Joi.array().items(valueSchema),
  }),
});

/** WMO codes of thunderstorms. */
const THUNDER_FROM = 95;

const utcOf = (time: string): number => Date.parse(`${time}Z`);

const found = (one: Omit<FoundReading, 'value'> & { value: number | null }): FoundReading[] =>
  one.value === null ? [] : [{ ...one, value: one.value }];

function readForecast(answer: unknown, nowMs: number): FoundReading[] {
  const { current, hourly } = parseAnswer(forecastSchema, answer);
  const at = utcOf(current.time);
  const code = numberOf(current.weather_code);
  const hours = hourly?.time.map((time, index) => ({
    at: utcOf(time),
    value: numberOf(hourly.visibility?.[index]),
  }));
  const seen = latestOf(hours ?? [], nowMs);
  const direction = numberOf(current.wind_direction_10m) ?? undefined;
  return [
    ...found({ input: 'wind', value: numberOf(current.wind_speed_10m), unit: 'mps', at, direction }),
    ...found({ input: 'gust', value: numberOf(current.wind_gusts_10m), unit: 'mps', at }),
    ...found({ input: 'airC', value: numberOf(current.temperature_2m), unit: 'C', at }),
    ...found({
      input: 'lightning',
      unit: 'step',
      at,
      value: code === null ? null : code >= THUNDER_FROM ? LIGHTNING.near : LIGHTNING.none,
    }),
    ...(seen ? found({ input: 'visibility', value: seen.value, unit: 'm', at: seen.at }) : []),
  ];
}

const WEATHER = {
  current: 'temperature_2m,weather_code,wind_speed_10m,wind_gusts_10m,wind_direction_10m',
  hourly: 'visibility',
  forecast_days: '1',
  wind_speed_unit: 'ms',
  timezone: 'UTC',
};

/** Open-Meteo's forecast model for the place: CC BY 4.0, free for non-commercial clubs. */
export const openMeteo: Adapter = {
  origin: 'https://api.open-meteo.com',
  everyMs: QUARTER_MS,
  requests: ({ place, nowMs }) => [
    {
      path: `/v1/forecast?${placeQuery(place, 'latitude', 'longitude')}&${new URLSearchParams(WEATHER)}`,
      read: (answer) => readForecast(answer, nowMs),
    },
  ],
};

interface Alerts {
  type: string;
  features: {
    properties: { severity: string; status?: string; ends?: string | null; expires?: string | null };
  }[];
}

const alertsSchema = Joi.object<Alerts>({
  type: Joi.valid('FeatureCollection').required(),
  features: Joi.array()
    .items(
      Joi.object({
        properties: Joi.object({
          severity: Joi.string().required(),
          status: Joi.string(),
          ends: instantSchema.allow(null),
          expires: instantSchema.allow(null),
        }).required(),
      }),
    )
    .required(),
});

/** Severity levels; an unknown severity counts as moderate. */
const SEVERITIES: Readonly<Record<string, number>> = {
  Minor: ALERT.minor,
  Moderate: ALERT.moderate,
  Severe: ALERT.severe,
  Extreme: ALERT.extreme,
};

function readAlerts(answer: unknown, nowMs: number): FoundReading[] {
  const { features } = parseAnswer(alertsSchema, answer);
  const steps = features
    .map(({ properties }) => properties)
    .filter(({ status = 'Actual', ends, expires }) => {
      const over = ends ?? expires;
      return status === 'Actual' && (!over || Date.parse(over) > nowMs);
    })
    .map(({ severity }) => SEVERITIES[severity] ?? ALERT.moderate);
  // An empty list means no alerts.
  return [{ input: 'alert', value: Math.max(ALERT.none, ...steps), unit: 'step', at: nowMs }];
}

/** Alerts of the US National Weather Service, which requires clients to identify themselves. */
export const nws: Adapter = {
  origin: 'https://api.weather.gov',
  everyMs: 5 * MINUTE_MS,
  requests: ({ place, nowMs }) => [
    {
      path: `/alerts/active?${new URLSearchParams({ point: pointOf(place) })}`,
      headers: { Accept: 'application/geo+json' },
      isAlwaysReread: true,
      read: (answer) => readAlerts(answer, nowMs),
    },
  ],
};

function pointOf(place: Parameters<typeof placeQuery>[0]): string {
  const query = new URLSearchParams(placeQuery(place, 'latitude', 'longitude'));
  return [query.get('latitude'), query.get('longitude')].join(',');
}
