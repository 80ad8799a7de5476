import { REQUIREMENTS_MAX } from '@fleetwatch/contract/clearances/limits';
import {
  BAN_STOPS_ALREADY,
  CLEARANCE_NOT_FOUND,
  REQUIREMENT_AREA,
  REQUIREMENT_NOT_FOUND,
  REQUIREMENT_TARGET,
  REQUIREMENT_WORKOUT,
  REQUIREMENTS_FULL,
  DARK_NEEDS_PLACE,
  WHEN_NEEDS_CONDITIONS,
} from '@fleetwatch/contract/clearances/texts';
import type { RequirementBody } from '@fleetwatch/contract/clearances/wire';
import { Types, type ClientSession } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { safetySettings } from '../../clubs/clubSafety.ts';
import { workoutTypeDirectory } from '../../workouts/workoutTypeDirectory.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { ClearanceModel, type ClearanceRecord } from '../Clearance.ts';
import { RequirementModel, type RequirementRecord } from '../Requirement.ts';

async function assertTarget({ boat, fleetGroup }: RequirementBody): Promise<void> {
  const isBoth = boat !== null && fleetGroup !== null;
  const isBoat = boat === null || (await fleetDirectory.get()).has(boat);
  const isClass =
    fleetGroup === null || ((await fleetGroupDirectory.get()).get(fleetGroup)?.isActive ?? false);
  if (isBoth || !isBoat || !isClass) throw new ApiError('invalid:boat', REQUIREMENT_TARGET);
}

/** Refuses a requirement that depends on facts that the club does not record. */
async function assertKnowable({ when = {} }: RequirementBody): Promise<void> {
  const { place } = await currentClubRecord();
  if (when.dark && !place) throw new ApiError('invalid:when.dark', DARK_NEEDS_PLACE);
  if (usesFeature('conditions')) return;
  if (when.waterBelow !== undefined) throw new ApiError('invalid:when.waterBelow', WHEN_NEEDS_CONDITIONS);
  if (when.flag) throw new ApiError('invalid:when.flag', WHEN_NEEDS_CONDITIONS);
}

/** Throws for a stretch of water or a workout type that the club does not have (rule clearance.where). */
async function assertWhere({ area, workoutType }: RequirementBody): Promise<void> {
  const isWater = !area || (usesFeature('overdue') && safetySettings().areas.some(({ _id }) => _id === area));
  if (!isWater) throw new ApiError('invalid:area', REQUIREMENT_AREA);
  const isType = !workoutType || (await workoutTypeDirectory.get()).has(workoutType);
  if (!isType) throw new ApiError('invalid:workoutType', REQUIREMENT_WORKOUT);
}

async function fieldsOf(
  body: RequirementBody,
  session: ClientSession,
): Promise<Omit<RequirementRecord, '_id' | 'club'>> {
  await assertTarget(body);
  await assertKnowable(body);
  await assertWhere(body);
  const clearance = await ClearanceModel.findById(body.clearance).session(session).lean<ClearanceRecord>();
  if (!clearance) throw new ApiError('invalid:clearance', CLEARANCE_NOT_FOUND);
  if (clearance.kind === 'ban') throw new ApiError('invalid:clearance', BAN_STOPS_ALREADY);
  return {
    boat: body.boat === null ? null : new Types.ObjectId(body.boat),
    fleetGroup: body.fleetGroup === null ? null : new Types.ObjectId(body.fleetGroup),
    subject: body.subject,
    count: body.count,
    clearance: clearance._id,
    level: body.level,
    months: body.months.toSorted((one, other) => one - other),
    overriddenBy: body.overriddenBy,
    ...(body.when && { when: body.when }),
    ...(body.area !== undefined && { area: body.area }),
    ...(body.workoutType !== undefined && {
      workoutType: body.workoutType === null ? null : new Types.ObjectId(body.workoutType),
    }),
  };
}

async function findRequirement(id: string, session: ClientSession): Promise<RequirementRecord> {
  const requirement = await RequirementModel.findById(id).session(session).lean<RequirementRecord>();
  if (!requirement) throw new ApiError('not_found', REQUIREMENT_NOT_FOUND);
  return requirement;
}

/**
 * Adds a requirement (rule clearance.requirements). 422 for an unknown boat, class or clearance, or 409
 * beyond `REQUIREMENTS_MAX`.
 */
export async function addRequirement(
  body: RequirementBody,
  session: ClientSession,
): Promise<RequirementRecord> {
  const fields = await fieldsOf(body, session);
  const count = await RequirementModel.countDocuments().session(session);
  if (count >= REQUIREMENTS_MAX) throw new ApiError('clearances_full', REQUIREMENTS_FULL);
  const [made] = await RequirementModel.create([fields], { session });
  if (!made) throw new Error('The requirement was not added.');
  return made.toObject();
}

/** Changes a requirement. 404 for an unknown one, 422 as for a new one. */
export async function editRequirement(
  id: string,
  body: RequirementBody,
  session: ClientSession,
): Promise<RequirementRecord> {
  const before = await findRequirement(id, session);
  const fields = await fieldsOf(body, session);
  await RequirementModel.updateOne({ _id: before._id }, { $set: fields }, { session });
  return { ...before, ...fields };
}

/** Removes a requirement. 404 for an unknown one. */
export async function removeRequirement(id: string, session: ClientSession): Promise<RequirementRecord> {
  const requirement = await findRequirement(id, session);
  await RequirementModel.deleteOne({ _id: requirement._id }, { session });
  return requirement;
}
