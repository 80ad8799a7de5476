import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import { amountIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { seasonName } from '@fleetwatch/contract/time/season';
import { milesUntil } from './seasonWeeks.ts';

/** A season beside the one before it, both counted to the same day. */
export interface SeasonTotals {
  /** '2026', '2025/26' */
  name: string;
  nameBefore: string;
  /** The last day that counts: today, or the last of a season that is over. */
  until: LocalDateText;
  isRunning: boolean;
  miles: number;
  milesBefore: number;
  /** Of the whole season before. */
  totalBefore: number;
  /** '+345 on last year'; null where nobody rowed the season before. */
  difference: string | null;
}

const yearBefore = (day: LocalDateText): LocalDateText => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

function differenceText(miles: number, than: string, unit: ShownUnit): string {
  const whole = Math.round(amountIn(Math.abs(miles), unit));
  if (whole === 0) return `level with ${than}`;
  return `${miles > 0 ? '+' : '−'}${formatMiles(whole)} on ${than}`;
}

export function seasonTotals(
  season: SeasonDays,
  before: SeasonDays,
  { today, seasonStart, unit }: { today: LocalDateText; seasonStart: string; unit: ShownUnit },
): SeasonTotals {
  const [name, nameBefore] = [seasonName(season.season, seasonStart), seasonName(before.season, seasonStart)];
  const isRunning = today >= season.start && today <= season.end;
  const until = isRunning ? today : season.end;
  const miles = milesUntil(season.days, until);
  const milesBefore = milesUntil(before.days, isRunning ? yearBefore(today) : before.end);
  const totalBefore = milesUntil(before.days, before.end);
  return {
    name,
    nameBefore,
    until,
    isRunning,
    miles,
    milesBefore,
    totalBefore,
    difference:
      totalBefore === 0
        ? null
        : differenceText(miles - milesBefore, isRunning ? 'last year' : nameBefore, unit),
  };
}
