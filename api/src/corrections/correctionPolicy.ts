import type { CorrectionKind } from '@fleetwatch/contract/corrections/kinds';
import {
  CREW_TOO_LATE,
  DECIDED_BY_ANOTHER,
  LANDS_BEFORE_LAUNCH,
  NOTHING_TO_CORRECT,
  NOT_YOUR_REQUEST,
  SORTIE_IN_FUTURE,
  SPLIT_MILES,
  SPLIT_WITHIN,
} from '@fleetwatch/contract/corrections/texts';
import { correctionDayRule } from '@fleetwatch/contract/corrections/rules';
import { NOT_LATE, NOT_YOUR_SORTIE } from '@fleetwatch/contract/sorties/texts';
import { legsDecide } from '@fleetwatch/contract/tours/texts';
import { confirmedCoachIds } from '../members/memberDirectory.ts';
import { holdersOf } from '../officers/officerDirectory.ts';
import { holdsOffice } from '../platform/auth/rights.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { clubDay, now } from '../platform/club/clock.ts';
import { usesFeature } from '../platform/club/features.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import type { CorrectionRecord, OutingRecord, PatchRecord } from './Correction.ts';
import { revOf } from './outings.ts';

/** Member to whom a request is presented. */
export type CorrectionActor = Pick<MemberActor, 'id' | 'isConfirmedCoach' | 'offices'>;

/** Whether a member decides on corrections. Only for display: it leaves no entry in the audit trail. */
export const isRecordsOfficer = ({ isConfirmedCoach, offices }: CorrectionActor): boolean =>
  isConfirmedCoach || offices.includes('records');

/**
 * Whether the member is the only one who decides on corrections, and so may decide their own (rule
 * correction.decide).
 */
export async function isSoleOfficer(memberId: string): Promise<boolean> {
  const deciding = [...(await confirmedCoachIds()), ...(await holdersOf('records'))];
  return deciding.every((id) => id === memberId);
}

/**
 * Throws 403 unless the caller was the launcher, was in the crew, or decides on corrections (rule
 * correction.request).
 */
export function assertMayRequest({ launcher, crew }: OutingRecord, actor: MemberActor): void {
  const isAboard = [launcher, ...crew].map(String).includes(actor.id);
  if (!isAboard && !actor.isConfirmedCoach && !holdsOffice(actor, 'records'))
    throw new ApiError('forbidden', NOT_YOUR_SORTIE);
}

/**
 * Throws 403 unless the caller was the launcher or in the crew, until midnight of the launch's day, or is a
 * coach (rule correction.crew).
 */
export function assertMayCorrectCrew(sortie: SortieRecord, actor: MemberActor): void {
  const isAboard = [sortie.launcher, ...sortie.crew].map(String).includes(actor.id);
  if (!isAboard && !actor.isConfirmedCoach) throw new ApiError('forbidden', NOT_YOUR_SORTIE);
  if (sortie.day !== clubDay()) throw new ApiError('correction_too_late', CREW_TOO_LATE);
}

/** Throws 403 for a request that the caller neither made nor decides. */
export function assertMayRead({ by }: CorrectionRecord, actor: CorrectionActor): void {
  if (String(by) !== actor.id && !isRecordsOfficer(actor)) throw new ApiError('forbidden', NOT_YOUR_REQUEST);
}

/** Throws 403 for the caller's own request if another officer could decide it. */
export async function assertMayDecide({ by }: CorrectionRecord, officer: string): Promise<void> {
  if (String(by) === officer && !(await isSoleOfficer(officer)))
    throw new ApiError('forbidden', DECIDED_BY_ANOTHER);
}

interface RequestedChange {
  kind: CorrectionKind;
  before: OutingRecord | null;
  patch: PatchRecord;
  after: readonly OutingRecord[];
}

function assertInTime({ kind, before, after }: RequestedChange): void {
  const days = [...(before ? [before] : []), ...after].map(({ launchedAt }) => clubDay(launchedAt));
  const refusal = days.map((day) => correctionDayRule(kind, day, clubDay())).find((text) => text !== null);
  if (refusal) throw new ApiError('correction_too_late', refusal);
}

function assertSplit({ launchedAt, landedAt, milesHundredths }: OutingRecord, patch: PatchRecord): void {
  const begins = patch.launchedAt ?? launchedAt;
  if (begins <= launchedAt || begins >= landedAt) throw new ApiError('invalid:launch', SPLIT_WITHIN);
  if ((patch.milesHundredths ?? 0) > milesHundredths) throw new ApiError('invalid:miles', SPLIT_MILES);
}

/**
 * Refuses impossible values, requests without a change, and late requests (rules correction.kinds,
 * correction.limits). Members who decide on corrections may request any day's.
 */
export function assertPossible(wish: RequestedChange, actor: CorrectionActor): void {
  const { kind, before, patch, after } = wish;
  if (!isRecordsOfficer(actor)) assertInTime(wish);
  if (kind === 'creditLate' && before?.isCredited) throw new ApiError('not_late', NOT_LATE);
  if (kind === 'split' && before) assertSplit(before, patch);
  const [first] = after;
  if (kind === 'edit' && before && first && revOf(first) === revOf(before))
    throw new ApiError('nothing_changed', NOTHING_TO_CORRECT);
  for (const { launchedAt, landedAt } of after) {
    if (landedAt < launchedAt) throw new ApiError('invalid:land', LANDS_BEFORE_LAUNCH);
    if (landedAt > now()) throw new ApiError('invalid:land', SORTIE_IN_FUTURE);
  }
}

/**
 * Throws 409 for a change to a tour's day that its legs determine (rule tour.corrections). Its crew, notes
 * and workout may be corrected, and it may be deleted.
 */
export function assertLegsAgree({ tour }: SortieRecord, { kind, before, after }: RequestedChange): void {
  if (!tour || !before || !usesFeature('tours')) return;
  const [first] = after;
  const legsOf = ({ boat, launchedAt, landedAt, milesHundredths }: OutingRecord): string =>
    JSON.stringify([boat, launchedAt, landedAt, milesHundredths]);
  if (kind === 'split' || (first && legsOf(first) !== legsOf(before)))
    throw new ApiError('tour_state', legsDecide(tour.name));
}
