import {
  ROW_CLASS,
  ROW_CLEARANCE,
  ROW_SOURCE,
  ROW_UNIT,
  ROW_VALUE,
  TABLE_NEWER,
} from '@fleetwatch/contract/conditions/texts';
import { isLine } from '@fleetwatch/contract/conditions/rules';
import { UNITS_OF } from '@fleetwatch/contract/conditions/units';
import type { ConditionRule, ConditionTableBody } from '@fleetwatch/contract/conditions/wire';
import type { ErrorCode } from '@fleetwatch/contract/errors/codes';
import { Types, type ClientSession } from 'mongoose';
import { clearanceDirectory } from '../../clearances/clearanceDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { settingsDirectory } from '../conditionDirectory.ts';
import { ConditionTableModel, type ConditionTableRecord } from '../ConditionTable.ts';

async function assertKnown(rules: readonly ConditionRule[]): Promise<void> {
  const [classes, clearances, { sources }] = await Promise.all([
    fleetGroupDirectory.get(),
    clearanceDirectory.get(),
    settingsDirectory.get(),
  ]);
  const refuse = (at: number, field: string, text: string): void => {
    throw new ApiError(`invalid:rules.${at}.${field}` satisfies ErrorCode, text);
  };
  rules.forEach((rule, at) => {
    const source = rule.source !== null && sources.find(({ id }) => id === rule.source);
    if (!UNITS_OF[rule.input].includes(rule.unit)) refuse(at, 'unit', ROW_UNIT);
    if (!isLine(rule.input, rule.value, rule.unit)) refuse(at, 'value', ROW_VALUE);
    if (!rule.classes.every((id) => classes.has(id))) refuse(at, 'classes', ROW_CLASS);
    if (!rule.clearances.every((id) => clearances.has(id))) refuse(at, 'clearances', ROW_CLEARANCE);
    if (rule.source !== null && !(source && source.inputs.some((input) => input === rule.input)))
      refuse(at, 'source', ROW_SOURCE);
  });
}

/**
 * Saves the next version of the club's table (rule condition.rules). 409 `newer_version` when it is not
 * based on the latest version, 422 for a line that cannot be measured, and for an unknown class, clearance
 * or source.
 */
export async function setTable(
  { version, rules, hold }: ConditionTableBody,
  by: string,
  session: ClientSession,
): Promise<ConditionTableRecord> {
  const newer = new ApiError('newer_version', TABLE_NEWER);
  const latest = await ConditionTableModel.findOne()
    .sort({ version: -1 })
    .session(session)
    .lean<ConditionTableRecord>();
  if ((latest?.version ?? 0) !== version) throw newer;
  await assertKnown(rules);
  try {
    const table = { version: version + 1, rules, hold, by: new Types.ObjectId(by), at: now() };
    const [made] = await ConditionTableModel.create([table], { session });
    if (!made) throw new Error('The table was not saved.');
    return made.toObject();
  } catch (error) {
    throw duplicateFields(error)?.includes('version') ? newer : error;
  }
}
