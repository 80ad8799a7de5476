import { accountKey, MemberModel, type MemberRecord } from '../Member.ts';

/** How names were looked up before compatibility forms were one with their letters. */
const olderKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase();

/**
 * The member of a name or an e-mail address as it was typed, former ones included; `fields` are read too. Of two whose
 * names only an older version told apart, the one whose name it is to the letter.
 */
export async function findByNameOrEmail(typed: string, fields: string): Promise<MemberRecord | null> {
  const key = accountKey(typed);
  if (typed.includes('@')) return MemberModel.findOne({ emailKey: key }).select(fields).lean<MemberRecord>();
  const older = olderKey(typed);
  const named = await MemberModel.find({ nameKey: { $in: [key, older] } })
    .select(fields)
    .lean<MemberRecord[]>();
  return named.find(({ nameKey }) => nameKey === older) ?? named[0] ?? null;
}
