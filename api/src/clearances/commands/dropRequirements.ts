import type { ClientSession, Types } from 'mongoose';
import { RequirementModel } from '../Requirement.ts';

/** Removes requirements on stretches of water that the club no longer has (rule clearance.where). */
export async function dropRequirementsOutside(
  areas: readonly string[],
  session: ClientSession,
): Promise<void> {
  await RequirementModel.deleteMany({ area: { $nin: [...areas, null] } }, { session });
}

/** Removes the requirements of boats that leave the fleet, or of a deleted class. */
export async function dropRequirements(
  { boats, fleetGroup }: { boats: readonly Types.ObjectId[]; fleetGroup?: Types.ObjectId },
  session: ClientSession,
): Promise<void> {
  const ofGroup = fleetGroup ? [{ fleetGroup }] : [];
  await RequirementModel.deleteMany({ $or: [{ boat: { $in: boats } }, ...ofGroup] }, { session });
}
