import { accountKey, MemberModel, type MemberRecord } from '../Member.ts';

/** Lookup key of older versions, which did not fold compatibility forms. */
const olderKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase();

/**
 * Finds the member with a typed name or email address, including former members; selects `fields` too. Of
 * two names that only an older version distinguished, it finds the exact one.
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
