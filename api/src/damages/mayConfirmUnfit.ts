import type { DamageRecord } from './Damage.ts';
import { isInCharge, type DamageActor } from './damagePolicy.ts';

/**
 * Whether a member may confirm that a boat is unfit (rule damage.second-person); its reporter may not.
 * @param aboard ids of the members who were in the boat
 */
export const mayConfirmUnfit = (
  { isUnconfirmed, isPending, by }: DamageRecord,
  actor: DamageActor,
  aboard: readonly string[],
): boolean =>
  isUnconfirmed === true &&
  isPending &&
  String(by) !== actor.id &&
  (isInCharge(actor) || actor.offices.length > 0 || aboard.includes(actor.id));
