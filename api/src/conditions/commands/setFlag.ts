import { conditionsAt, isStricter, loweredRows } from '@fleetwatch/contract/conditions/flags';
import { FLAG_REASON_MAX, FLAGS_RAISED_MAX } from '@fleetwatch/contract/conditions/limits';
import { FLAGS_FULL, LOWER_REASON } from '@fleetwatch/contract/conditions/texts';
import type { FlagBody, LoweredRow } from '@fleetwatch/contract/conditions/wire';
import { REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import { Types, type ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { skipRequestEntry } from '../../platform/logging/auditTrail.ts';
import { ConditionFlagModel, type ConditionFlagRecord } from '../ConditionFlag.ts';
import { settingsDirectory } from '../conditionDirectory.ts';
import { assertMayLower, assertMayReport } from '../conditionPolicy.ts';
import { presentFlags } from '../conditionPresenter.ts';
import { readConditions } from './readConditions.ts';

const HOUR_MS = 3_600_000;

const activeFlags = (session: ClientSession): Promise<ConditionFlagRecord[]> =>
  ConditionFlagModel.find({ until: { $gt: now() } })
    .sort({ from: 1, _id: 1 })
    .session(session)
    .lean<ConditionFlagRecord[]>();

/** Ends flags now. An ended flag still counts for the time before, for earlier launches that are sent later. */
async function endFlags(session: ClientSession): Promise<void> {
  await ConditionFlagModel.updateMany({ until: { $gt: now() } }, { $set: { until: now() } }, { session });
}

/** Whether the change would make the current flag milder, or end another member's flag. */
async function lowering(
  { colour }: FlagBody,
  active: readonly ConditionFlagRecord[],
  actor: string,
): Promise<{ isLower: boolean; computed: ConditionFlagRecord['loweredFrom']; rows: LoweredRow[] }> {
  const flags = await presentFlags(active, true);
  const answer = { ...(await readConditions(true)), flags };
  const { flag, computed, rows } = conditionsAt(answer, now().getTime());
  const then = colour ?? computed ?? 'green';
  const isAnothers = active.some(({ by, loweredFrom }) => loweredFrom === null && String(by) !== actor);
  const isEnded = colour === null && isAnothers;
  return { isLower: isEnded || isStricter(flag ?? 'green', then), computed, rows: loweredRows(rows) };
}

function assertReason({ reason }: FlagBody): void {
  const { length } = reason.trim();
  if (length < REASON_MIN || length > FLAG_REASON_MAX) throw new ApiError('invalid:reason', LOWER_REASON);
}

/**
 * Sets a flag, or ends those that were set (rule condition.flag). Any reporter may raise it; only a safety
 * officer lowers it, with a reason, which ends all raised flags. A lowered flag reverts at its end, and once
 * the rules require a stricter one.
 */
export async function setFlag(
  body: FlagBody,
  actor: MemberActor,
  session: ClientSession,
): Promise<{ flag: ConditionFlagRecord | null; active: ConditionFlagRecord[] }> {
  assertMayReport(actor, await settingsDirectory.get());
  const active = await activeFlags(session);
  const { isLower, computed, rows } = await lowering(body, active, actor.id);
  if (isLower) {
    assertMayLower(actor);
    assertReason(body);
  }
  if (isLower || body.colour === null) await endFlags(session);
  else if (active.length >= FLAGS_RAISED_MAX) throw new ApiError('flags_full', FLAGS_FULL);
  if (body.colour === null) {
    // Without a flag, nothing has changed.
    if (active.length === 0) skipRequestEntry();
    return { flag: active.at(-1) ?? null, active: [] };
  }
  const isBelow = isLower && computed !== null && isStricter(computed, body.colour);
  const flag = {
    colour: body.colour,
    text: body.text.trim(),
    by: new Types.ObjectId(actor.id),
    from: now(),
    until: new Date(now().getTime() + body.hours * HOUR_MS),
    ...(isBelow && { loweredRows: rows }),
    loweredFrom: isBelow ? computed : null,
    reason: isLower ? body.reason.trim() : '',
  };
  const [made] = await ConditionFlagModel.create([flag], { session });
  if (!made) throw new Error('The flag was not set.');
  return { flag: made.toObject(), active: await activeFlags(session) };
}
