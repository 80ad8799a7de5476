import { ALERT, type MeasuredInput, type Unit } from '@fleetwatch/contract/conditions/units';
import Joi from 'joi';
import {
  instantSchema,
  latestOf,
  MINUTE_MS,
  UnreadableAnswer,
  numberOf,
  placeQuery,
  QUARTER_MS,
  parseAnswer,
  valueSchema,
  type Adapter,
  type FoundReading,
} from './adapter.ts';

/** Returns the latest measurement of one kind; empty if all are gaps. */
function latestFound(
  all: readonly { at: number; value: number | null }[],
  nowMs: number,
  { input, unit, factor = 1 }: { input: MeasuredInput; unit: Unit; factor?: number },
): FoundReading[] {
  const known = all.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  const latest = latestOf(known, nowMs);
  return latest ? [{ input, unit, value: latest.value * factor, at: latest.at }] : [];
}

interface StageFlow {
  primaryUnits: string;
  secondaryUnits?: string;
  data: { validTime: string; primary?: unknown; secondary?: unknown }[];
}

const stageFlowSchema = Joi.object<StageFlow>({
  primaryUnits: Joi.string().required(),
  secondaryUnits: Joi.string().allow(''),
  data: Joi.array()
    .items(Joi.object({ validTime: instantSchema.required(), primary: valueSchema, secondary: valueSchema }))
    .required(),
});

const CUBIC_FEET = { input: 'flow', unit: 'cfs' } as const;
/** Inputs by unit: the unit shows whether a gauge's value is its stage or its flow. */
const STAGE_FLOW: Readonly<Record<string, { input: MeasuredInput; unit: Unit; factor?: number }>> = {
  ft: { input: 'level', unit: 'ft' },
  kcfs: { ...CUBIC_FEET, factor: 1_000 },
  cfs: CUBIC_FEET,
};

function readStageFlow(answer: unknown, nowMs: number): FoundReading[] {
  const { primaryUnits, secondaryUnits = '', data } = parseAnswer(stageFlowSchema, answer);
  return (['primary', 'secondary'] as const).flatMap((which) => {
    const kind = STAGE_FLOW[which === 'primary' ? primaryUnits : secondaryUnits];
    const all = data.map((one) => ({ at: Date.parse(one.validTime), value: numberOf(one[which]) }));
    return kind ? latestFound(all, nowMs, kind) : [];
  });
}

/** Gauges of the US National Water Prediction Service: observations only, no forecasts. */
export const nwps: Adapter = {
  origin: 'https://api.water.noaa.gov',
  everyMs: QUARTER_MS,
  requests: ({ station, nowMs }) => [
    {
      path: `/nwps/v1/gauges/${encodeURIComponent(station)}/stageflow/observed`,
      read: (answer) => readStageFlow(answer, nowMs),
    },
  ],
};

interface Continuous {
  type: string;
  features: {
    properties: { parameter_code: string; time: string; unit_of_measure: string; value: unknown };
  }[];
}

const continuousSchema = Joi.object<Continuous>({
  type: Joi.valid('FeatureCollection').required(),
  features: Joi.array()
    .items(
      Joi.object({
        properties: Joi.object({
          parameter_code: Joi.string().required(),
          time: instantSchema.required(),
          unit_of_measure: Joi.string().required(),
          value: valueSchema,
        }).required(),
      }),
    )
    .required(),
});

interface Parameter {
  code: string;
  unit: Unit;
  /** The service's spellings of the unit. */
  units: readonly string[];
}

const USGS_PARAMETERS: Partial<Record<MeasuredInput, Parameter>> = {
  waterC: { code: '00010', unit: 'C', units: ['degC'] },
  flow: { code: '00060', unit: 'cfs', units: ['ft^3/s', 'ft3/s'] },
  level: { code: '00065', unit: 'ft', units: ['ft'] },
};

function readContinuous(
  answer: unknown,
  nowMs: number,
  input: MeasuredInput,
  { code, unit, units }: Parameter,
): FoundReading[] {
  const all = parseAnswer(continuousSchema, answer)
    .features.map(({ properties }) => properties)
    .filter((one) => one.parameter_code === code && units.includes(one.unit_of_measure))
    .map(({ time, value }) => ({ at: Date.parse(time), value: numberOf(value) }));
  return latestFound(all, nowMs, { input, unit });
}

/** Sites of the US Geological Survey, through its OGC features API. */
export const usgs: Adapter = {
  origin: 'https://api.waterdata.usgs.gov',
  everyMs: QUARTER_MS,
  requests: ({ station, inputs, nowMs }) =>
    inputs.flatMap((input) => {
      const parameter = USGS_PARAMETERS[input];
      if (!parameter) return [];
      const query = new URLSearchParams({
        monitoring_location_id: `USGS-${station}`,
        parameter_code: parameter.code,
        f: 'json',
      });
      return [
        {
          path: `/ogcapi/v0/collections/latest-continuous/items?${query}`,
          read: (answer: unknown) => readContinuous(answer, nowMs, input, parameter),
        },
      ];
    }),
};

