import { DAMAGE_OFF } from '@fleetwatch/contract/damages/texts';
import type { Damage } from '@fleetwatch/contract/damages/wire';
import type { ClientSession } from 'mongoose';
import { duplicateFields } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { EventType } from '../../platform/events/eventTypes.ts';
import type { DamageRecord } from '../Damage.ts';
import type { DamageActor } from '../damagePolicy.ts';
import { damageChanged, type DamageEvent } from '../damageEvents.ts';
import { presentDamage } from '../damagePresenter.ts';
import { readWitnesses } from './unfitReport.ts';

/**
 * Runs a write to a report once per idempotency key, and presents it to its writer. 404 `feature_off` in a
 * club that does not use damage reports.
 * @param event event that the write publishes about the report
 */
export async function writeDamage(
  actor: DamageActor,
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<DamageRecord>,
  event: EventType<DamageEvent> = damageChanged,
): Promise<Damage> {
  const writeOnce = (): Promise<Damage> =>
    runWrite({
      feature: ['damage', DAMAGE_OFF],
      repeat,
      work: async (session, effects) => {
        const damage = await write(session);
        effects.emit(event, { damage: damage._id });
        return damage;
      },
      present: async (damage, session) => presentDamage(damage, actor, await readWitnesses(damage, session)),
    });
  // When one member reports two unfit boats at once, the second attempt finds the first report (`weigh`).
  return writeOnce().catch((error: unknown) => {
    if (!duplicateFields(error)?.includes('unfitOn')) throw error;
    return writeOnce();
  });
}
