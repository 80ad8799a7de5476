import {
  KIND_TEXTS,
  OUTCOME_TEXTS,
  PART_TEXTS,
  SEVERITY_TEXTS,
  STATE_TEXTS,
} from '@fleetwatch/contract/damages/kindTexts';
import { clubText } from '../platform/club/clock.ts';
import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import type { DamageRecord } from './Damage.ts';
import { damageRows } from './damagePresenter.ts';

const COLUMNS = [
  ...['Boat', 'Report', 'Reported', 'By', 'Kind', 'Parts', 'Seat', 'Severity', 'Text', 'State'],
  ...['Outcome', 'Ended', 'Assignee', 'Minutes', 'Cost', 'Estimate', 'Insurance'],
] as const;

async function* cellsOf(damages: readonly DamageRecord[]): AsyncGenerator<readonly Cell[]> {
  const rowOf = await damageRows();
  for (const damage of damages) {
    const { boatName, no, at, by, kind, parts, seat, severity, text, state, assignee } = rowOf(damage);
    const { outcome, endedAt, repairs, costEstimateCents, insurance } = damage;
    yield [
      ...[boatName, no, at, by.name, KIND_TEXTS[kind], parts.map((part) => PART_TEXTS[part]).join(', ')],
      ...[seat ?? '', SEVERITY_TEXTS[severity].title, text, STATE_TEXTS[state]],
      ...[outcome ? OUTCOME_TEXTS[outcome] : '', endedAt ? clubText(endedAt) : '', assignee?.name ?? ''],
      repairs.reduce((sum, { minutes }) => sum + minutes, 0),
      damage.costCents / 100,
      ...[costEstimateCents === null ? '' : costEstimateCents / 100, insurance],
    ];
  }
}

/** Builds a file of reports. */
export const damagesCsv = (fileName: string, damages: readonly DamageRecord[]): Promise<CsvFile> =>
  csvFile({ fileName, columns: COLUMNS, rows: cellsOf(damages) });
