import { DAMAGE_OFF, REASON_NEEDED } from '@fleetwatch/contract/damages/texts';
import { isStep } from '@fleetwatch/contract/damages/states';
import type { DamagesRejectAnswer, DamagesRejectBody } from '@fleetwatch/contract/damages/wire';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import { addEntries, differenceOf, entryOf, discardDraft } from '../../platform/logging/auditTrail.ts';
import { currentRequest } from '../../platform/logging/requestRecord.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';
import { damageChanged } from '../damageEvents.ts';
import { moveDamage } from './moveDamage.ts';

/**
 * Rejects several reports with one reason (rule damage.reject-several). Already rejected ones count as
 * rejected, so that a retry is safe; ones that can no longer be rejected are skipped.
 */
export async function rejectDamages(
  { ids, reason }: DamagesRejectBody,
  actor: MemberActor,
  repeat: Repeatable | null,
): Promise<DamagesRejectAnswer> {
  assertFeature('damage', DAMAGE_OFF);
  refuseFields({ reason: reason.trim() === '' ? REASON_NEEDED : null });
  discardDraft();
  return runWrite({
    repeat,
    work: async (session, effects) => {
      let rejected = 0;
      const found = await DamageModel.find({ _id: { $in: ids } })
        .session(session)
        .lean<DamageRecord[]>();
      for (const damage of found.filter(({ state }) => isStep(state, 'rejected'))) {
        const id = String(damage._id);
        const step = { id, from: damage.state, to: 'rejected', reason, outcome: null } as const;
        const moved = await moveDamage(step, actor, session);
        effects.emit(damageChanged, { damage: moved._id });
        rejected += 1;
        const entry = entryOf(
          { who: actor.id, verb: 'move', kind: 'damage' },
          currentRequest()?.id ?? null,
          id,
        );
        await addEntries([{ ...entry, ...differenceOf('damage', { ...damage }, { ...moved }) }], session);
      }
      const before = found.filter(({ state }) => state === 'rejected').length;
      return { rejected: rejected + before, left: ids.length - rejected - before };
    },
  });
}
