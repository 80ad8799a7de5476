import type { FieldRule } from '../errors/fieldRule.ts';
import { DAMAGE_TEXT_MAX, DAMAGE_TEXT_MIN, REPAIR_TEXT_MAX } from './limits.ts';
import { DAMAGE_TEXT_LENGTH, REPAIR_TEXT_LENGTH } from './texts.ts';

/** Description of the damage, in 3 to 400 characters; spaces around it do not count (rule damage.report). */
export const damageTextRule: FieldRule = (value) => {
  const { length } = value.trim();
  return length < DAMAGE_TEXT_MIN || length > DAMAGE_TEXT_MAX ? DAMAGE_TEXT_LENGTH : null;
};

/** Description of the repair, in 1 to 280 characters (rule damage.repair). */
export const repairTextRule: FieldRule = (value) => {
  const { length } = value.trim();
  return length === 0 || length > REPAIR_TEXT_MAX ? REPAIR_TEXT_LENGTH : null;
};
