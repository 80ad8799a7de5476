import { clearClubCache } from '../clubs/clubDirectory.ts';
import { sweepMedia, sweepUnfinished } from '../media/commands/sweepMedia.ts';
import { rebuildTotals } from '../logbook/commands/rebuildTotals.ts';
import { runNightlyJobs } from '../nightly/commands/runNightlyJobs.ts';
import { forgetMails } from '../platform/mail/mail.ts';
import { checkTotals } from '../logbook/commands/checkTotals.ts';
import { inNamedClub, requiredOption, type Command, type Options, type Write } from './AdminCommand.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { backUp, restore, type Counts } from './backup.ts';
import { printAudit } from './printAudit.ts';
import {
  BACKUP_FOLDER_ARGUMENT,
  OUTPUT_FOLDER_ARGUMENT,
  TOTALS_MATCH,
  backedUp,
  filesRemoved,
  restored,
  totalDiffers,
  totalsDiffer,
  totalsRebuilt,
} from './texts.ts';

const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);

async function reportTotals(
  differences: readonly string[],
  { repair }: Options,
  write: Write,
): Promise<void> {
  for (const key of differences) write(totalDiffers(key));
  if (differences.length === 0) {
    write(TOTALS_MATCH);
    return;
  }
  if (repair !== true) throw new AdminRefusal(totalsDiffer(differences.length));
  write(totalsRebuilt(await rebuildTotals()));
}

/** Maintenance commands of an installation. */
export const maintenanceCommands: Record<string, Command> = {
  'rebuild-totals': {
    argumentCount: 0,
    usage: 'rebuild-totals [--club CLUB]',
    summary: 'Recalculate the totals from the sorties.',
    async run(_given, options, write) {
      const rows = await inNamedClub(options, () => rebuildTotals());
      write(totalsRebuilt(rows));
    },
  },
  'sweep-media': {
    argumentCount: 0,
    usage: 'sweep-media [--club CLUB]',
    summary: 'Remove unused files older than a day. Servers do this daily.',
    async run(_given, options, write) {
      const removed = await inNamedClub(options, () => sweepMedia());
      write(filesRemoved(removed));
    },
  },
  backup: {
    argumentCount: 1,
    usage: 'backup FOLDER',
    summary: 'Back up all clubs, and the media on this disk, to a new folder.',
    async run([folder], _options, write) {
      const counts = await backUp(requiredOption(folder, OUTPUT_FOLDER_ARGUMENT));
      write(backedUp(sum(counts), folder ?? ''));
    },
  },
  restore: {
    argumentCount: 1,
    usage: 'restore FOLDER',
    summary: 'Restore a backup into an empty database.',
    async run([folder], _options, write) {
      const counts = await restore(requiredOption(folder, BACKUP_FOLDER_ARGUMENT));
      clearClubCache();
      write(restored(sum(counts)));
    },
  },
  'check-totals': {
    argumentCount: 0,
    usage: 'check-totals [--club CLUB] [--repair]',
    summary: 'Compare the totals with the sorties. With --repair, recalculate totals that differ.',
    async run(_given, options, write) {
      await inNamedClub(options, async () => reportTotals(await checkTotals(), options, write));
    },
  },
  nightly: {
    argumentCount: 0,
    usage: 'nightly [--club CLUB] [--repair]',
    summary:
      'Run the nightly jobs now: delete expired data, remove unused files, compare totals. Servers do this automatically.',
    async run(_given, options, write) {
      await forgetMails();
      await sweepUnfinished();
      await inNamedClub(options, async () => {
        const { forgotten, filesRemoved, differences } = await runNightlyJobs();
        for (const [what, count] of Object.entries({ ...forgotten, filesRemoved }))
          write(`${what}: ${count}`);
        await reportTotals(differences, options, write);
      });
    },
  },
  audit: {
    argumentCount: 0,
    usage: 'audit [--club CLUB] [--since YYYY-MM-DD] [--csv]',
    summary: 'Show the audit trail, oldest first.',
    async run(_given, { since, csv, ...options }, write) {
      await inNamedClub(options, () => printAudit({ since, isCsv: csv === true }, write));
    },
  },
};
