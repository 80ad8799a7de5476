import { FLAGS, type Flag, type Op } from './kinds.ts';
import { fahrenheitOf, comparedValue, type Input } from './units.ts';
import type {
  ConditionReading,
  ConditionRule,
  ConditionsAnswer,
  ConditionsSnapshot,
  ExtendedRow,
  LoweredRow,
  ManualFlag,
} from './wire.ts';

const rankOf = (flag: Flag): number => FLAGS.indexOf(flag);
export const isStricter = (one: Flag, other: Flag): boolean => rankOf(one) > rankOf(other);
/** Returns the strictest flag; green without any. */
export const strictest = (flags: readonly Flag[]): Flag =>
  flags.reduce<Flag>((worst, flag) => (isStricter(flag, worst) ? flag : worst), 'green');

/** A reading as rules compare it; derived ones have no source. */
export interface ComparedReading {
  input: Input;
  /** In the unit in which the input is compared. */
  value: number;
  sourceId: string | null;
}

export const isFresh = ({ at, staleMs }: Pick<ConditionReading, 'at' | 'staleMs'>, nowMs: number): boolean =>
  at <= nowMs && nowMs - at <= staleMs;

type Light = ConditionsAnswer['light'];

function lightAt(light: Light, nowMs: number): ComparedReading[] {
  if (!light || nowMs >= light.until) return [];
  const span = light.spans.findLast(({ from }) => from <= nowMs);
  return span ? [{ input: 'light', value: span.value, sourceId: null }] : [];
}

