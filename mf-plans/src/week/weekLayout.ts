import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** Geometry of the week grid. Times are minutes of the club's day, which has 1440 of them on a change of the clock too. */

export const HOUR_PX = 64;
export const FOLD_PX = 40;
export const HALF_HOUR = 30;
const HOUR = 60;
const DAY = 24 * HOUR;
const FIRST_HOUR = 5;
const LAST_HOUR = 20;
/** A single empty hour stays: its band would hardly be lower. */
const FOLDED_HOURS_LEAST = 2;
/** Minimum length of a drawn plan, so that it can be read and pressed. */
const DRAWN_MINUTES_LEAST = 30;

/** Some hours of the day, in minutes, and their position, in px. */
export interface HourBand {
  from: number;
  to: number;
  top: number;
  height: number;
  /** Whether these are empty hours, drawn as one stripe. */
  isFolded: boolean;
}

/** A plan's position in its day. */
export interface PlanBlock {
  plan: Plan;
  from: number;
  to: number;
  /** Column index among the plans beside each other, from 0. */
  column: number;
  columns: number;
}

/** Plans that do not fit beside the others. */
export interface MoreBlock extends Omit<PlanBlock, 'plan'> {
  plans: Plan[];
}

/** `minutesOf('2026-05-29 06:45:00') === 405` */
export const minutesOf = (text: LocalDateTimeText): number =>
  Number(text.slice(11, 13)) * HOUR + Number(text.slice(14, 16));

/** `clockOfMinutes(405) === '06:45'` */
export const clockOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** Returns the start and end of a plan in its day; one that lands after midnight ends with the day. */
function spanOf({ launch, land }: Plan): [from: number, to: number] {
  const from = minutesOf(launch);
  const to = datePart(land) > datePart(launch) ? DAY : minutesOf(land);
  return [from, Math.max(to, from)];
}

/** Returns 5 to 20, and the hours of earlier or later plans. */
export function shownHours(plans: readonly Plan[]): [first: number, last: number] {
  const spans = plans.map(spanOf);
  return [
    Math.min(FIRST_HOUR, ...spans.map(([from]) => Math.floor(from / HOUR))),
    Math.max(LAST_HOUR, ...spans.map(([, to]) => Math.ceil(to / HOUR))),
  ];
}

/**
 * Returns the visible hours, in bands. Two or more hours without plans fold into one band, unless there are no plans at all
 * (rule plan.week).
 */
export function hourBands(plans: readonly Plan[], isUnfolded = false): HourBand[] {
  const spans = plans.map(spanOf);
  const [first, last] = shownHours(plans);
  const isEmpty = (hour: number) =>
    !isUnfolded &&
    spans.length > 0 &&
    spans.every(([from, to]) => to <= hour * HOUR || from >= (hour + 1) * HOUR);

  const runs: { from: number; to: number; isEmpty: boolean }[] = [];
  for (let hour = first; hour < last; hour += 1) {
    const run = runs.at(-1);
    if (run?.isEmpty === isEmpty(hour)) run.to = hour + 1;
    else runs.push({ from: hour, to: hour + 1, isEmpty: isEmpty(hour) });
  }
  let top = 0;
  return runs.map(({ from, to, isEmpty: isRunEmpty }) => {
    const isFolded = isRunEmpty && to - from >= FOLDED_HOURS_LEAST;
    const height = isFolded ? FOLD_PX : (to - from) * HOUR_PX;
    const band = { from: from * HOUR, to: to * HOUR, top, height, isFolded };
    top += height;
    return band;
  });
}

export const heightOf = (bands: readonly HourBand[]): number =>
  bands.reduce((sum, { height }) => sum + height, 0);

/** Returns the px of a minute of the day; outside of the visible hours, their edge. */
export function topOf(bands: readonly HourBand[], minutes: number): number {
  const band = bands.find(({ to }) => minutes < to);
  if (!band) return heightOf(bands);
  const part = Math.max(0, minutes - band.from) / (band.to - band.from);
  return band.top + part * band.height;
}

/** Returns the minute of the day at a px. */
export function minutesAt(bands: readonly HourBand[], px: number): number {
  const band = bands.find(({ top, height }) => px < top + height) ?? bands.at(-1);
  if (!band) return 0;
  const part = Math.min(1, Math.max(0, px - band.top) / band.height);
  return band.from + part * (band.to - band.from);
}

/** Returns the half hours that are not folded. */
export const halfHours = (bands: readonly HourBand[]): number[] =>
  bands.flatMap(({ from, to, isFolded }) =>
    isFolded ? [] : Array.from({ length: (to - from) / HALF_HOUR }, (_, at) => from + at * HALF_HOUR),
  );

type Placed = Omit<PlanBlock, 'columns'>;

/** Returns groups of plans that overlap, directly or through others. */
function clustersOf(blocks: readonly Placed[]): Placed[][] {
  const clusters: Placed[][] = [];
  let end = 0;
  for (const block of blocks) {
    const cluster = clusters.at(-1);
    if (cluster && block.from < end) cluster.push(block);
    else clusters.push([block]);
    end = cluster && block.from < end ? Math.max(end, block.to) : block.to;
  }
  return clusters;
}

/**
 * Arranges one day's overlapping plans side by side, each in the first free column; with more than `most` columns the last one
 * combines the rest of its group.
 */
export function blocksOf(plans: readonly Plan[], most: number): (PlanBlock | MoreBlock)[] {
  const spans = plans
    .map((plan) => {
      const [from, to] = spanOf(plan);
      return { plan, from, to: Math.min(DAY, Math.max(to, from + DRAWN_MINUTES_LEAST)), column: 0 };
    })
    .sort((one, other) => one.from - other.from || other.to - one.to);
  return clustersOf(spans).flatMap((cluster) => {
    const ends: number[] = [];
    for (const block of cluster) {
      const free = ends.findIndex((end) => end <= block.from);
      block.column = free < 0 ? ends.length : free;
      ends[block.column] = block.to;
    }
    const columns = Math.min(ends.length, most);
    if (ends.length <= most) return cluster.map((block) => ({ ...block, columns }));
    const rest = cluster.filter(({ column }) => column >= most - 1);
    return [
      ...cluster.filter(({ column }) => column < most - 1).map((block) => ({ ...block, columns })),
      {
        plans: rest.map(({ plan }) => plan),
        from: Math.min(...rest.map(({ from }) => from)),
        to: Math.max(...rest.map(({ to }) => to)),
        column: most - 1,
        columns,
      },
    ];
  });
}
