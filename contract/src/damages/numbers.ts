import type { LocalDateText } from '../time/localText.ts';
import { addDays, daysBetween } from '../time/weeks.ts';
import {
  BOAT_PARTS,
  DAMAGE_KINDS,
  SEVERITIES,
  type BoatPart,
  type DamageKind,
  type Severity,
} from './kinds.ts';

/** A report as needed for a season's numbers. */
export interface CountedDamage {
  boat: string;
  kind: DamageKind;
  parts: readonly BoatPart[];
  severity: Severity;
  /** Club-local days. */
  reported: LocalDateText;
  /** Null while work remains. */
  ended: LocalDateText | null;
  /** Whether it was closed, and not rejected. */
  isClosed: boolean;
  costCents: number;
}

/** A boat of the club, with its miles of the season. */
export interface CountedBoat {
  boat: string;
  boatName: string;
  className: string;
  milesHundredths: number;
}

export interface BoatNumbers {
  boat: string;
  boatName: string;
  className: string;
  reports: number;
  miles: number;
  /** Null for a boat that was not rowed. */
  perThousandMiles: number | null;
  /** Days of the season on which a report made it unfit. */
  daysOut: number;
  cost: number;
  costPerMile: number | null;
}

export type ClassNumbers = Omit<BoatNumbers, 'boat' | 'boatName'>;

/** GET /damages-numbers: a season's reports in numbers (rule damage.numbers). */
export interface DamageNumbers {
  /** Named by the year it starts in. */
  season: number;
  reports: number;
  cost: number;
  /** Pending reports of any season by their age in days. */
  pending: { upTo7: number; upTo30: number; older: number };
  /** Number of closed reports, and the median of their days to closing; null for none. */
  closing: { severity: Severity; closed: number; medianDays: number | null }[];
  kinds: { kind: DamageKind; reports: number }[];
  /** The most frequent first; parts without reports are left out. */
  parts: { part: BoatPart; reports: number }[];
  /** Boats with a report, the most reports first. */
  boats: BoatNumbers[];
  /** Classes with a report, the most reports first. */
  classes: ClassNumbers[];
}

interface Season {
  season: number;
  start: LocalDateText;
  end: LocalDateText;
  today: LocalDateText;
}

const perThousand = (reports: number, milesHundredths: number): number | null =>
  milesHundredths === 0 ? null : Math.round((reports * 1_000 * 100 * 100) / milesHundredths) / 100;
const perMile = (costCents: number, milesHundredths: number): number | null =>
  milesHundredths === 0 ? null : Math.round((costCents * 100) / milesHundredths) / 100;

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/**
 * Returns the days of the season on which any of these reports made the boat unfit, each day once; the closing day does not
 * count.
 */
function daysOutOf(damages: readonly CountedDamage[], { start, end, today }: Season): number {
  const last = end < today ? end : today;
  const spans = damages
    .filter(({ severity }) => severity === 'unfit')
    .map(({ reported, ended }) => ({
      from: reported < start ? start : reported,
      until: ended === null || ended > last ? addDays(last, 1) : ended,
    }))
    .filter(({ from, until }) => from < until)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  let days = 0;
  let counted = start;
  for (const { from, until } of spans) {
    const first = from > counted ? from : counted;
    if (first < until) days += daysBetween(first, until);
    if (until > counted) counted = until;
  }
  return days;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const present = groups.get(keyOf(item));
    if (present) present.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const costOf = (damages: readonly CountedDamage[]): number =>
  damages.reduce((sum, { costCents }) => sum + costCents, 0);

/** Ties are sorted by name, so that the order does not depend on the order of reading. */
const byName = (one: CountedBoat, other: CountedBoat): number =>
  one.boatName.localeCompare(other.boatName) || (one.boat < other.boat ? -1 : 1);

const mostFirst = (one: { reports: number }, other: { reports: number }): number =>
  other.reports - one.reports;

/**
 * Returns a season's reports in numbers (rule damage.numbers).
 * @param damages of all seasons; those of others only count for days out of service
 * @param pending days on which the pending ones were reported
 */
export function damageNumbers(
  damages: readonly CountedDamage[],
  pending: readonly LocalDateText[],
  boats: readonly CountedBoat[],
  season: Season,
): DamageNumbers {
  const own = damages.filter(({ reported }) => reported >= season.start && reported <= season.end);
  const ages = pending.map((day) => daysBetween(day, season.today));
  const count = (isIn: (damage: CountedDamage) => boolean): number => own.filter(isIn).length;
  const ofBoat = groupBy(damages, ({ boat }) => boat);
  const rows = boats.toSorted(byName).map(({ milesHundredths, ...boat }) => {
    const all = ofBoat.get(boat.boat) ?? [];
    const reported = all.filter(({ reported: day }) => day >= season.start && day <= season.end);
    const costCents = costOf(reported);
    return {
      ...boat,
      milesHundredths,
      costCents,
      reports: reported.length,
      daysOut: daysOutOf(all, season),
    };
  });
  const numbersOf = (of: typeof rows): Omit<BoatNumbers, 'boat' | 'boatName' | 'className'> => {
    const sum = (field: 'reports' | 'milesHundredths' | 'daysOut' | 'costCents'): number =>
      of.reduce((total, row) => total + row[field], 0);
    return {
      reports: sum('reports'),
      miles: sum('milesHundredths') / 100,
      perThousandMiles: perThousand(sum('reports'), sum('milesHundredths')),
      daysOut: sum('daysOut'),
      cost: sum('costCents') / 100,
      costPerMile: perMile(sum('costCents'), sum('milesHundredths')),
    };
  };
  const isWorthListing = ({ reports, daysOut }: { reports: number; daysOut: number }): boolean =>
    reports > 0 || daysOut > 0;
  return {
    season: season.season,
    reports: own.length,
    cost: costOf(own) / 100,
    pending: {
      upTo7: ages.filter((age) => age <= 7).length,
      upTo30: ages.filter((age) => age > 7 && age <= 30).length,
      older: ages.filter((age) => age > 30).length,
    },
    closing: SEVERITIES.map((severity) => {
      const closed = own.filter((damage) => damage.isClosed && damage.severity === severity);
      const days = closed.map(({ reported, ended }) => daysBetween(reported, ended ?? reported));
      return { severity, closed: closed.length, medianDays: medianOf(days) };
    }),
    kinds: DAMAGE_KINDS.map((kind) => ({ kind, reports: count((damage) => damage.kind === kind) })),
    parts: BOAT_PARTS.map((part) => ({ part, reports: count(({ parts }) => parts.includes(part)) }))
      .filter(({ reports }) => reports > 0)
      .toSorted(mostFirst),
    boats: rows
      .map((row) => ({
        boat: row.boat,
        boatName: row.boatName,
        className: row.className,
        ...numbersOf([row]),
      }))
      .filter(isWorthListing)
      .toSorted(mostFirst),
    classes: [...groupBy(rows, ({ className }) => className)]
      .map(([className, of]) => ({ className, ...numbersOf(of) }))
      .filter(isWorthListing)
      .toSorted(mostFirst),
  };
}
