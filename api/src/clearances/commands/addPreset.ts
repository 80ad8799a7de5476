import { PRESET_UNKNOWN } from '@fleetwatch/contract/clearances/texts';
import {
  CLEARANCE_PRESETS,
  PRESET_OVERRIDES,
  type PresetClearance,
} from '@fleetwatch/contract/clearances/presets';
import type { ClearanceBody, PresetAnswer } from '@fleetwatch/contract/clearances/wire';
import type { ClientSession, Types } from 'mongoose';
import { activeFleetGroups } from '../../fleetgroups/fleetGroupDirectory.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { ClearanceModel, type ClearanceRecord } from '../Clearance.ts';
import { RequirementModel, type RequirementRecord } from '../Requirement.ts';
import { addClearance } from './changeClearances.ts';
import { addRequirement } from './changeRequirements.ts';

const bodyOf = (
  { needs = [], ...clearance }: PresetClearance,
  idOf: ReadonlyMap<string, Types.ObjectId>,
): ClearanceBody => ({
  isPerClass: false,
  validMonths: null,
  renewDays: 0,
  minMiles: null,
  minHours: null,
  checklist: [],
  ...clearance,
  needs: needs.flatMap((name) => String(idOf.get(name.toLowerCase()) ?? '') || []),
});

/**
 * Adds the clearances and requirements of a preset that the club does not have: clearances by name,
 * requirements by class (rule clearance.presets). Existing ones do not change. 422 for an unknown preset.
 */
export async function addPreset(key: string, session: ClientSession): Promise<PresetAnswer> {
  const preset = CLEARANCE_PRESETS.find((one) => one.key === key);
  if (!preset) throw new ApiError('invalid:preset', PRESET_UNKNOWN);
  const all = await ClearanceModel.find().session(session).lean<ClearanceRecord[]>();
  const idOf = new Map(all.map(({ nameKey, _id }) => [nameKey, _id]));
  const answer: PresetAnswer = { clearances: 0, requirements: 0 };
  for (const clearance of preset.clearances) {
    if (idOf.has(clearance.name.toLowerCase())) continue;
    const { nameKey, _id } = await addClearance(bodyOf(clearance, idOf), session);
    idOf.set(nameKey, _id);
    answer.clearances += 1;
  }
  const asked = await RequirementModel.find().session(session).lean<RequirementRecord[]>();
  const groups = new Map((await activeFleetGroups()).map(({ name, _id }) => [name, _id]));
  for (const { className, subject, clearance, level, months = [] } of preset.requirements) {
    const group = className === null ? null : groups.get(className);
    const id = idOf.get(clearance.toLowerCase());
    if (group === undefined || !id) continue;
    const fleetGroup = group && String(group);
    const isThere = asked.some(
      (one) =>
        one.subject === subject &&
        one.clearance.equals(id) &&
        (one.fleetGroup && String(one.fleetGroup)) === fleetGroup &&
        one.boat === null,
    );
    if (isThere) continue;
    await addRequirement(
      {
        boat: null,
        fleetGroup,
        subject,
        count: null,
        clearance: String(id),
        level,
        months: months.toSorted((one, other) => one - other),
        overriddenBy: [...PRESET_OVERRIDES],
      },
      session,
    );
    answer.requirements += 1;
  }
  return answer;
}
