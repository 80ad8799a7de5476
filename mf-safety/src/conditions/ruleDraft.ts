import { STEP_TEXTS } from '@fleetwatch/contract/conditions/texts';
import { OPS } from '@fleetwatch/contract/conditions/kinds';
import { INPUTS, UNITS_OF, type Input } from '@fleetwatch/contract/conditions/units';
import type { ConditionRule } from '@fleetwatch/contract/conditions/wire';
import { isLine } from '@fleetwatch/contract/conditions/rules';

/** A rule as typed; '' for readings of any source. */
export interface RuleDraft extends Omit<ConditionRule, 'id' | 'value' | 'source'> {
  value: string;
  source: string;
}

const NEW_RULE_DRAFT: RuleDraft = {
  input: 'wind',
  op: 'gte',
  value: '',
  unit: 'mps',
  source: '',
  classes: [],
  clearances: [],
  effect: 'caution',
  note: '',
};

export const draftOf = (before: ConditionRule | undefined): RuleDraft =>
  before ? { ...before, value: String(before.value), source: before.source ?? '' } : NEW_RULE_DRAFT;

/** Inputs whose low values are dangerous. */
const LOW_INPUTS: readonly Input[] = ['waterC', 'airC', 'airPlusWaterF', 'visibility', 'light'];

/** Returns the draft with another input, and that input's unit, side and source. */
export function withInput(draft: RuleDraft, chosen: string): RuleDraft {
  const input = INPUTS.find((one) => one === chosen) ?? draft.input;
  if (input === draft.input) return draft;
  const isLow = LOW_INPUTS.includes(input);
  return {
    ...draft,
    input,
    source: '',
    unit: UNITS_OF[input][0] ?? draft.unit,
    op: STEP_TEXTS[input] ? (isLow ? 'lte' : 'gte') : isLow ? 'lt' : 'gte',
    value: STEP_TEXTS[input] ? String(isLow ? 0 : 1) : '',
  };
}

export const opOf = (chosen: string, before: RuleDraft['op']): RuleDraft['op'] =>
  OPS.find((op) => op === chosen) ?? before;

const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));

/** Returns the rule; null if its limit is invalid. */
export function ruleOf({ source, value, ...draft }: RuleDraft, id: string): ConditionRule | null {
  const number = numberOf(value);
  if (!isLine(draft.input, number, draft.unit)) return null;
  return { ...draft, id, value: number, note: draft.note.trim(), source: source === '' ? null : source };
}

/** Returns an unused id: 'row-3' */
export function newRuleId(rules: readonly ConditionRule[]): string {
  const free = rules.map((_, at) => `row-${at + 1}`).find((id) => !rules.some((rule) => rule.id === id));
  return free ?? `row-${rules.length + 1}`;
}
