import { signedOutOn } from '@fleetwatch/contract/accounts/texts';
import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import { inTransaction } from '../platform/database/database.ts';
import { endSessionsOf } from '../sessions/commands/endSessions.ts';
import { MemberModel } from '../members/Member.ts';
import { DutyDayModel } from '../officers/DutyDay.ts';
import { officesChanged } from '../officers/officerEvents.ts';
import { clubDay } from '../platform/club/clock.ts';
import { inNamedClub, requiredOption, type Command } from './AdminCommand.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { findMemberForAdmin } from './findForAdmin.ts';
import { noteCommand } from './noteCommand.ts';
import { readList } from './readList.ts';
import { OFFICES_ARGUMENT, coachEnded, hasLeft, notACoach, unknownOffice } from './texts.ts';

function officesIn(given: string): Office[] {
  const { named, unknown } = readList(given, OFFICES);
  if (unknown !== undefined) throw new AdminRefusal(unknownOffice(unknown));
  return named;
}

/** Commands that grant and revoke access. */
export const accessCommands: Record<string, Command> = {
  'end-sessions': {
    argumentCount: 1,
    usage: 'end-sessions MEMBER [--club CLUB]',
    summary: 'Sign a member out of every device at once.',
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const { _id, name } = await findMemberForAdmin(named);
        const ended = await inTransaction(async (session) => {
          await noteCommand({ verb: 'end-sessions', kind: 'member', subject: _id }, session);
          return endSessionsOf(_id, null, session);
        });
        write(signedOutOn(name, ended));
      });
    },
  },
  'end-coach': {
    argumentCount: 1,
    usage: 'end-coach MEMBER [--club CLUB]',
    summary: "Remove a coach's rights, offices and duty days at once. They stay signed in as a member.",
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const { _id, name, coachRights, offices = [] } = await findMemberForAdmin(named);
        if (coachRights === 'none') throw new AdminRefusal(notACoach(name));
        await inTransaction(async (session, effects) => {
          const ended = { coachRights: 'none', offices: [] };
          const change = { before: { coachRights, offices }, after: ended };
          await noteCommand({ verb: 'end-coach', kind: 'member', subject: _id, ...change }, session);
          await MemberModel.updateOne({ _id }, { $set: ended }, { session });
          await DutyDayModel.updateMany(
            { day: { $gte: clubDay() } },
            { $pull: { members: _id } },
            { session },
          );
          effects.emit(officesChanged, { id: String(_id), name, before: offices, after: [], by: null });
        });
        write(coachEnded(name));
      });
    },
  },
  'name-officer': {
    argumentCount: 2,
    usage: 'name-officer MEMBER OFFICES [--club CLUB]',
    summary: `Set a member's offices, separated by commas: ${OFFICES.join(', ')}, or none.`,
    async run([named, given], options, write) {
      const offices = officesIn(requiredOption(given, OFFICES_ARGUMENT));
      await inNamedClub(options, async () => {
        const { _id, name, offices: before = [], isActive } = await findMemberForAdmin(named);
        if (!isActive) throw new AdminRefusal(hasLeft(name));
        await inTransaction(async (session, effects) => {
          const change = { before: { offices: before }, after: { offices } };
          await noteCommand({ verb: 'name-officer', kind: 'member', subject: _id, ...change }, session);
          await MemberModel.updateOne({ _id }, { $set: { offices } }, { session });
          effects.emit(officesChanged, { id: String(_id), name, before, after: offices, by: null });
        });
        write(`${name}: ${offices.join(', ') || 'no office'}.`);
      });
    },
  },
};
