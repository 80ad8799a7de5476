import {
  CONFIRMED_UNFIT,
  confirmedLine,
  reportChanged,
  ONLY_SECOND_PERSON,
} from '@fleetwatch/contract/damages/texts';
import type { Severity } from '@fleetwatch/contract/damages/kinds';
import { Types, type ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';
import { mayConfirmUnfit } from '../mayConfirmUnfit.ts';
import { changeDamage, syncDryDock } from './changeDamage.ts';
import { findDamage } from './listDamages.ts';
import { logDamage } from './logDamage.ts';

type Assessment = Pick<DamageRecord, 'severity' | 'isUnconfirmed' | 'unfitOn'>;

/**
 * Decides the effect of a reporter's word. The first time in a day the boat is unfit at once; after that it
 * is limited until a second person confirms (rule damage.second-person). The day is the server's day of
 * receipt, whatever the report states.
 * @param isTrusted whether the reporter looks after the boats
 */
export async function assess(
  severity: Severity,
  { by, isTrusted }: { by: Types.ObjectId; isTrusted: boolean },
  session: ClientSession,
): Promise<Assessment> {
  if (severity !== 'unfit' || isTrusted) return { severity };
  const unfitOn = clubDay();
  const hasSaidSo = await DamageModel.exists({ by, unfitOn }).session(session);
  return hasSaidSo ? { severity: 'limited', isUnconfirmed: true } : { severity, unfitOn };
}

/** Returns the ids of the members aboard on the outing of a report that needs confirmation. */
export async function readWitnesses(
  { isUnconfirmed, sortie }: DamageRecord,
  session: ClientSession | null = null,
): Promise<string[]> {
  if (!isUnconfirmed || !sortie) return [];
  const outing = await SortieModel.findById(sortie)
    .select('launcher crew')
    .session(session)
    .lean<Pick<SortieRecord, 'launcher' | 'crew'>>();
  return outing ? [outing.launcher, ...outing.crew].map(String) : [];
}

/**
 * Confirms, as a second person, that a boat is unfit, which dry-docks it (rule damage.second-person). A
 * report that needs no confirmation stays unchanged. 403 for its reporter and others, 409 for one that has
 * ended.
 */
export async function confirmUnfit(
  id: string,
  actor: MemberActor,
  session: ClientSession,
): Promise<DamageRecord> {
  const damage = await findDamage(id, session);
  if (!damage.isUnconfirmed) return damage;
  if (!damage.isPending) throw new ApiError('damage_moved', reportChanged(damage.state));
  if (!mayConfirmUnfit(damage, actor, await readWitnesses(damage, session))) {
    throw new ApiError('forbidden', ONLY_SECOND_PERSON);
  }
  const [by, at] = [new Types.ObjectId(actor.id), now()];
  const changed = await changeDamage(
    damage,
    {
      $set: { severity: 'unfit' },
      $unset: { isUnconfirmed: 1 },
      $push: { steps: { at, by, state: damage.state, reason: CONFIRMED_UNFIT } },
    },
    session,
  );
  await logDamage(damage.boat, { text: confirmedLine(damage.no), by, at }, session);
  await syncDryDock(damage.boat, session);
  return changed;
}
