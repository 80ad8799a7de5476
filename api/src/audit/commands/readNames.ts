import { BoatModel } from '../../boats/Boat.ts';
import { clearanceDirectory } from '../../clearances/clearanceDirectory.ts';
import { RequirementModel } from '../../clearances/Requirement.ts';
import { DamageModel } from '../../damages/Damage.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import type { AuditEntryRecord } from '../../platform/logging/AuditEntry.ts';
import { tabletDirectory } from '../../tablets/tabletDirectory.ts';
import { AlertModel } from '../../safety/Alert.ts';
import { TourModel } from '../../tours/Tour.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';

const ID = /[0-9a-f]{24}/g;

/**
 * The names of today, by id, of every member, boat, group, tablet and clearance that these entries mention; a damage report's is the
 * name that its boat had, and a requirement's that of its clearance.
 */
export async function readNames(entries: readonly AuditEntryRecord[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(JSON.stringify(entries).match(ID) ?? [])];
  const directories = await Promise.all([
    memberDirectory.get(),
    userGroupDirectory.get(),
    fleetGroupDirectory.get(),
    tabletDirectory.get(),
    clearanceDirectory.get(),
  ]);
  const known = new Map(
    directories.flatMap((directory) =>
      ids.flatMap((id) => {
        const name = directory.get(id)?.name;
        return name === undefined ? [] : [[id, name] as const];
      }),
    ),
  );
  const others = { _id: { $in: ids.filter((id) => !known.has(id)) } };
  const [boats, tours, damages, alerts, requirements] = await Promise.all([
    BoatModel.find(others).select('name').lean<{ _id: unknown; name: string }[]>(),
    TourModel.find(others).select('name').lean<{ _id: unknown; name: string }[]>(),
    DamageModel.find(others).select('boatName').lean<{ _id: unknown; boatName: string }[]>(),
    AlertModel.find(others).select('boatName').lean<{ _id: unknown; boatName: string }[]>(),
    RequirementModel.find(others).select('clearance').lean<{ _id: unknown; clearance: unknown }[]>(),
  ]);
  for (const { _id, name } of [...boats, ...tours]) known.set(String(_id), name);
  for (const { _id, boatName } of [...damages, ...alerts]) known.set(String(_id), boatName);
  const clearances = await clearanceDirectory.get();
  for (const { _id, clearance } of requirements) {
    const name = clearances.get(String(clearance))?.name;
    if (name !== undefined) known.set(String(_id), name);
  }
  return known;
}