interface Timeseries {
  shortname: string;
  unit: string;
  currentMeasurement?: { timestamp: string; value: unknown };
}

const timeseriesSchema = Joi.object<Timeseries>({
  shortname: Joi.string().required(),
  unit: Joi.string().required(),
  currentMeasurement: Joi.object({ timestamp: instantSchema.required(), value: valueSchema }),
});

const PEGEL_SERIES: Partial<Record<MeasuredInput, string>> = { level: 'W', flow: 'Q', waterC: 'WT' };
const PEGEL_UNITS: Readonly<Record<string, Unit>> = { cm: 'cm', m: 'm', '°C': 'C', 'm³/s': 'm3s' };

function readPegel(answer: unknown, nowMs: number, input: MeasuredInput): FoundReading[] {
  const { unit, currentMeasurement } = parseAnswer(timeseriesSchema, answer);
  const known = PEGEL_UNITS[unit];
  if (!known) throw new UnreadableAnswer(`The unit is ${unit.slice(0, 20)}.`);
  if (!currentMeasurement) return [];
  const { timestamp, value } = currentMeasurement;
  return latestFound([{ at: Date.parse(timestamp), value: numberOf(value) }], nowMs, { input, unit: known });
}

/**
 * Gauges of the German waterways. The unit is requested with the measurement, because not all are in
 * centimeters.
 */
export const pegelonline: Adapter = {
  origin: 'https://www.pegelonline.wsv.de',
  everyMs: QUARTER_MS,
  requests: ({ station, inputs, nowMs }) =>
    inputs.flatMap((input) => {
      const series = PEGEL_SERIES[input];
      const path = `/webservices/rest-api/v2/stations/${encodeURIComponent(station)}`;
      return series
        ? [
            {
              path: `${path}/${series}.json?includeCurrentMeasurement=true`,
              read: (answer: unknown) => readPegel(answer, nowMs, input),
            },
          ]
        : [];
    }),
};

interface Readings {
  items: { dateTime: string; measure: string | { '@id'?: string }; value: unknown }[];
}

const readingsSchema = Joi.object<Readings>({
  items: Joi.array()
    .items(
      Joi.object({
        dateTime: instantSchema.required(),
        measure: Joi.alternatives(Joi.string(), Joi.object({ '@id': Joi.string() })).required(),
        // A series with several values at once is not a measurement.
        value: Joi.any(),
      }),
    )
    .required(),
});

/** Matches the end of a measure's address: '…/2200TH-level-stage-i-15_min-mASD', '…-flow--i-15_min-m3_s'. */
const MEASURE = /-(level-stage|flow)-.*-(mASD|m|m3_s)$/;

function readEa(answer: unknown, nowMs: number, inputs: readonly MeasuredInput[]): FoundReading[] {
  const all = parseAnswer(readingsSchema, answer).items.map(({ dateTime, measure, value }) => {
    const [, kind] = MEASURE.exec(typeof measure === 'string' ? measure : (measure['@id'] ?? '')) ?? [];
    return { at: Date.parse(dateTime), value: numberOf(value), kind };
  });
  const of = (wanted: string) => all.filter(({ kind }) => kind === wanted);
  return [
    ...latestFound(of('level-stage'), nowMs, { input: 'level', unit: 'm' }),
    ...latestFound(of('flow'), nowMs, { input: 'flow', unit: 'm3s' }),
  ].filter(({ input }) => inputs.includes(input));
}

const EA_ORIGIN = 'https://environment.data.gov.uk';

/** Gauges of the Environment Agency in England, under the Open Government Licence. */
export const ea: Adapter = {
  origin: EA_ORIGIN,
  everyMs: QUARTER_MS,
  requests: ({ station, inputs, nowMs }) => [
    {
      path: `/flood-monitoring/id/stations/${encodeURIComponent(station)}/readings?latest`,
      read: (answer) => readEa(answer, nowMs, inputs),
    },
  ],
};

interface Floods {
  items: { severityLevel: number }[];
}

const floodsSchema = Joi.object<Floods>({
  items: Joi.array()
    .items(Joi.object({ severityLevel: Joi.number().integer().min(1).max(4).required() }))
    .required(),
});

/** Steps from a severe warning to one no longer in force. */
const FLOOD_STEPS = [ALERT.extreme, ALERT.severe, ALERT.moderate, ALERT.none];
const FLOODS_WITHIN_KM = '10';

/** Flood warnings within ten kilometers. */
export const eaFloods: Adapter = {
  origin: EA_ORIGIN,
  everyMs: 5 * MINUTE_MS,
  requests: ({ place, nowMs }) => [
    {
      isAlwaysReread: true,
      path: `/flood-monitoring/id/floods?${placeQuery(place, 'lat', 'long')}&dist=${FLOODS_WITHIN_KM}`,
      read: (answer) => {
        const steps = parseAnswer(floodsSchema, answer).items.map(
          ({ severityLevel }) => FLOOD_STEPS[severityLevel - 1] ?? ALERT.none,
        );
        return [{ input: 'alert', value: Math.max(ALERT.none, ...steps), unit: 'step', at: nowMs }];
      },
    },
  ],
};
