import { endedLine } from '@fleetwatch/contract/damages/messages';
import type { DamageEditBody } from '@fleetwatch/contract/damages/wire';
import { Types, type ClientSession } from 'mongoose';
import { readFleetBoat } from '../../boats/commands/readFleetBoat.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import type { DamageRecord } from '../Damage.ts';
import { assertOwn } from '../damagePolicy.ts';
import { changeDamage, followDamages, stepTo } from './changeDamage.ts';
import { findDamage } from './findDamage.ts';
import { logDamage } from './logDamage.ts';
import { restartMaintenance } from './maintainBoat.ts';
import { fieldsOf } from './reportDamage.ts';

/** Corrects a report of one's own (rule damage.own). 403 for another's or after half an hour, 409 once it is taken up. */
export async function editOwnDamage(
  id: string,
  body: DamageEditBody,
  actor: MemberActor,
  session: ClientSession,
): Promise<DamageRecord> {
  const damage = await findDamage(id, session);
  assertOwn(damage, actor);
  const boat = await readFleetBoat(String(damage.boat), session);
  const changed = await changeDamage(damage, { $set: await fieldsOf(body, boat, damage.by) }, session);
  await followDamages(damage.boat, session);
  return changed;
}

/** Withdraws a report of one's own: it is rejected, and stays in the list of those. */
export async function withdrawDamage(
  id: string,
  actor: MemberActor,
  session: ClientSession,
): Promise<DamageRecord> {
  const damage = await findDamage(id, session);
  assertOwn(damage, actor);
  const [by, at] = [new Types.ObjectId(actor.id), now()];
  const step = { at, by, state: 'rejected', reason: 'Withdrawn by its reporter' } as const;
  const changed = await changeDamage(damage, stepTo(step), session);
  await logDamage(damage.boat, { text: endedLine(damage.no, 'withdrawn'), by, at }, session);
  if (damage.kind === 'maintenance') await restartMaintenance(damage.boat, session);
  await followDamages(damage.boat, session);
  return changed;
}
