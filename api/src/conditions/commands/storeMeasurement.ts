import { addMeasurement } from '@fleetwatch/contract/conditions/series';
import { comparedValue, valueIn, type MeasuredInput, type Unit } from '@fleetwatch/contract/conditions/units';
import type { ClientSession } from 'mongoose';
import {
  ConditionSeriesModel,
  type ConditionSeriesRecord,
  type StoredMeasurement,
} from '../ConditionSeries.ts';
import { dayOfMeasured } from '../seriesOf.ts';

/** The club's table; empty if none has been saved. */
export interface NewMeasurement {
  input: MeasuredInput;
  unit: Unit;
  /** Older settings have no units. */
  source: string;
  where: string;
  measured: StoredMeasurement;
}

type SeriesValues = Pick<ConditionSeriesRecord, 'unit' | 'recent' | 'days'>;

/** Converts a series to another unit: people enter the unit that their thermometer shows. */
function convertSeries(input: MeasuredInput, series: SeriesValues, unit: Unit): SeriesValues {
  if (series.unit === unit) return series;
  const other = (value: number): number => valueIn(input, comparedValue(input, value, series.unit), unit);
  const maybe = (value: number | null): number | null => (value === null ? null : other(value));
  return {
    unit,
    recent: series.recent.map((one) => ({ ...one, value: other(one.value) })),
    days: series.days.map(({ day, low, high, morningLow, morningHigh }) => ({
      day,
      low: other(low),
      high: other(high),
      morningLow: maybe(morningLow),
      morningHigh: maybe(morningHigh),
    })),
  };
}

/** Adds a measurement to its series; a repeat changes nothing. */
export async function storeMeasurement(
  { input, unit, source, where, measured }: NewMeasurement,
  session: ClientSession,
): Promise<ConditionSeriesRecord> {
  const before = await ConditionSeriesModel.findOne({ source, input })
    .session(session)
    .lean<ConditionSeriesRecord>();
  const kept: SeriesValues = before ? convertSeries(input, before, unit) : { unit, recent: [], days: [] };
  const after = addMeasurement(kept, measured, dayOfMeasured(measured.at));
  if (before && after === before) return before;
  const { recent, days } = after;
  const lastValue = recent.at(-1)?.value ?? null;
  return ConditionSeriesModel.findOneAndUpdate(
    { source, input },
    { $set: { unit, where, recent, days, lastValue } },
    { upsert: true, returnDocument: 'after', session },
  )
    .lean<ConditionSeriesRecord>()
    .orFail();
}