/** Currently valid values: readings that are not stale, the sum of each air and water, and the light. */
export function compareReading(
  { readings, light }: Pick<ConditionsAnswer, 'readings' | 'light'>,
  nowMs: number,
): ComparedReading[] {
  const fresh = readings
    .filter((reading) => isFresh(reading, nowMs))
    .map(({ input, value, unit, sourceId }) => ({
      input,
      sourceId,
      value: comparedValue(input, value, unit),
    }));
  const of = (wanted: Input): number[] =>
    fresh.filter(({ input }) => input === wanted).map(({ value }) => value);
  const sums = of('airC').flatMap((air) =>
    of('waterC').map((water): ComparedReading => ({
      input: 'airPlusWaterF',
      sourceId: null,
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

/** Operator by which one value is more extreme than another, for each operator of a row. */
const FURTHER: Readonly<Record<Op, Op>> = { lt: 'lt', lte: 'lt', gt: 'gt', gte: 'gt' };

/** Whether a value, in the unit of comparison, is beyond a row's limit. */
export const isBeyond = ({ input, op, value, unit }: ConditionRule, compared: number): boolean =>
  COMPARES[op](compared, comparedValue(input, value, unit));

export const concernsReading = (
  { input, source }: ConditionRule,
  reading: Pick<ComparedReading, 'input' | 'sourceId'>,
): boolean => reading.input === input && (source === null || reading.sourceId === source);

/** Status of a row: beyond its limit now, or recently, or unknown, or clear. */
export type RowState = 'beyond' | 'held' | 'missing' | 'clear';

export interface RatedRow {
  rule: ConditionRule;
  standing: RowState;
  /** The value beyond the limit, in the unit of comparison; null for another status. */
  value: number | null;
}

const isHeld = ({ id }: ConditionRule, held: readonly ExtendedRow[], nowMs: number): boolean =>
  held.some(({ row, until }) => row === id && (until === null || until > nowMs));

/**
 * Returns the current status of each row. One reading beyond the limit is enough, regardless of other sources (rule
 * condition.rules).
 */
export function rateRows(
  { table, held, ...measured }: Pick<ConditionsAnswer, 'readings' | 'light' | 'table' | 'held'>,
  nowMs: number,
): RatedRow[] {
  const compared = compareReading(measured, nowMs);
  return table.rules.map((rule) => {
    const own = compared.filter((reading) => concernsReading(rule, reading));
    const beyond = own.find(({ value }) => isBeyond(rule, value));
    if (beyond) return { rule, standing: 'beyond', value: beyond.value };
    const standing = isHeld(rule, held, nowMs) ? 'held' : own.length === 0 ? 'missing' : 'clear';
    return { rule, standing, value: null };
  });
}

const COLD_INPUTS: readonly Input[] = ['waterC', 'airC', 'airPlusWaterF'];

const isHit = ({ standing }: RatedRow): boolean => standing === 'beyond' || standing === 'held';

/** Returns the flag that a row calls for: red if it stops every boat; else blue for cold, and yellow. */
export function flagOfRow(row: RatedRow): Flag {
  if (row.standing === 'missing') return 'grey';
  if (!isHit(row)) return 'green';
  const { effect, classes, clearances, input } = row.rule;
  if (effect === 'no' && classes.length === 0 && clearances.length === 0) return 'red';
  return COLD_INPUTS.includes(input) ? 'blue' : 'yellow';
}

/** Conditions on the water. */
export interface ConditionsNow {
  /** Null if the club has no rules and no flag was set. */
  flag: Flag | null;
  /** Flag by the rules alone; null without rules. */
  computed: Flag | null;
  /** The decisive flag set by a member; null if the rules decide. */
  manual: ManualFlag | null;
  /** Raised flags that have not ended, regardless of the rules; the strictest first. */
  raised: ManualFlag[];
  rows: RatedRow[];
  isMissing: boolean;
}

const isActive = ({ from, until }: ManualFlag, nowMs: number): boolean => from <= nowMs && nowMs < until;

/** The rows beyond their limit, as stored with a lowered flag. */
export const loweredRows = (rows: readonly RatedRow[]): LoweredRow[] =>
  rows.filter(isHit).map(({ rule, value }) => ({ row: rule.id, value }));

/** Whether a row is worse than when a flag was lowered: newly beyond its limit, or further beyond it. */
function isWorse({ rule, standing, value }: RatedRow, before: readonly LoweredRow[]): boolean {
  if (standing !== 'beyond' && standing !== 'held') return false;
  const known = before.find(({ row }) => row === rule.id);
  if (!known) return true;
  return value !== null && known.value !== null && COMPARES[FURTHER[rule.op]](value, known.value);
}

/** Whether a lowered flag is still valid: no rule is stricter, and no reading worse, than when it was lowered. */
const isStillLowered = (
  { loweredFrom, loweredRows: before }: ManualFlag,
  byRules: Flag,
  rows: readonly RatedRow[],
): boolean =>
  loweredFrom !== null &&
  !isStricter(byRules, loweredFrom) &&
  !(before && rows.some((row) => isWorse(row, before)));

/**
 * Returns the flag at a moment (rules condition.flags, condition.flag): the strictest of those that rows call for and those
 * that were raised. A lowered flag applies until a rule is stricter, or a reading worse, than when it was lowered.
 */
export function conditionsAt(answer: ConditionsAnswer, nowMs: number): ConditionsNow {
  const rows = rateRows(answer, nowMs);
  const computed = rows.length === 0 ? null : strictest(rows.map(flagOfRow));
  const active = answer.flags.filter((flag) => isActive(flag, nowMs));
  const byRules = computed ?? 'green';
  const lowered = active.find((flag) => isStillLowered(flag, byRules, rows));
  const raised = active
    .filter(({ loweredFrom }) => loweredFrom === null)
    .toSorted((one, other) => rankOf(other.colour) - rankOf(one.colour));
  const [worst] = raised;
  const under = lowered && isStricter(byRules, lowered.colour) ? lowered.colour : byRules;
  const isRaised = worst !== undefined && isStricter(worst.colour, under);
  const manual = isRaised ? worst : under === byRules ? null : (lowered ?? null);
  return {
    flag: isRaised ? worst.colour : computed === null && !manual ? null : under,
    computed,
    manual,
    raised,
    rows,
    isMissing: rows.some(({ standing }) => standing === 'missing'),
  };
}

/** Returns the ids of lowered flags that ended because conditions are now worse (rule condition.flag). */
export function endedFlags(answer: ConditionsAnswer, nowMs: number): string[] {
  const { rows, computed } = conditionsAt(answer, nowMs);
  return answer.flags
    .filter((flag) => flag.loweredFrom !== null && isActive(flag, nowMs))
    .filter((flag) => !isStillLowered(flag, computed ?? 'green', rows))
    .map(({ _id }) => _id);
}

const MINUTE_MS = 60_000;

/** Snapshot of the conditions at a sortie's launch (rule condition.snapshot). */
export function snapshotOf(answer: ConditionsAnswer, nowMs: number): ConditionsSnapshot {
  return {
    flag: conditionsAt(answer, nowMs).flag,
    version: answer.table.version,
    values: answer.readings
      .filter(({ at }) => at <= nowMs)
      .map(({ input, value, unit, source, at, direction }) => ({
        input,
        value,
        unit,
        source,
        ageMin: Math.floor((nowMs - at) / MINUTE_MS),
        ...(direction !== undefined && { direction }),
      })),
  };
}
