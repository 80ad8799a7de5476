import { endedLine } from '@fleetwatch/contract/damages/texts';
import type { DamageEditBody } from '@fleetwatch/contract/damages/wire';
import { Types, type ClientSession } from 'mongoose';
import { readFleetBoat } from '../../boats/commands/findBoat.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import type { DamageRecord } from '../Damage.ts';
import { assertOwn, isInCharge } from '../damagePolicy.ts';
import { changeDamage, syncDryDock, stepUpdate } from './changeDamage.ts';
import { findDamage } from './listDamages.ts';
import { logDamage } from './logDamage.ts';
import { restartMaintenance } from './maintainBoat.ts';
import { fieldsOf } from './reportDamage.ts';
import { assess } from './unfitReport.ts';
import { WITHDRAWN } from '../texts.ts';

/**
 * Corrects the caller's own report (rule damage.own). 403 for another member's or after half an hour, 409
 * once work on it has begun.
 */
export async function editOwnDamage(
  id: string,
  body: DamageEditBody,
  actor: MemberActor,
  session: ClientSession,
): Promise<DamageRecord> {
  const damage = await findDamage(id, session);
  assertOwn(damage, actor);
  const boat = await readFleetBoat(String(damage.boat), session);
  const fields = await fieldsOf(body, boat, damage.by);
  // A report that has docked the boat stays in force, and uses up the reporter's word for that day.
  const stays = damage.severity === 'unfit' && fields.severity === 'unfit';
  const { severity, isUnconfirmed, unfitOn } = stays
    ? damage
    : await assess(fields.severity, { by: damage.by, isTrusted: isInCharge(actor) }, session);
  const changed = await changeDamage(
    damage,
    {
      $set: { ...fields, severity, ...(isUnconfirmed && { isUnconfirmed }), ...(unfitOn && { unfitOn }) },
      $unset: { ...(!isUnconfirmed && { isUnconfirmed: 1 }), ...(!unfitOn && { unfitOn: 1 }) },
    },
    session,
  );
  await syncDryDock(damage.boat, session);
  return changed;
}

/** Withdraws the caller's own report: it counts as rejected, and stays in that list. */
export async function withdrawDamage(
  id: string,
  actor: MemberActor,
  session: ClientSession,
): Promise<DamageRecord> {
  const damage = await findDamage(id, session);
  assertOwn(damage, actor);
  const [by, at] = [new Types.ObjectId(actor.id), now()];
  const step = { at, by, state: 'rejected', reason: WITHDRAWN } as const;
  const changed = await changeDamage(damage, stepUpdate(step), session);
  await logDamage(damage.boat, { text: endedLine(damage.no, 'withdrawn'), by, at }, session);
  if (damage.kind === 'maintenance') await restartMaintenance(damage.boat, session);
  await syncDryDock(damage.boat, session);
  return changed;
}
