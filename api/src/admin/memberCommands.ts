import { writeFileSync } from 'node:fs';
import { confirmCoach } from '../accounts/commands/confirmCoach.ts';
import { MemberModel } from '../members/Member.ts';
import { inTransaction } from '../platform/database/database.ts';
import { inNamedClub, requiredOption, type Command } from './AdminCommand.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { eraseMember } from './eraseMember.ts';
import { copyMedia, exportMember } from './exportMember.ts';
import { findMemberForAdmin } from './findForAdmin.ts';
import { importBoats } from './importBoats.ts';
import { importMembers } from './importMembers.ts';
import { noteCommand } from './noteCommand.ts';
import {
  CSV_FILE_ARGUMENT,
  OUTPUT_FILE_ARGUMENT,
  coachConfirmed,
  hasLeft,
  madeCoach,
  memberErased,
  memberExported,
  memberExportedWith,
  rowsImportable,
  rowsImported,
  wouldErase,
} from './texts.ts';

const importing = (
  what: 'members' | 'boats',
  importFile: (path: string, isForReal: boolean) => Promise<number>,
): Command['run'] =>
  async function run([file], options, write) {
    const path = requiredOption(file, CSV_FILE_ARGUMENT);
    const isForReal = options.write === true;
    const count = await inNamedClub(options, async ({ _id }) => {
      const imported = await importFile(path, isForReal);
      const after = { [what]: imported };
      const note = { verb: `import-${what}`, kind: 'club', subject: _id, before: {}, after } as const;
      if (isForReal) await noteCommand(note);
      return imported;
    });
    write(isForReal ? rowsImported(count, what) : rowsImportable(count, what));
  };

export const memberCommands: Record<string, Command> = {
  'make-coach': {
    argumentCount: 1,
    usage: 'make-coach MEMBER [--club CLUB]',
    summary: 'Make a member a confirmed coach. MEMBER is a name, an email address or an id.',
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const member = await findMemberForAdmin(named);
        if (!member.isActive) throw new AdminRefusal(hasLeft(member.name));
        await inTransaction(async (session) => {
          const coachRights = 'confirmed';
          const change = { before: { coachRights: member.coachRights }, after: { coachRights } };
          await noteCommand({ verb: 'make-coach', kind: 'member', subject: member._id, ...change }, session);
          await MemberModel.updateOne({ _id: member._id }, { $set: { coachRights } }, { session });
        });
        write(madeCoach(member.name));
      });
    },
  },
  'confirm-coach': {
    argumentCount: 1,
    usage: 'confirm-coach MEMBER [--club CLUB]',
    summary: 'Confirm a member who signed up as a coach.',
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const member = await findMemberForAdmin(named);
        await confirmCoach(String(member._id));
        const change = { before: { coachRights: member.coachRights }, after: { coachRights: 'confirmed' } };
        await noteCommand({ verb: 'confirm-coach', kind: 'member', subject: member._id, ...change });
        write(coachConfirmed(member.name));
      });
    },
  },
  'import-members': {
    argumentCount: 1,
    usage: 'import-members FILE.csv [--club CLUB] [--write]',
    summary:
      'Import members from columns name, email, group and, optionally, coach (yes or no). Without --write, only check the file.',
    run: importing('members', importMembers),
  },
  'import-boats': {
    argumentCount: 1,
    usage: 'import-boats FILE.csv [--club CLUB] [--write]',
    summary:
      'Import boats from columns name, class and, optionally, description, miles and hull. Without --write, only check the file.',
    run: importing('boats', importBoats),
  },
  'export-member': {
    argumentCount: 2,
    usage: 'export-member MEMBER FILE.json [--club CLUB]',
    summary: 'Export all data about a member to a file for them.',
    async run([named, file], options, write) {
      const path = requiredOption(file, OUTPUT_FILE_ARGUMENT);
      await inNamedClub(options, async () => {
        const kept = await exportMember(await findMemberForAdmin(named));
        writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
        const folder = `${path.replace(/\.json$/, '')}-media`;
        const copied = await copyMedia(kept, folder);
        write(copied === 0 ? memberExported(path) : memberExportedWith(path, copied, folder));
      });
    },
  },
  'erase-member': {
    argumentCount: 1,
    usage: 'erase-member MEMBER [--club CLUB] [--write]',
    summary: "Erase a member. The name is removed; the boats' miles stay. Without --write, only show whom.",
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const member = await findMemberForAdmin(named);
        if (options.write !== true) {
          write(wouldErase(member.name, String(member._id)));
          return;
        }
        await eraseMember(member);
        await noteCommand({ verb: 'erase', kind: 'member', subject: member._id });
        write(memberErased(String(member._id)));
      });
    },
  },
};
