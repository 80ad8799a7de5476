import { ClubModel, type ClubRecord } from '../clubs/Club.ts';
import { findByNameOrEmail } from '../members/commands/findByNameOrEmail.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { AdminRefusal } from './AdminRefusal.ts';

/** A club by its name, prefix or id; without one, the only club. */
export async function findClub(named: string | undefined): Promise<ClubRecord> {
  const clubs = await ClubModel.find().sort({ name: 1, _id: 1 }).lean<ClubRecord[]>();
  const fitting =
    named === undefined
      ? clubs
      : clubs.filter(({ _id, name, prefix }) => [String(_id), name, prefix].includes(named));
  const [club, other] = fitting;
  if (club && !other) return club;
  const names = clubs.map(({ name, prefix, _id }) => `  ${name} (${prefix}, ${String(_id)})`);
  if (clubs.length === 0) throw new AdminRefusal('There is no club yet: make one with create-club.');
  throw new AdminRefusal(
    named === undefined
      ? 'Say which club, with --club:'
      : `“${named}” is not the name of one club. There are:`,
    ...names,
  );
}

/** A member of the current club by name, e-mail address or id, former ones included. */
export async function findMemberForAdmin(named: string | undefined): Promise<MemberRecord> {
  if (named === undefined) throw new AdminRefusal('Say which member: by name, e-mail address or id.');
  const member = /^[0-9a-f]{24}$/.test(named)
    ? await MemberModel.findById(named).select('+hint').lean<MemberRecord>()
    : await findByNameOrEmail(named, '+hint');
  if (!member) throw new AdminRefusal(`This club has no member “${named}”.`);
  return member;
}
