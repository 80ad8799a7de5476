import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import type { CorrectionPatch } from '@fleetwatch/contract/corrections/wire';
import { CREW_TWICE, CREW_UNKNOWN } from '@fleetwatch/contract/sorties/texts';
import { storedHundredths } from '@fleetwatch/contract/sorties/distance';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { WORKOUT_TYPE_NEEDED } from '@fleetwatch/contract/workouts/texts';
import { Types } from 'mongoose';
import { BoatModel } from '../../boats/Boat.ts';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { areMembers } from '../../members/memberDirectory.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { workoutTypeDirectory } from '../../workouts/workoutTypeDirectory.ts';
import type { OutingRecord, PatchRecord } from '../Correction.ts';

const at = (text: LocalDateTimeText): Date => new Date(instantOf(text, currentClub().timezone));

/** Throws unless the boat is in the fleet, or the launcher's own. */
async function assertBoat(id: string, launcher: string): Promise<void> {
  if ((await fleetDirectory.get()).has(id)) return;
  const isOwn = await BoatModel.exists({ _id: id, owner: launcher });
  if (!isOwn) throw new ApiError('not_found', BOAT_NOT_FOUND);
}

/** Throws for unknown members. Former members may stay in a crew that they were in. */
async function assertCrew(
  crew: readonly string[],
  launcher: string,
  before: OutingRecord | null,
): Promise<void> {
  if (new Set([launcher, ...crew]).size !== crew.length + 1) throw new ApiError('invalid:crew', CREW_TWICE);
  const known = before?.crew.map(String) ?? [];
  if (!(await areMembers(crew.filter((id) => !known.includes(id)))))
    throw new ApiError('invalid:crew', CREW_UNKNOWN);
}

async function assertType(type: string): Promise<void> {
  if (!(await workoutTypeDirectory.get()).has(type)) throw new ApiError('invalid:type', WORKOUT_TYPE_NEEDED);
}

/**
 * Looks up the fields that a request changes: 404 for an unknown boat, 422 for unknown members, a member
 * twice, or an unknown type.
 * @param launcher member id
 */
export async function readPatch(
  { bus, crew, launch, land, miles, description, type }: CorrectionPatch,
  launcher: string,
  before: OutingRecord | null,
): Promise<PatchRecord> {
  if (bus !== undefined && bus !== String(before?.boat)) await assertBoat(bus, launcher);
  if (crew !== undefined) await assertCrew(crew, launcher, before);
  if (type !== undefined && type !== null) await assertType(type);
  return {
    ...(bus !== undefined && { boat: new Types.ObjectId(bus) }),
    ...(crew !== undefined && { crew: crew.map((id) => new Types.ObjectId(id)) }),
    ...(launch !== undefined && { launchedAt: at(launch) }),
    ...(land !== undefined && { landedAt: at(land) }),
    ...(miles !== undefined && { milesHundredths: storedHundredths(miles) }),
    ...(description !== undefined && { notes: description.trim() }),
    ...(type !== undefined && { type: type === null ? null : new Types.ObjectId(type) }),
  };
}
