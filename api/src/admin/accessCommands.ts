import { addEntries, entryOf } from '../platform/logging/auditTrail.ts';
import { inTransaction } from '../platform/database/database.ts';
import { endSessionsOf } from '../accounts/commands/endSessions.ts';
import { signedOutOn } from '@fleetwatch/contract/accounts/sessions';
import { MemberModel } from '../members/Member.ts';
import { inNamedClub, type Command } from './AdminCommand.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { findMemberForAdmin } from './findForAdmin.ts';

/** An audit entry about a member, without a signed-in actor. */
const entryAbout = (verb: string, memberId: unknown) =>
  entryOf({ who: null, verb, kind: 'member' }, null, String(memberId));

/** Commands that revoke access. Both write audit entries without a signed-in actor. */
export const accessCommands: Record<string, Command> = {
  'end-sessions': {
    takes: 1,
    usage: 'end-sessions MEMBER [--club CLUB]',
    what: 'Sign a member out on every device, at once.',
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const { _id, name } = await findMemberForAdmin(named);
        const ended = await inTransaction(async (session) => {
          await addEntries([entryAbout('end-sessions', _id)], session);
          return endSessionsOf(_id, null, session);
        });
        write(signedOutOn(name, ended));
      });
    },
  },
  'end-coach': {
    takes: 1,
    usage: 'end-coach MEMBER [--club CLUB]',
    what: 'Take a coach’s rights back, at once; their sessions go on as a member’s.',
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const { _id, name, coachRights } = await findMemberForAdmin(named);
        if (coachRights === 'none') throw new AdminRefusal(`${name} is no coach.`);
        await inTransaction(async (session) => {
          const change = { before: { coachRights }, after: { coachRights: 'none' } };
          await addEntries([{ ...entryAbout('end-coach', _id), ...change }], session);
          await MemberModel.updateOne({ _id }, { $set: { coachRights: 'none' } }, { session });
        });
        write(`${name} is no coach any more.`);
      });
    },
  },
};
