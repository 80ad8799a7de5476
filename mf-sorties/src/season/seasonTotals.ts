import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import { amountIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { seasonName } from '@fleetwatch/contract/time/season';
import { milesUntil } from './seasonWeeks.ts';
import { differenceFrom, LAST_YEAR } from './texts.ts';

/** A season and the previous one, both counted up to the same day. */
export interface SeasonTotals {
  /** '2026', '2025/26' */
  name: string;
  nameBefore: string;
  /** The last day that counts: today, or the last of a past season. */
  until: LocalDateText;
  isRunning: boolean;
  miles: number;
  milesBefore: number;
  /** Miles of the whole previous season. */
  totalBefore: number;
  /** '+345 vs. last year'; null if no one rowed the previous season. */
  difference: string | null;
}

const yearBefore = (day: LocalDateText): LocalDateText => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Rounds away from zero, so that a lead and a deficit of the same size show the same number. */
function wholeDifference(miles: number, unit: ShownUnit): number {
  return Math.sign(miles) * Math.round(amountIn(Math.abs(miles), unit));
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
        : differenceFrom(isRunning ? LAST_YEAR : nameBefore, wholeDifference(miles - milesBefore, unit)),
  };
}
