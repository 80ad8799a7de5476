import { OUTCOME_TEXTS, STATE_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { DUPLICATE_OF_NEEDED, endedLine, REASON_NEEDED } from '@fleetwatch/contract/damages/texts';
import { isEnded, needsReason } from '@fleetwatch/contract/damages/states';
import type { DamageStateBody } from '@fleetwatch/contract/damages/wire';
import { Types, type ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';
import { assertStep } from '../damagePolicy.ts';
import { changeDamage, syncDryDock, stepUpdate } from './changeDamage.ts';
import { findDamage } from './listDamages.ts';
import { logDamage } from './logDamage.ts';
import { restartMaintenance } from './maintainBoat.ts';

async function outcomeOf(
  { to, outcome, duplicateOf = null }: DamageStateBody,
  { _id, boat }: DamageRecord,
  session: ClientSession,
): Promise<Pick<DamageRecord, 'outcome' | 'duplicateOf'>> {
  if (to !== 'closed') return { outcome: null, duplicateOf: null };
  if (outcome !== 'duplicate') return { outcome: outcome ?? 'repaired', duplicateOf: null };
  const isAnother = duplicateOf !== null && duplicateOf !== String(_id);
  const other = isAnother && (await DamageModel.exists({ _id: duplicateOf, boat }).session(session));
  refuseFields({ duplicateOf: other ? null : DUPLICATE_OF_NEEDED });
  return { outcome, duplicateOf: new Types.ObjectId(duplicateOf ?? '') };
}

/**
 * Moves a report to its next state (rules damage.states, damage.who, damage.four-eyes). 409 `damage_moved`
 * when it has left the stated state, 403 when the caller may not make the step, 422 for a missing reason.
 */
export async function moveDamage(
  body: DamageStateBody,
  actor: MemberActor,
  session: ClientSession,
): Promise<DamageRecord> {
  const damage = await findDamage(body.id, session);
  assertStep(damage, body, actor);
  const reason = needsReason(body.to) ? (body.reason?.trim() ?? '') : null;
  refuseFields({ reason: reason === '' ? REASON_NEEDED : null });
  const [by, at] = [new Types.ObjectId(actor.id), now()];
  const ending = await outcomeOf(body, damage, session);
  const changed = await changeDamage(damage, stepUpdate({ at, by, state: body.to, reason }, ending), session);
  if (isEnded(body.to)) {
    const how = ending.outcome ? `closed: ${OUTCOME_TEXTS[ending.outcome]}` : STATE_TEXTS[body.to];
    await logDamage(damage.boat, { text: endedLine(damage.no, how.toLowerCase()), by, at }, session);
  }
  if (isEnded(body.to) && damage.kind === 'maintenance') await restartMaintenance(damage.boat, session);
  await syncDryDock(damage.boat, session);
  return changed;
}
