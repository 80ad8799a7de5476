import {
  birthDateRule,
  guardianRule,
  isMinorOn,
  type MemberAge,
  type MemberAgeBody,
} from '@fleetwatch/contract/members/age';
import {
  BIRTH_DATE_GIVEN,
  CONSENT_DAY,
  CONSENT_OFFICERS,
  JUNIORS_OFF,
} from '@fleetwatch/contract/members/texts';
import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import { holdsOffice } from '../../platform/auth/rights.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { MemberModel, type MemberRecord } from '../Member.ts';
import { findMember } from '../memberDirectory.ts';

type Aged = Pick<MemberRecord, 'birthDate' | 'guardian'>;

/** Presents a member's age: whether it is known, and whether it is under 18 (rule member.age). */
export const presentAge = ({ birthDate, guardian }: Aged, isOfficer: boolean): MemberAge => ({
  isKnown: Boolean(birthDate),
  isMinor: typeof birthDate === 'string' && isMinorOn(birthDate, clubDay()),
  guardian: guardian ? { name: guardian.name, email: guardian.email, consentOn: guardian.consentOn } : null,
  mayGive: isOfficer || !birthDate,
});

function assertAge({ birthDate, guardian }: MemberAgeBody, before: Aged, isOfficer: boolean): void {
  const today = clubDay();
  refuseFields({
    birthDate: birthDate === null ? null : birthDateRule(today)(birthDate),
    guardian: guardian && guardianRule(guardian),
  });
  const consentOn = guardian?.consentOn ?? null;
  if (consentOn !== null && consentOn > today) throw new ApiError('invalid:guardian', CONSENT_DAY);
  if (isOfficer) return;
  if (birthDate !== null && before.birthDate) throw new ApiError('forbidden', BIRTH_DATE_GIVEN);
  if (consentOn !== (before.guardian?.consentOn ?? null)) throw new ApiError('forbidden', CONSENT_OFFICERS);
}

/**
 * Sets a member's birth date and guardian, once per key: the caller's own, or anyone's for officers (rules
 * member.age, member.guardian). A member can set their birth date only once; only an officer records the
 * consent. 403 for another member's, 422 for an invalid date or guardian.
 */
export async function setMemberAge(
  body: MemberAgeBody,
  actor: MemberActor,
  repeat: Repeatable | null,
): Promise<MemberAge> {
  assertFeature('juniors', JUNIORS_OFF);
  const { _id } = await findMember(body.id);
  const isOfficer = holdsOffice(actor, 'rights');
  if (body.id !== actor.id && !isOfficer) throw new ApiError('forbidden', NOT_YOURS);
  return runWrite({
    repeat,
    work: async (session, effects) => {
      effects.markRightUsed(isOfficer);
      const before = await MemberModel.findById(_id)
        .select('birthDate guardian')
        .session(session)
        .orFail()
        .lean<Aged>();
      assertAge(body, before, isOfficer);
      const { birthDate, guardian } = body;
      const kept = guardian && { ...guardian, name: guardian.name.trim(), email: guardian.email.trim() };
      // Consent belongs to the guardian who gave it.
      const isOther = kept?.name !== before.guardian?.name || kept?.email !== before.guardian?.email;
      if (kept && isOther && !isOfficer) kept.consentOn = null;
      const after: Aged = { birthDate: birthDate ?? before.birthDate ?? null, guardian: kept };
      await MemberModel.updateOne({ _id }, { $set: after }, { session });
      return presentAge(after, isOfficer);
    },
  });
}
