import { open, rm, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { exportClub } from '../export/commands/exportClub.ts';
import { EXPORT_VERB } from '../export/commands/listExports.ts';
import { FULL_ACCESS } from '../export/exportAccess.ts';
import { isFileError } from '../platform/storage/isFileError.ts';
import { inNamedClub, requiredOption, type Command } from './AdminCommand.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { importClub } from './importClub.ts';
import { noteCommand } from './noteCommand.ts';
import {
  FILE_ARGUMENT,
  IDS_TAKEN,
  OUTPUT_FILE_OPTION,
  cannotWrite,
  clubExported,
  clubImported,
  exportComplete,
  fileExists,
} from './texts.ts';

/** Creates a file that only this user can read; refuses an existing one. */
async function createFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if (isFileError(error, 'EEXIST')) throw new AdminRefusal(fileExists(path));
    throw new AdminRefusal(cannotWrite(path));
  }
}

/** Writes the current club's export into a new file; an interrupted export leaves no file. */
async function writeExport(path: string): Promise<void> {
  const file = await createFile(path);
  try {
    const { content, isOver } = await exportClub(FULL_ACCESS);
    await pipeline(content, file.createWriteStream()).finally(() => isOver);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Commands that export and import a whole club (rules leaving.format, leaving.back). */
export const exportCommands: Record<string, Command> = {
  export: {
    argumentCount: 0,
    usage: 'export --out FILE.zip [--club CLUB]',
    summary: "Export all of a club's data to an archive in the open format, which import-club reads.",
    async run(_given, options, write) {
      const path = requiredOption(options.out, OUTPUT_FILE_OPTION);
      await inNamedClub(options, async ({ _id, name }) => {
        await writeExport(path);
        await noteCommand({ verb: EXPORT_VERB, kind: 'club', subject: _id });
        write(clubExported(name, path));
      });
    },
  },
  'import-club': {
    argumentCount: 1,
    usage: 'import-club FILE.zip [--club CLUB] [--write]',
    summary:
      "Import a club's export into an empty club, which keeps its name and password. Without --write, only check the file.",
    async run([file], options, write) {
      const path = requiredOption(file, FILE_ARGUMENT);
      const isForReal = options.write === true;
      await inNamedClub(options, async ({ _id, name }) => {
        const { manifest, hasOtherIds } = await importClub(path, isForReal);
        for (const [what, count] of Object.entries(manifest.counts)) write(`${what}: ${count}`);
        if (hasOtherIds) write(IDS_TAKEN);
        if (!isForReal) {
          write(exportComplete(manifest.club.name));
          return;
        }
        await noteCommand({
          verb: 'import-club',
          kind: 'club',
          subject: _id,
          before: {},
          after: manifest.counts,
        });
        write(clubImported(manifest.club.name, name));
      });
    },
  },
};
