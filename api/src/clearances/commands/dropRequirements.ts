import type { ClientSession, Types } from 'mongoose';
import { RequirementModel, type RequirementRecord } from '../Requirement.ts';
import { clearanceDirectory } from '../clearanceDirectory.ts';

/** Removes what is asked on stretches of water that the club no longer has (rule clearance.where). */
export async function dropRequirementsElsewhere(
  areas: readonly string[],
  session: ClientSession,
): Promise<void> {
  await RequirementModel.deleteMany({ area: { $nin: [...areas, null] } }, { session });
}

/** Removes what boats that leave the fleet, or a class that is deleted, ask of their crews. */
export async function dropRequirements(
  { boats, fleetGroup }: { boats: readonly Types.ObjectId[]; fleetGroup?: Types.ObjectId },
  session: ClientSession,
): Promise<void> {
  const ofGroup = fleetGroup ? [{ fleetGroup }] : [];
  await RequirementModel.deleteMany({ $or: [{ boat: { $in: boats } }, ...ofGroup] }, { session });
}

/** The clearances that requirements ask for, by the requirement's id. */
export async function requirementNames(ids: readonly string[]): Promise<Map<string, string>> {
  const [found, clearances] = await Promise.all([
    RequirementModel.find({ _id: { $in: ids } })
      .select('clearance')
      .lean<Pick<RequirementRecord, '_id' | 'clearance'>[]>(),
    clearanceDirectory.get(),
  ]);
  const named = found.map(
    ({ _id, clearance }) => [String(_id), clearances.get(String(clearance))?.name] as const,
  );
  return new Map(named.flatMap(([id, name]) => (name === undefined ? [] : [[id, name] as const])));
}
