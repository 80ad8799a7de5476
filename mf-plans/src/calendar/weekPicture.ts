import { scaleLinear } from 'd3-scale';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** A plan's time on a boat's line. */
export interface Bar {
  plan: Plan;
  /** Left edge in px. */
  x: number;
  width: number;
}

export interface BoatLine {
  /** Boat id; '' for plans that reserve no boat. */
  id: string;
  name: string;
  bars: Bar[];
}

export interface DayColumn {
  day: LocalDateText;
  x: number;
  hours: { hour: number; x: number }[];
}

export interface WeekPicture {
  width: number;
  columns: DayColumn[];
  lines: BoatLine[];
}

export const NO_BOAT = 'No boat';
const DAY_WIDTH_PX = 176;
/** Half an hour label's width at both ends of a day, where the label would be cut off or overlap the day's border. */
const GAP_PX = 8;
const BAR_LEAST_PX = 4;
const FIRST_HOUR = 5;
const LAST_HOUR = 21;
const MINUTES = 60;

const hourOf = (text: LocalDateTimeText): number =>
  Number(text.slice(11, 13)) + Number(text.slice(14, 16)) / MINUTES;

/** The hours of a day's column: five to nine in the evening, extended for earlier or later plans. */
function hoursCovered(plans: readonly Plan[]): [number, number] {
  const first = Math.min(FIRST_HOUR, ...plans.map(({ launch }) => Math.floor(hourOf(launch))));
  const last = Math.max(LAST_HOUR, ...plans.map(({ land }) => Math.ceil(hourOf(land))));
  return [first, last];
}

/**
 * The geometry of the week calendar: a line for each reserved boat sorted by name, then one for plans without a boat; a
 * column for each day.
 */
export function weekPicture(plans: readonly Plan[], days: readonly LocalDateText[]): WeekPicture {
  const covered = hoursCovered(plans);
  const hours = scaleLinear()
    .domain(covered)
    .range([GAP_PX, DAY_WIDTH_PX - GAP_PX]);
  const columns = days.map((day, at) => {
    const x = at * DAY_WIDTH_PX;
    return { day, x, hours: hours.ticks(4).map((hour) => ({ hour, x: x + hours(hour) })) };
  });
  const barOf = (plan: Plan): Bar[] => {
    const column = columns.find(({ day }) => day === datePart(plan.launch));
    if (!column) return [];
    const from = hours(hourOf(plan.launch));
    return [{ plan, x: column.x + from, width: Math.max(BAR_LEAST_PX, hours(hourOf(plan.land)) - from) }];
  };
  const boats = new Map(
    plans.flatMap(({ fleet }) =>
      fleet.map(({ _id, name, moniker }) => [_id, `${name} (${moniker})`] as const),
    ),
  );
  const lines: BoatLine[] = [...boats]
    .sort(([, one], [, other]) => one.localeCompare(other))
    .map(([id, name]) => ({
      id,
      name,
      bars: plans.filter(({ fleet }) => fleet.some(({ _id }) => _id === id)).flatMap(barOf),
    }));
  const without = plans.filter(({ fleet }) => fleet.length === 0).flatMap(barOf);
  if (without.length > 0) lines.push({ id: '', name: NO_BOAT, bars: without });
  return { width: days.length * DAY_WIDTH_PX, columns, lines };
}
