import { clearanceDirectory } from '../clearanceDirectory.ts';
import { RequirementModel, type RequirementRecord } from '../Requirement.ts';

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
