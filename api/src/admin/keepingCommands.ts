import { forgetClubs } from '../clubs/clubDirectory.ts';
import { sweepMedia } from '../media/commands/sweepMedia.ts';
import { rebuildTotals } from '../sorties/commands/rebuildTotals.ts';
import { inNamedClub, needed, type Command } from './AdminCommand.ts';
import { backUp, restore, type Counts } from './backup.ts';
import { printAudit } from './printAudit.ts';

const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);

/** What keeps an installation in order. */
export const keepingCommands: Record<string, Command> = {
  'rebuild-totals': {
    takes: 0,
    usage: 'rebuild-totals [--club CLUB]',
    what: 'Work the season’s totals out from the sorties.',
    async run(_given, options, write) {
      const rows = await inNamedClub(options, () => rebuildTotals());
      write(`${rows} totals are worked out.`);
    },
  },
  'sweep-media': {
    takes: 0,
    usage: 'sweep-media [--club CLUB]',
    what: 'Remove files older than a day that no tweet and no member shows; servers do so daily.',
    async run(_given, options, write) {
      const removed = await inNamedClub(options, () => sweepMedia());
      write(`Files removed: ${removed}.`);
    },
  },
  backup: {
    takes: 1,
    usage: 'backup FOLDER',
    what: 'Write all clubs, and the media on this disk, into a new folder.',
    async run([folder], _options, write) {
      const counts = await backUp(needed(folder, 'into which folder'));
      write(`${sum(counts)} documents are in ${folder ?? ''}.`);
    },
  },
  restore: {
    takes: 1,
    usage: 'restore FOLDER',
    what: 'Fill an empty database from a backup.',
    async run([folder], _options, write) {
      const counts = await restore(needed(folder, 'from which folder'));
      forgetClubs();
      write(`${sum(counts)} documents are restored.`);
    },
  },
  audit: {
    takes: 0,
    usage: 'audit [--club CLUB] [--since YYYY-MM-DD] [--csv]',
    what: 'Show what coaches have done, and landings that were credited after their day, the oldest first.',
    async run(_given, { since, csv, ...options }, write) {
      await inNamedClub(options, () => printAudit({ since, isCsv: csv === true }, write));
    },
  },
};
