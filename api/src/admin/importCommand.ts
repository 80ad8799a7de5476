import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { millionthsText } from '@fleetwatch/contract/import/distance';
import type { ImportCounts, ImportPreview, PreviewCounts } from '@fleetwatch/contract/import/wire';
import { prepareImport } from '../import/commands/prepareImport.ts';
import { parseMapping } from '../import/importSchemas.ts';
import { inNamedClub, requiredOption, type Command, type Write } from './AdminCommand.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { noteCommand } from './noteCommand.ts';

function readAll(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new AdminRefusal(`${path} cannot be read.`);
  }
}

const countsText = (what: string, { new: fresh, known, left }: PreviewCounts): string =>
  `${what}: ${fresh} new, ${known} here already, ${left} left out.`;

function writePreview(
  { boats, people, outings, years, problems, problemCount }: ImportPreview,
  write: Write,
): void {
  write(countsText('Boats', boats));
  write(countsText('People', people));
  write(countsText('Outings', outings));
  for (const { year, unit, all, imported, known, left } of years) {
    const [whole, fresh, here, out] = [all, imported, known, left].map(millionthsText);
    write(
      `${year ?? 'No day'}: ${whole ?? ''} ${unit}, of which ${fresh ?? ''} imported, ${here ?? ''} here already, ${out ?? ''} left out.`,
    );
  }
  for (const { where, text } of problems) write(`${where}: ${text}`);
  if (problems.length < problemCount) write(`${problemCount - problems.length} more are left out.`);
}

const doneText = ({ boats, people, outings }: ImportCounts): string =>
  `${boats} boats, ${people} people and ${outings} outings are imported.`;

/** Brings a club's boats, people and logbooks from another system (docs/product/moving.md). */
export const importCommands: Record<string, Command> = {
  import: {
    argumentCount: 1,
    usage: 'import FILE [--answers FILE.json] [--club CLUB] [--write]',
    summary:
      "Import a backup of efa 2, a list or workbook, an export of Fleetwatch, or another program's JSON. Without --write it shows what would come, and the answers it took; save and change those for --answers.",
    async run([file], options, write) {
      const path = requiredOption(file, 'which file');
      const answers = options.answers === undefined ? null : parseMapping(String(readAll(options.answers)));
      await inNamedClub(options, async ({ _id }) => {
        const {
          mapping,
          preview,
          warnings,
          write: writeAll,
        } = await prepareImport(readAll(path), basename(path), answers);
        writePreview(preview, write);
        for (const warning of warnings) write(warning);
        if (options.write !== true) {
          write(JSON.stringify(mapping, null, 2));
          write('Nothing was written. Add --write to do it.');
          return;
        }
        const { state, created } = await writeAll();
        if (state !== 'done')
          throw new AdminRefusal('The import failed. What it has written can be undone on /moving.');
        await noteCommand({ verb: 'import', kind: 'club', subject: _id, before: {}, after: { ...created } });
        write(doneText(created));
      });
    },
  },
};
