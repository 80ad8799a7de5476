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

const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);

async function reportTotals(
  differences: readonly string[],
  { repair }: Options,
  write: Write,
): Promise<void> {
  for (const key of differences) write(`differs: ${key}`);
  if (differences.length === 0) {
    write('The totals are what the sorties make.');
    return;
  }
  if (repair !== true)
    throw new AdminRefusal(`${differences.length} totals differ. Add --repair to mend them.`);
  write(`${await rebuildTotals()} totals are worked out.`);
}

/** Maintenance commands of an installation. */
export const maintenanceCommands: Record<string, Command> = {
  'rebuild-totals': {
    argumentCount: 0,
    usage: 'rebuild-totals [--club CLUB]',
    summary: "Work the season's totals out from the sorties.",
    async run(_given, options, write) {
      const rows = await inNamedClub(options, () => rebuildTotals());
      write(`${rows} totals are worked out.`);
    },
  },
  'sweep-media': {
    argumentCount: 0,
    usage: 'sweep-media [--club CLUB]',
    summary: 'Remove files older than a day that no tweet and no member shows; servers do so daily.',
    async run(_given, options, write) {
      const removed = await inNamedClub(options, () => sweepMedia());
      write(`Files removed: ${removed}.`);
    },
  },
  backup: {
    argumentCount: 1,
    usage: 'backup FOLDER',
    summary: 'Write all clubs, and the media on this disk, into a new folder.',
    async run([folder], _options, write) {
      const counts = await backUp(requiredOption(folder, 'into which folder'));
      write(`${sum(counts)} documents are in ${folder ?? ''}.`);
    },
  },
  restore: {
    argumentCount: 1,
    usage: 'restore FOLDER',
    summary: 'Fill an empty database from a backup.',
    async run([folder], _options, write) {
      const counts = await restore(requiredOption(folder, 'from which folder'));
      clearClubCache();
      write(`${sum(counts)} documents are restored.`);
    },
  },
  'check-totals': {
    argumentCount: 0,
    usage: 'check-totals [--club CLUB] [--repair]',
    summary: 'Compare the totals with the sorties; with --repair work those out anew where they differ.',
    async run(_given, options, write) {
      await inNamedClub(options, async () => reportTotals(await checkTotals(), options, write));
    },
  },
  nightly: {
    argumentCount: 0,
    usage: 'nightly [--club CLUB] [--repair]',
    summary:
      'Do the work of a night now: forget what is old, sweep uploads, compare totals. Servers do it by themselves.',
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
    summary:
      'Show what coaches have done, and landings that were credited after their day, the oldest first.',
    async run(_given, { since, csv, ...options }, write) {
      await inNamedClub(options, () => printAudit({ since, isCsv: csv === true }, write));
    },
  },
};
