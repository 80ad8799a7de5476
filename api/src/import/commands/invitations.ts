import { INVITATION_DAYS } from '@fleetwatch/contract/import/limits';
import { invitationSubject, invitationText } from '@fleetwatch/contract/import/texts';
import type { InvitationsAnswer, InvitationsBody } from '@fleetwatch/contract/import/wire';
import type { ClientSession } from 'mongoose';
import { ResetKeyModel, type ResetKeyRecord } from '../../accounts/ResetKey.ts';
import { makeResetKey, resetKeyHash } from '../../accounts/resetKeys.ts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { runInBackground, sendMail } from '../../platform/mail/mail.ts';
import { addEntries, entryOf } from '../../platform/logging/auditTrail.ts';
import { currentRequest } from '../../platform/logging/requestRecord.ts';
import { noteImportStep } from '../importTrail.ts';

const DAY_MS = 86_400_000;

type Invited = Pick<MemberRecord, '_id' | 'name' | 'email' | 'emailKey'>;

/** A member without a password, and the expiry of their key. */
export interface UnclaimedMember {
  member: Invited;
  invitedUntil: Date | null;
}

/** Lists imported members without a password, by name. */
export async function listUnclaimed(): Promise<UnclaimedMember[]> {
  const members = await MemberModel.find({ isUnclaimed: true })
    .sort({ nameKey: 1, _id: 1 })
    .select('name email emailKey')
    .lean<Invited[]>();
  const keys = await ResetKeyModel.find({ member: { $in: members.map(({ _id }) => _id) }, usedAt: null })
    .select('member expiresAt')
    .sort({ expiresAt: 1 })
    .lean<Pick<ResetKeyRecord, 'member' | 'expiresAt'>[]>();
  const until = new Map(
    keys
      .filter(({ expiresAt }) => expiresAt > now())
      .map(({ member, expiresAt }) => [String(member), expiresAt]),
  );
  return members.map((member) => ({ member, invitedUntil: until.get(String(member._id)) ?? null }));
}

/** Mails the keys after the answer, one by one. */
async function mailKeys(invited: readonly (Invited & { key: string })[]): Promise<void> {
  const { name: club } = await currentClubRecord();
  for (const { name, email, key } of invited) {
    const text = invitationText(name, club, key, INVITATION_DAYS);
    await sendMail({ to: email, subject: invitationSubject(club), text });
  }
}

/**
 * Gives each of these members without a password a new key for choosing one (rule moving.claim), which
 * replaces the previous key: by mail to those with an address, or as a code to print for those without.
 * Others among them are skipped.
 */
export async function inviteMembers(
  { members, by }: InvitationsBody,
  officer: string,
  session: ClientSession,
): Promise<InvitationsAnswer> {
  const found = await MemberModel.find({ _id: { $in: members }, isUnclaimed: true })
    .sort({ nameKey: 1, _id: 1 })
    .select('name email emailKey')
    .session(session)
    .lean<Invited[]>();
  const invited = found
    // A code would let anyone who prints it take over an account whose owner was mailed a key.
    .filter(({ email }) => (by === 'code') === (email === ''))
    .map((member) => ({ ...member, key: makeResetKey() }));
  const ids = invited.map(({ _id }) => _id);
  const expiresAt = new Date(now().getTime() + INVITATION_DAYS * DAY_MS);
  await ResetKeyModel.deleteMany({ member: { $in: ids }, usedAt: null }, { session });
  const keys = invited.map(({ _id, emailKey, key }) => ({
    member: _id,
    keyHash: resetKeyHash(key),
    expiresAt,
    // A printed key does not prove an address.
    ...(by === 'mail' && { emailKey }),
  }));
  await ResetKeyModel.insertMany(keys, { session });
  await noteImportStep('invite', officer, { members: invited.length }, session);
  const request = currentRequest()?.id ?? null;
  const entries = ids.map((id) =>
    entryOf({ who: officer, verb: `invite-by-${by}`, kind: 'member' }, request, String(id)),
  );
  await addEntries(entries, session);
  if (by === 'mail') runInBackground(() => mailKeys(invited));
  const codes = by === 'code' ? invited.map(({ name, key }) => ({ name, code: key })) : [];
  return { invited: invited.length, codes };
}
