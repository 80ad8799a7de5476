import { ONLY_REPORTERS, ONLY_SAFETY_LOWERS } from '@fleetwatch/contract/conditions/texts';
import { holdsOffice } from '../platform/auth/rights.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { ConditionSettingsRecord } from './ConditionSettings.ts';

/** Throws 403 for a member who may neither report readings nor raise a flag (rule condition.by-hand). */
export function assertMayReport(
  actor: MemberActor,
  { reporters, isForAll }: Pick<ConditionSettingsRecord, 'reporters' | 'isForAll'>,
): void {
  const isOfficer = actor.isConfirmedCoach || actor.offices.length > 0;
  if (isOfficer || isForAll || reporters.some((reporter) => String(reporter) === actor.id)) return;
  throw new ApiError('forbidden', ONLY_REPORTERS);
}

/** Throws 403 unless the caller is a safety officer: only they lower a flag (rule condition.flag). */
export function assertMayLower(actor: MemberActor): void {
  if (!holdsOffice(actor, 'safety')) throw new ApiError('forbidden', ONLY_SAFETY_LOWERS);
}
