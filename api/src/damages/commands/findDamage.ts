import { DAMAGE_NOT_FOUND } from '@fleetwatch/contract/damages/messages';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';

/** A report, read in the transaction if one is given. 404 for an unknown one. */
export async function findDamage(id: string, session: ClientSession | null = null): Promise<DamageRecord> {
  const damage = await DamageModel.findById(id).session(session).lean<DamageRecord>();
  if (!damage) throw new ApiError('not_found', DAMAGE_NOT_FOUND);
  return damage;
}
