import { BY_HAND, ADAPTER_TEXTS } from '@fleetwatch/contract/conditions/texts';
import { HAND_STALE_MS, STALE_MS } from '@fleetwatch/contract/conditions/limits';
import { lastMeasurement, trendOf } from '@fleetwatch/contract/conditions/series';
import type { ConditionReading, ConditionSource, ManualFlag } from '@fleetwatch/contract/conditions/wire';
import { memberDirectory } from '../members/memberDirectory.ts';
import type { ConditionFlagRecord } from './ConditionFlag.ts';
import type { ConditionSeriesRecord } from './ConditionSeries.ts';

const sourceFields = (
  source: ConditionSource | undefined,
  where: string,
): Pick<ConditionReading, 'source' | 'where' | 'isExample' | 'staleMs'> =>
  source
    ? {
        source: ADAPTER_TEXTS[source.adapter].title,
        where: source.where,
        isExample: source.isExample,
        staleMs: STALE_MS[source.adapter],
      }
    : { source: BY_HAND, where, isExample: false, staleMs: HAND_STALE_MS };

/**
 * Presents the last measurement of a series up to an instant; empty for an empty series, or one of a removed
 * source.
 */
export function presentReading(
  series: ConditionSeriesRecord,
  sources: readonly ConditionSource[],
  nowMs: number,
): ConditionReading[] {
  const last = lastMeasurement(series, nowMs);
  const source = sources.find(({ id }) => id === series.source);
  if (!last || (series.source !== '' && !source)) return [];
  const { input, unit, where } = series;
  return [
    {
      input,
      unit,
      value: last.value,
      at: last.at,
      sourceId: source?.id ?? null,
      ...sourceFields(source, where),
      ...(last.direction !== undefined && { direction: last.direction }),
      trend: trendOf(series),
    },
  ];
}

/** @param isForKiosk omits the names of the members who set them */
export async function presentFlags(
  flags: readonly ConditionFlagRecord[],
  isForKiosk: boolean,
): Promise<ManualFlag[]> {
  const members = isForKiosk ? null : await memberDirectory.get();
  return flags.map(({ _id, colour, text, by, from, until, loweredFrom, loweredRows }) => ({
    _id: String(_id),
    colour,
    text,
    loweredFrom,
    ...(loweredRows && { loweredRows }),
    ...(members && { by: members.get(String(by))?.name ?? '' }),
    from: from.getTime(),
    until: until.getTime(),
  }));
}
