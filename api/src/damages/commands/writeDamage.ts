import { DAMAGE_OFF } from '@fleetwatch/contract/damages/messages';
import type { Damage } from '@fleetwatch/contract/damages/wire';
import type { ClientSession } from 'mongoose';
import { assertFeature } from '../../platform/club/features.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import type { DamageRecord } from '../Damage.ts';
import type { DamageActor } from '../damagePolicy.ts';
import { presentDamage } from '../damagePresenter.ts';
import { aboardOf } from './unfitReport.ts';

/**
 * Runs a write to a report once per idempotency key, and presents it to its writer. 404 `feature_off` in a club
 * that does not use damage reports.
 * @param tell is called after the commit, not for a repeat
 */
export async function writeDamage(
  actor: DamageActor,
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<DamageRecord>,
  tell: (damage: DamageRecord) => void = () => {},
): Promise<Damage> {
  assertFeature('damage', DAMAGE_OFF);
  const written: DamageRecord[] = [];
  const writeOnce = (): Promise<Damage> =>
    applyOnce(repeat, async (session) => {
      const damage = await write(session);
      written.push(damage);
      return presentDamage(damage, actor, await aboardOf(damage, session));
    });
  // Of two unfit boats that one member reports at one instant, the second try finds the first one (`weigh`).
  const answer = await writeOnce().catch((error: unknown) => {
    if (!duplicateFields(error)?.includes('unfitOn')) throw error;
    return writeOnce();
  });
  // A retried transaction has written it more than once.
  const last = written.at(-1);
  if (last) tell(last);
  return answer;
}
