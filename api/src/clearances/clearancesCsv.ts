import { clubDay } from '../platform/club/clock.ts';
import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import { activeMembers, memberDirectory } from '../members/memberDirectory.ts';
import { fleetGroupDirectory } from '../fleetgroups/fleetGroupDirectory.ts';
import { clearanceDirectory } from './clearanceDirectory.ts';
import { GrantModel, type GrantRecord } from './Grant.ts';

const COLUMNS = ['Name', 'Clearance', 'Class', 'Acquired', 'Expires', 'Granted by', 'Evidence'] as const;

async function* cellsOf(officer: string): AsyncGenerator<readonly Cell[]> {
  const [members, allMembers, clearances, groups, held] = await Promise.all([
    activeMembers(),
    memberDirectory.get(),
    clearanceDirectory.get(),
    fleetGroupDirectory.get(),
    GrantModel.find({ revoked: null, $or: [{ expires: null }, { expires: { $gte: clubDay() } }] })
      .sort({ acquired: 1, _id: 1 })
      .lean<GrantRecord[]>(),
  ]);
  const byMember = Map.groupBy(held, ({ member }) => String(member));
  for (const { _id, name } of members) {
    for (const { clearance, fleetGroup, acquired, expires, by, evidence } of byMember.get(String(_id)) ??
      []) {
      const known = clearances.get(String(clearance));
      // Officers cannot read the reason for their own ban either.
      const isSecret = known?.kind === 'ban' && String(_id) === officer;
      yield [
        ...[name, known?.name ?? '', fleetGroup ? (groups.get(String(fleetGroup))?.name ?? '') : ''],
        ...[acquired, expires ?? '', allMembers.get(String(by))?.name ?? '', isSecret ? '' : evidence],
      ];
    }
  }
}

/** Current clearances of the club's members as a file (rule clearance.file). */
export const clearancesCsv = (officer: string): Promise<CsvFile> =>
  csvFile({ fileName: `Clearances-${clubDay()}.csv`, columns: COLUMNS, rows: cellsOf(officer) });
