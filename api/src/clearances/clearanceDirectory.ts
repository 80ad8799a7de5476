import { clubCached } from '../platform/cache/clubCached.ts';
import { ClearanceModel, type ClearanceRecord } from './Clearance.ts';
import { RequirementModel, type RequirementRecord } from './Requirement.ts';

/** The club's clearances by id, ordered by name. */
export const clearanceDirectory = clubCached(async () => {
  const clearances = await ClearanceModel.find().sort({ nameKey: 1, _id: 1 }).lean<ClearanceRecord[]>();
  return new Map(clearances.map((clearance) => [String(clearance._id), clearance]));
});

/** The club's requirements, oldest first. */
export const requirementDirectory = clubCached(async () =>
  RequirementModel.find().sort({ _id: 1 }).lean<RequirementRecord[]>(),
);

/** Returns the names of required clearances, by requirement id. */
export async function requirementNames(): Promise<Map<string, string>> {
  const [clearances, requirements] = await Promise.all([
    clearanceDirectory.get(),
    requirementDirectory.get(),
  ]);
  return new Map(
    requirements.flatMap(({ _id, clearance }) => {
      const name = clearances.get(String(clearance))?.name;
      return name === undefined ? [] : [[String(_id), name] as const];
    }),
  );
}
