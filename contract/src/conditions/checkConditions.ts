import type { RuleAnswer, RuleLevel } from '../sorties/wire.ts';
import { conditionsAt, type ConditionsNow, type RatedRow } from './flags.ts';
import { flagIs, NO_READING, rowText } from './texts.ts';
import type { ConditionsAnswer } from './wire.ts';

/** What the rules go by of a launch. */
export interface ConditionFacts {
  answer: ConditionsAnswer;
  /** When it leaves, in ms since 1970. */
  atMs: number;
  /** With the ids of the classes as which it counts: `countsAs`. */
  boat: { _id: string; classes: readonly string[] };
  /** Ids of clearances that everybody aboard holds. */
  heldByAll: readonly string[];
}

/** Begin the codes of what a row answers; its id follows. A flag that somebody set has its own id there. */
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

/** A flag that an officer has lowered stops nothing, and a green one does not warn either. */
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

/** A raised flag is asked about even where the rules are stricter. */
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

/** What the conditions say of a launch (rule condition.launch). */
export function checkConditions(facts: ConditionFacts): RuleAnswer[] {
  const present = conditionsAt(facts.answer, facts.atMs);
  return [
    ...answersOfFlags(facts, present),
    ...answersOfRows(facts, present),
    ...answersOfMissing(facts, present),
  ];
}
