import { clubCached } from '../platform/cache/clubCached.ts';
import { ClearanceModel, type ClearanceRecord } from './Clearance.ts';
import { RequirementModel, type RequirementRecord } from './Requirement.ts';

/** The club's clearances by id, in the order of their names. */
export const clearanceDirectory = clubCached(async () => {
  const clearances = await ClearanceModel.find().sort({ nameKey: 1, _id: 1 }).lean<ClearanceRecord[]>();
  return new Map(clearances.map((clearance) => [String(clearance._id), clearance]));
});

/** What boats ask of their crews, the oldest first. */
export const requirementDirectory = clubCached(async () =>
  RequirementModel.find().sort({ _id: 1 }).lean<RequirementRecord[]>(),
);
