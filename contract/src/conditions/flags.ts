import { FLAGS, type Flag, type Op } from './kinds.ts';
import { fahrenheitOf, comparedValue, type Input } from './units.ts';
import type {
  ConditionReading,
  ConditionRule,
  ConditionsAnswer,
  ConditionsSnapshot,
  HeldRow,
  ManualFlag,
} from './wire.ts';

const rankOf = (flag: Flag): number => FLAGS.indexOf(flag);
export const isStricter = (one: Flag, other: Flag): boolean => rankOf(one) > rankOf(other);
/** The strictest of flags; green of none. */
export const strictest = (flags: readonly Flag[]): Flag =>
  flags.reduce<Flag>((worst, flag) => (isStricter(flag, worst) ? flag : worst), 'green');

/** A reading as rules compare it; derived ones are no source's. */
export interface Compared {
  input: Input;
  /** In the unit in which the input is compared. */
  value: number;
  sourceId: string | null;
}

export const isFresh = ({ at, staleMs }: Pick<ConditionReading, 'at' | 'staleMs'>, nowMs: number): boolean =>
  at <= nowMs && nowMs - at <= staleMs;

type Light = ConditionsAnswer['light'];

function lightAt(light: Light, nowMs: number): Compared[] {
  if (!light || nowMs >= light.until) return [];
  const span = light.spans.findLast(({ from }) => from <= nowMs);
  return span ? [{ input: 'light', value: span.value, sourceId: null }] : [];
}

/** What counts now: readings that are not stale, the sum of each air and water, and the light. */
export function comparedNow(
  { readings, light }: Pick<ConditionsAnswer, 'readings' | 'light'>,
  nowMs: number,
): Compared[] {
  const fresh = readings
    .filter((reading) => isFresh(reading, nowMs))
    .map(({ input, value, unit, sourceId }) => ({
      ...{ input, sourceId },
      value: comparedValue(input, value, unit),
    }));
  const of = (wanted: Input): number[] =>
    fresh.filter(({ input }) => input === wanted).map(({ value }) => value);
  const sums = of('airC').flatMap((air) =>
    of('waterC').map((water): Compared => ({
      ...{ input: 'airPlusWaterF', sourceId: null },
      value: fahrenheitOf(air) + fahrenheitOf(water),
    })),
  );
  return [...fresh, ...sums, ...lightAt(light, nowMs)];
}

const COMPARES: Readonly<Record<Op, (value: number, limit: number) => boolean>> = {
  lt: (value, limit) => value < limit,
  lte: (value, limit) => value <= limit,
  gt: (value, limit) => value > limit,
  gte: (value, limit) => value >= limit,
};

/** Whether a value, in the unit in which it is compared, is beyond a row's line. */
export const isBeyond = ({ input, op, value, unit }: ConditionRule, compared: number): boolean =>
  COMPARES[op](compared, comparedValue(input, value, unit));

export const concernsReading = (
  { input, source }: ConditionRule,
  reading: Pick<Compared, 'input' | 'sourceId'>,
): boolean => reading.input === input && (source === null || reading.sourceId === source);

/** How a row stands: beyond its line now, or lately, or nobody knows, or clear. */
export type RowStanding = 'beyond' | 'held' | 'missing' | 'clear';

export interface StandingRow {
  rule: ConditionRule;
  standing: RowStanding;
  /** The value beyond the line, in the unit in which it is compared; null for another standing. */
  value: number | null;
}

const isHeld = ({ id }: ConditionRule, held: readonly HeldRow[], nowMs: number): boolean =>
  held.some(({ row, until }) => row === id && (until === null || until > nowMs));

/** How each row stands now. Any reading beyond the line counts, whatever others say (rule condition.rules). */
export function standingRows(
  { table, held, ...measured }: Pick<ConditionsAnswer, 'readings' | 'light' | 'table' | 'held'>,
  nowMs: number,
): StandingRow[] {
  const compared = comparedNow(measured, nowMs);
  return table.rules.map((rule) => {
    const own = compared.filter((reading) => concernsReading(rule, reading));
    const beyond = own.find(({ value }) => isBeyond(rule, value));
    if (beyond) return { rule, standing: 'beyond', value: beyond.value };
    const standing = isHeld(rule, held, nowMs) ? 'held' : own.length === 0 ? 'missing' : 'clear';
    return { rule, standing, value: null };
  });
}

const COLD_INPUTS: readonly Input[] = ['waterC', 'airC', 'airPlusWaterF'];

const isHit = ({ standing }: StandingRow): boolean => standing === 'beyond' || standing === 'held';

/** The flag that a row asks for: red where it stops every boat; else blue for cold, and yellow. */
export function flagOfRow(row: StandingRow): Flag {
  if (row.standing === 'missing') return 'grey';
  if (!isHit(row)) return 'green';
  const { effect, classes, clearances, input } = row.rule;
  if (effect === 'no' && classes.length === 0 && clearances.length === 0) return 'red';
  return COLD_INPUTS.includes(input) ? 'blue' : 'yellow';
}

/** How it is out there. */
export interface ConditionsNow {
  /** Null where the club has no rules and nobody has set a flag. */
  flag: Flag | null;
  /** What the rules say by themselves; null where there are none. */
  computed: Flag | null;
  /** The flag that somebody set and that decides; null where the rules do. */
  manual: ManualFlag | null;
  rows: StandingRow[];
  isMissing: boolean;
}

const isActive = ({ from, until }: ManualFlag, nowMs: number): boolean => from <= nowMs && nowMs < until;

/**
 * The flag of a moment (rules condition.flags, condition.flag): the strictest of what rows ask for and of what was raised. A
 * lowered one counts until the rules say something stricter than when it was lowered.
 */
export function conditionsAt(answer: ConditionsAnswer, nowMs: number): ConditionsNow {
  const rows = standingRows(answer, nowMs);
  const computed = rows.length === 0 ? null : strictest(rows.map(flagOfRow));
  const active = answer.flags.filter((flag) => isActive(flag, nowMs));
  const said = computed ?? 'green';
  const lowered = active.find(({ loweredFrom }) => loweredFrom !== null && !isStricter(said, loweredFrom));
  const raised = active
    .filter(({ loweredFrom }) => loweredFrom === null)
    .reduce<ManualFlag | null>(
      (worst, flag) => (!worst || isStricter(flag.colour, worst.colour) ? flag : worst),
      null,
    );
  const under = lowered && isStricter(said, lowered.colour) ? lowered.colour : said;
  const isRaised = raised !== null && isStricter(raised.colour, under);
  const manual = isRaised ? raised : under === said ? null : (lowered ?? null);
  return {
    flag: isRaised ? raised.colour : computed === null && !manual ? null : under,
    ...{ computed, manual, rows },
    isMissing: rows.some(({ standing }) => standing === 'missing'),
  };
}

const MINUTE_MS = 60_000;

/** What a sortie keeps of the conditions at its launch (rule condition.snapshot). */
export function snapshotOf(answer: ConditionsAnswer, nowMs: number): ConditionsSnapshot {
  return {
    flag: conditionsAt(answer, nowMs).flag,
    version: answer.table.version,
    values: answer.readings
      .filter(({ at }) => at <= nowMs)
      .map(({ input, value, unit, source, at, direction }) => ({
        ...{ input, value, unit, source },
        ageMin: Math.floor((nowMs - at) / MINUTE_MS),
        ...(direction !== undefined && { direction }),
      })),
  };
}
