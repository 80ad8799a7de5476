import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { millionthsText } from '@fleetwatch/contract/import/distance';
import { answerOf } from '@fleetwatch/contract/import/lists';
import type { ImportCounts, ImportPreview, PreviewCounts } from '@fleetwatch/contract/import/wire';
import { MissingColumnsError, prepareImport } from '../import/commands/prepareImport.ts';
import { parseAnswers } from '../import/importSchemas.ts';
import { inNamedClub, requiredOption, type Command, type Write } from './AdminCommand.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { noteCommand } from './noteCommand.ts';
import {
  BOATS,
  CHOOSE_COLUMNS,
  DAMAGES,
  FILE_ARGUMENT,
  IMPORT_FAILED,
  NOTHING_WRITTEN,
  OUTINGS,
  PEOPLE,
  RESERVATIONS,
  cannotRead,
  columnLine,
  importCounts,
  importDone,
  importedDistance,
  moreSkipped,
} from './texts.ts';

function readAll(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new AdminRefusal(cannotRead(path));
  }
}

const countsText = (what: string, { new: fresh, known, left }: PreviewCounts): string =>
  importCounts(what, fresh, known, left);

function writePreview(
  { boats, people, outings, damages, reservations, years, problems, problemCount }: ImportPreview,
  write: Write,
): void {
  write(countsText(BOATS, boats));
  write(countsText(PEOPLE, people));
  write(countsText(OUTINGS, outings));
  if (reservations) write(countsText(RESERVATIONS, reservations));
  if (damages) write(countsText(DAMAGES, damages));
  for (const { year, unit, all, imported, known, left } of years) {
    write(importedDistance(year, unit, [all, imported, known, left].map(millionthsText)));
  }
  for (const { where, boat = '', text } of problems) write(`${[where, boat].join(' ').trim()}: ${text}`);
  if (problems.length < problemCount) write(moreSkipped(problemCount - problems.length));
}

/** Refuses a list that lacks a column, with what to change in an answers file. */
function refuseMissing(error: unknown): never {
  if (!(error instanceof MissingColumnsError)) throw error;
  const columns = error.lists.flatMap((list) => list.columns);
  throw new AdminRefusal(
    error.message,
    CHOOSE_COLUMNS,
    ...columns.map(({ at, header, samples }) => columnLine(at, header, samples)),
    JSON.stringify({ lists: error.lists.map(answerOf) }, null, 2),
  );
}

const doneText = ({ boats, people, outings, damages = 0, reservations = 0 }: ImportCounts): string =>
  importDone(boats, people, outings, damages, reservations);

/** Commands that import a club's boats, people and logbooks from another system (docs/product/moving.md). */
export const importCommands: Record<string, Command> = {
  import: {
    argumentCount: 1,
    usage: 'import FILE [--answers FILE.json] [--club CLUB] [--write]',
    summary:
      "Import an efa 2 backup, a list or workbook, a Fleetwatch export, or another program's JSON. Without --write, show a preview and the answers used; save and edit them for --answers, whose lists state what each column of a list is.",
    async run([file], options, write) {
      const path = requiredOption(file, FILE_ARGUMENT);
      const answers =
        options.answers === undefined ? { mapping: null } : parseAnswers(String(readAll(options.answers)));
      await inNamedClub(options, async ({ _id }) => {
        const {
          mapping,
          lists,
          preview,
          warnings,
          write: writeAll,
        } = await prepareImport(readAll(path), basename(path), answers).catch(refuseMissing);
        writePreview(preview, write);
        for (const warning of warnings) write(warning);
        if (options.write !== true) {
          write(JSON.stringify({ ...mapping, lists }, null, 2));
          write(NOTHING_WRITTEN);
          return;
        }
        const { state, created } = await writeAll();
        if (state !== 'done') throw new AdminRefusal(IMPORT_FAILED);
        await noteCommand({ verb: 'import', kind: 'club', subject: _id, before: {}, after: { ...created } });
        write(doneText(created));
      });
    },
  },
};
