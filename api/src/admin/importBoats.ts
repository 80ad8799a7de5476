import { isHullColour } from '@fleetwatch/contract/boats/hullColours';
import { BOAT_NAME_TAKEN, HULL_UNKNOWN } from '@fleetwatch/contract/boats/texts';
import { boatDetailsRule, boatMilesRule, boatNameRule } from '@fleetwatch/contract/boats/rules';
import { FLEET_GROUP_NEEDED } from '@fleetwatch/contract/fleetgroups/texts';
import { commissionBoat } from '../boats/commands/commissionBoat.ts';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { writtenTextRule } from '@fleetwatch/contract/texts/rules';
import type { FleetGroupRecord } from '../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../fleetgroups/fleetGroupDirectory.ts';
import { inTransaction } from '../platform/database/database.ts';
import { isDuplicateName } from './isDuplicateName.ts';
import { readCsvRows, refuseRows, type CsvRow } from './readCsvRows.ts';

type Field = 'name' | 'class' | 'description' | 'miles' | 'hull';

const IMPORT_LIMIT = { timeoutMs: 120_000 };

/** Parses `12,5` and `12.5`; an empty cell is 0. */
const milesOf = (text: string): number => (text === '' ? 0 : Number(text.replace(',', '.')));

function groupOf(named: string, groups: readonly FleetGroupRecord[]): FleetGroupRecord | undefined {
  const sought = named.toLowerCase();
  return groups.find(
    ({ name, moniker, isActive, isPrivate }) =>
      isActive && !isPrivate && [name.toLowerCase(), moniker.toLowerCase()].includes(sought),
  );
}

function faultsOf(
  { fields }: CsvRow<Field>,
  groups: readonly FleetGroupRecord[],
  taken: Set<string>,
): string[] {
  const isTaken = isDuplicateName(taken, fields.name);
  return [
    boatNameRule(fields.name),
    isTaken ? BOAT_NAME_TAKEN : null,
    groupOf(fields.class, groups) ? null : FLEET_GROUP_NEEDED,
    boatDetailsRule(fields.description) ?? writtenTextRule(fields.description),
    boatMilesRule(milesOf(fields.miles)),
    fields.hull === '' || isHullColour(fields.hull.toLowerCase()) ? null : HULL_UNKNOWN,
  ].filter((fault) => fault !== null);
}

/**
 * Adds the boats of a CSV file into the current club's fleet: name, class (name or moniker) and, optionally,
 * description, season miles and hull color. Reports every bad row; adds all rows or none. Only checks
 * without `isForReal`. Returns the number of boats.
 */
export async function importBoats(path: string, isForReal: boolean): Promise<number> {
  const rows = readCsvRows<Field>(path, ['name', 'class'], ['description', 'miles', 'hull']);
  const groups = [...(await fleetGroupDirectory.get()).values()];
  const fleet = [...(await fleetDirectory.get()).values()];
  const taken = new Set(fleet.flatMap(({ nameKey = '', nameLooks = [] }) => [nameKey, ...nameLooks]));
  refuseRows(rows.flatMap((row) => faultsOf(row, groups, taken).map((fault) => [row.line, fault] as const)));
  if (!isForReal) return rows.length;
  await inTransaction(async (session) => {
    for (const { fields } of rows) {
      const { name, description, miles } = fields;
      const group = String(groupOf(fields.class, groups)?._id ?? '');
      const hull = fields.hull.toLowerCase();
      const body = { name, description, group, miles: milesOf(miles), ...(isHullColour(hull) && { hull }) };
      await commissionBoat(body, session);
    }
  }, IMPORT_LIMIT);
  return rows.length;
}
