import type { RuleAnswer, RuleLevel } from '../sorties/wire.ts';
import { conditionsAt, type ConditionsNow, type RatedRow } from './flags.ts';
import { flagIs, NO_READING, rowText } from './texts.ts';
import type { ConditionsAnswer } from './wire.ts';

/** Facts of a launch that the rules use. */
export interface ConditionFacts {
  answer: ConditionsAnswer;
  /** Time of departure, in ms since 1970. */
  atMs: number;
  /** Includes the ids of the classes that it counts as: `countsAs`. */
  boat: { _id: string; classes: readonly string[] };
  /** Ids of clearances that everyone aboard has. */
  heldByAll: readonly string[];
}

/** Prefixes of the code of a row's finding; the row's id follows. For a flag set by a member, the flag's own id follows. */
export const CONDITIONS_STOP = 'conditions_stop';
const CONDITIONS_WARN = 'conditions_warn';

const concerns = ({ rule }: RatedRow, { boat, heldByAll }: ConditionFacts): boolean =>
  (rule.classes.length === 0 || rule.classes.some((one) => boat.classes.includes(one))) &&
  !rule.clearances.some((clearance) => heldByAll.includes(clearance));

function answerOf(
  { boat }: ConditionFacts,
  { level, id, text }: { level: RuleLevel; id: string; text: string },
): RuleAnswer {
  return {
    code: `${level === 'block' ? CONDITIONS_STOP : CONDITIONS_WARN}:${id}`,
    level,
    text,
    ruleId: 'condition.launch',
    subjectIds: [boat._id],
    overriddenBy: level === 'block' ? ['safety'] : [],
  };
}

/** A flag lowered by an officer stops nothing, and a green one does not warn either. */
function answersOfRows(facts: ConditionFacts, { rows, manual }: ConditionsNow): RuleAnswer[] {
  const lowered = manual?.loweredFrom ? manual.colour : null;
  if (lowered === 'green') return [];
  return rows
    .filter((row) => concerns(row, facts) && (row.standing === 'beyond' || row.standing === 'held'))
    .map((row) =>
      answerOf(facts, {
        level: row.rule.effect === 'no' && lowered === null ? 'block' : 'warn',
        id: row.rule.id,
        text: rowText(row, facts.answer.units),
      }),
    );
}

/** A raised flag needs a reply even if the rules are stricter. */
const answersOfFlags = (facts: ConditionFacts, { raised }: ConditionsNow): RuleAnswer[] =>
  raised
    .filter(({ colour }) => colour !== 'green')
    .map(({ _id, colour, text }) =>
      answerOf(facts, { level: colour === 'red' ? 'block' : 'warn', id: _id, text: flagIs(colour, text) }),
    );

function answersOfMissing(facts: ConditionFacts, { rows, manual }: ConditionsNow): RuleAnswer[] {
  const isMissing = rows.some((row) => row.standing === 'missing' && concerns(row, facts));
  const isSettled = manual?.loweredFrom && manual.colour === 'green';
  return isMissing && !isSettled ? [answerOf(facts, { level: 'warn', id: 'reading', text: NO_READING })] : [];
}

/** Returns the findings about a launch's conditions (rule condition.launch). */
export function checkConditions(facts: ConditionFacts): RuleAnswer[] {
  const present = conditionsAt(facts.answer, facts.atMs);
  return [
    ...answersOfFlags(facts, present),
    ...answersOfRows(facts, present),
    ...answersOfMissing(facts, present),
  ];
}
