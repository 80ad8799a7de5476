import { addMeasurement } from '@fleetwatch/contract/conditions/series';
import { comparedValue, valueIn, type MeasuredInput, type Unit } from '@fleetwatch/contract/conditions/units';
import type { ClientSession } from 'mongoose';
import { ConditionSeriesModel, type ConditionSeriesRecord, type KeptMeasured } from '../ConditionSeries.ts';
import { dayOfMeasured } from '../seriesOf.ts';

/** A measurement to be added to its series. */
export interface NewMeasured {
  input: MeasuredInput;
  unit: Unit;
  /** Id of the source; '' by hand. */
  source: string;
  where: string;
  measured: KeptMeasured;
}

type Kept = Pick<ConditionSeriesRecord, 'unit' | 'recent' | 'days'>;

/** A series in another unit: people write what their thermometer shows. */
function inUnit(input: MeasuredInput, series: Kept, unit: Unit): Kept {
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

/** Adds a measurement to its series; nothing changes when it is there already. */
export async function addMeasured(
  { input, unit, source, where, measured }: NewMeasured,
  session: ClientSession,
): Promise<ConditionSeriesRecord> {
  const before = await ConditionSeriesModel.findOne({ source, input })
    .session(session)
    .lean<ConditionSeriesRecord>();
  const kept: Kept = before ? inUnit(input, before, unit) : { unit, recent: [], days: [] };
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
