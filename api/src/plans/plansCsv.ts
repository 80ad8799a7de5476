import { shortTime } from '@fleetwatch/contract/time/localText';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import { planPresenter } from './planPresenter.ts';
import type { PlanRecord } from './Plan.ts';

const PLAN_COLUMNS = ['Date', 'Launch', 'Land', 'Group', 'Author', 'Description', 'Crew', 'Boats'] as const;

const presentCells = (plan: Plan): Cell[] => [
  plan.launch.slice(0, 10),
  shortTime(plan.launch),
  shortTime(plan.land),
  plan.usergroup,
  plan.name,
  plan.description,
  plan.crew.join('; '),
  plan.fleet.map(({ name }) => name).join('; '),
];

async function* rowsOf(plans: readonly PlanRecord[]): AsyncGenerator<readonly Cell[]> {
  const present = await planPresenter();
  for (const plan of plans) yield presentCells(present(plan));
}

/** Builds a file of a day's plans. */
export function plansCsv(fileName: string, plans: readonly PlanRecord[]): Promise<CsvFile> {
  return csvFile({ fileName, columns: PLAN_COLUMNS, rows: rowsOf(plans) });
}
