import { sheetsIgnored, TABLE_NO_HEADER, TABLE_NO_ROWS } from '@fleetwatch/contract/import/texts';
import type { SourceBoat, SourceModel } from '@fleetwatch/contract/import/model';
import { unitInUse } from '@fleetwatch/contract/import/unitInUse';
import type { ListAnswer } from '@fleetwatch/contract/import/wire';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import type { ZipEntry } from '../../platform/files/openZip.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import { readSheets } from '../../platform/files/workbook.ts';
import { TableReader } from './TableReader.ts';
import { sheetNo } from '../texts.ts';

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
  const reservations = new Map(
    models.flatMap((model) => model.reservations ?? []).map((reservation) => [reservation.id, reservation]),
  );
  return {
    system: 'csv',
    outings,
    ...(reservations.size > 0 && { reservations: [...reservations.values()] }),
    boats: [...boats.values()],
    warnings: [...new Set(models.flatMap(({ warnings }) => warnings))],
    people: [...people.values()],
    lists: models.flatMap(({ lists = [] }) => lists),
    unit: units.size > 1 ? unitInUse(outings) : unit,
  };
}

/**
 * Reads an Excel workbook: its sheets that are lists (rule moving.lists). Only columns that are read and the
 * texts shared by all sheets are in memory. Throws 422 `invalid:file`.
 * @param answers how to read the columns; undefined to go by their names
 */
export async function readWorkbook(
  files: readonly ZipEntry[],
  answers?: readonly ListAnswer[],
): Promise<SourceModel> {
  const sheets = await readSheets(files, (name, sheet) => {
    const answer = answers?.find((one) => one.sheet === sheet);
    return new TableReader({ sheet, name: name || sheetNo(sheet + 1), answer });
  });
  for (const sheet of sheets) sheet.end();
  const tables = sheets.filter(({ isTable }) => isTable);
  if (tables.length === 0) throw fileRefusal(TABLE_NO_HEADER);
  const filled = tables.filter(({ kind, rows }) => kind === null || rows > 0);
  if (filled.length === 0) throw fileRefusal(TABLE_NO_ROWS);
  const model = mergeModels(filled.map((table) => table.model()));
  const ignored = sheets.filter(({ kind, isEmpty }) => kind === null && !isEmpty);
  // If no sheet is imported, the club is asked about all of them.
  if (ignored.length > 0 && filled.some(({ kind }) => kind !== null))
    model.warnings.push(sheetsIgnored(ignored.map(({ name }) => name)));
  return model;
}
