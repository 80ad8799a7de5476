import { TABLE_NO_HEADER, TABLE_NO_ROWS } from '@fleetwatch/contract/import/texts';
import type { SourceBoat, SourceModel } from '@fleetwatch/contract/import/model';
import { unitInUse } from '@fleetwatch/contract/import/unitInUse';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import type { ZipEntry } from '../../platform/files/openZip.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import { readSheets } from '../../platform/files/workbook.ts';
import { TableReader } from './TableReader.ts';

const keyOf = ({ name }: SourceBoat): string => tidyName(name).toLowerCase();

/** Merges several sheets into one model: one may contain the boats, one the people, and others outings. */
function mergeModels(models: readonly SourceModel[]): SourceModel {
  const all = models.flatMap((model) => model.boats);
  const listed = new Map(all.filter(({ isOnlyNamed }) => !isOnlyNamed).map((boat) => [keyOf(boat), boat.id]));
  const named = new Map(all.map((boat) => [boat.id, listed.get(keyOf(boat)) ?? boat.id]));
  const outings = models
    .flatMap((model) => model.outings)
    .map((outing) => ({ ...outing, boat: named.get(outing.boat ?? '') ?? outing.boat }));
  const units = new Set(models.filter((model) => model.outings.length > 0).map(({ unit }) => unit));
  const [unit = 'km'] = units;
  // Two sheets may name one boat, but only one has its class.
  const boats = new Map(
    all
      .filter(({ id }) => named.get(id) === id)
      .sort((one, other) => Number(one.seats !== '') - Number(other.seats !== ''))
      .map((boat) => [boat.id, boat]),
  );
  const people = new Map(models.flatMap((model) => model.people).map((person) => [person.id, person]));
  return {
    system: 'csv',
    outings,
    boats: [...boats.values()],
    warnings: [...new Set(models.flatMap(({ warnings }) => warnings))],
    people: [...people.values()],
    unit: units.size > 1 ? unitInUse(outings) : unit,
  };
}

/**
 * Reads an Excel workbook: its sheets with the header of a list (rule moving.lists). Only those columns and
 * the texts shared by all sheets are in memory. Throws 422 `invalid:file`.
 */
export async function readWorkbook(files: readonly ZipEntry[]): Promise<SourceModel> {
  const sheets = await readSheets(files, () => new TableReader());
  const tables = sheets.filter(({ kind }) => kind !== null);
  if (tables.length === 0) throw fileRefusal(TABLE_NO_HEADER);
  const filled = tables.filter(({ rows }) => rows > 0);
  if (filled.length === 0) throw fileRefusal(TABLE_NO_ROWS);
  const models = filled.map((table) => table.model());
  return mergeModels(models);
}
