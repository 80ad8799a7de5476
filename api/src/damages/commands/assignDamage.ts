import { ASSIGNEE_UNKNOWN, reportChanged, REPAIRS_FULL } from '@fleetwatch/contract/damages/texts';
import { REPAIRS_MAX } from '@fleetwatch/contract/damages/limits';
import { repairTextRule } from '@fleetwatch/contract/damages/rules';
import { isEnded } from '@fleetwatch/contract/damages/states';
import type { DamageCareBody, DamageRepairBody } from '@fleetwatch/contract/damages/wire';
import { Types, type ClientSession } from 'mongoose';
import { areMembers } from '../../members/memberDirectory.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import type { DamageRecord } from '../Damage.ts';
import { changeDamage, syncDryDock } from './changeDamage.ts';
import { findDamage } from './listDamages.ts';

const centsOf = (amount: number): number => Math.round(amount * 100);

async function findPending(id: string, session: ClientSession): Promise<DamageRecord> {
  const damage = await findDamage(id, session);
  if (isEnded(damage.state)) throw new ApiError('damage_moved', reportChanged(damage.state));
  return damage;
}

/** Sets a report's severity, assignee and due date (rule damage.care). 409 for one that has ended. */
export async function assignDamage(
  { id, severity, assignee, dueBy, costEstimate, insurance }: DamageCareBody,
  session: ClientSession,
): Promise<DamageRecord> {
  const damage = await findPending(id, session);
  const isKnown = assignee === null || (await areMembers([assignee]));
  refuseFields({ assignee: isKnown ? null : ASSIGNEE_UNKNOWN });
  const $set = {
    severity,
    dueBy,
    insurance: insurance.trim(),
    assignee: assignee === null ? null : new Types.ObjectId(assignee),
    costEstimateCents: costEstimate === null ? null : centsOf(costEstimate),
  };
  // Setting another severity counts as deciding it.
  const isDecided = severity !== damage.severity;
  const changed = await changeDamage(
    damage,
    { $set, ...(isDecided && { $unset: { isUnconfirmed: 1 } }) },
    session,
  );
  await syncDryDock(damage.boat, session);
  return changed;
}

/** Adds a member's repair work (rule damage.repair). 409 for a report that has ended or is full. */
export async function addRepair(
  { id, text, minutes, cost, parts }: DamageRepairBody,
  memberId: string,
  session: ClientSession,
): Promise<DamageRecord> {
  refuseFields({ text: repairTextRule(text) });
  const damage = await findPending(id, session);
  if (damage.repairs.length >= REPAIRS_MAX) throw new ApiError('damage_full', REPAIRS_FULL);
  const by = new Types.ObjectId(memberId);
  const repair = { at: now(), by, text: text.trim(), minutes, costCents: centsOf(cost), parts };
  return changeDamage(damage, { $push: { repairs: repair }, $inc: { costCents: repair.costCents } }, session);
}
