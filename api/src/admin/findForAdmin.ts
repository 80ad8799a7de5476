import { ClubModel, type ClubRecord } from '../clubs/Club.ts';
import { findByNameOrEmail } from '../members/commands/findByNameOrEmail.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { CHOOSE_CLUB, CHOOSE_MEMBER, CREATE_CLUB_FIRST, noSuchClub, noSuchMember } from './texts.ts';

/** Finds a club by name, prefix or id; without an argument, the only club. */
export async function findClub(named: string | undefined): Promise<ClubRecord> {
  const clubs = await ClubModel.find().sort({ name: 1, _id: 1 }).lean<ClubRecord[]>();
  const fitting =
    named === undefined
      ? clubs
      : clubs.filter(({ _id, name, prefix }) => [String(_id), name, prefix].includes(named));
  const [club, other] = fitting;
  if (club && !other) return club;
  const names = clubs.map(({ name, prefix, _id }) => `  ${name} (${prefix}, ${String(_id)})`);
  if (clubs.length === 0) throw new AdminRefusal(CREATE_CLUB_FIRST);
  throw new AdminRefusal(named === undefined ? CHOOSE_CLUB : noSuchClub(named), ...names);
}

/** Finds a member of the current club by name, email address or id, including former members. */
export async function findMemberForAdmin(named: string | undefined): Promise<MemberRecord> {
  if (named === undefined) throw new AdminRefusal(CHOOSE_MEMBER);
  const member = /^[0-9a-f]{24}$/.test(named)
    ? await MemberModel.findById(named).select('+hint').lean<MemberRecord>()
    : await findByNameOrEmail(named, '+hint');
  if (!member) throw new AdminRefusal(noSuchMember(named));
  return member;
}
