import { PAIRING_CODE_REFUSED, TABLET_NOT_FOUND } from '@fleetwatch/contract/tablets/texts';
import { pairingCodeRule, tabletNameRule } from '@fleetwatch/contract/tablets/rules';
import type { ClientSession } from 'mongoose';
import { throttles } from '../../platform/auth/throttles.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { pairingCodeHash } from '../pairingCode.ts';
import { TabletModel } from '../Tablet.ts';
import type { PairedTablet } from '../tabletDirectory.ts';

export interface Pairing {
  code: string;
  name: string;
  /** Member id. */
  coach: string;
}

/**
 * Refuses a malformed code or name, and too many attempts with 429. Runs before the transaction, so that a
 * wrong code is still counted.
 */
export async function checkPairing({ code, name, coach }: Pairing): Promise<void> {
  refuseFields({ code: pairingCodeRule(code), name: tabletNameRule(name) });
  await throttles().pairing.count(coach);
}

/** Pairs the tablet that shows a code, which uses up the code. 422 for an unknown or expired code. */
export async function pairTablet(
  { code, name, coach }: Pairing,
  session: ClientSession,
): Promise<PairedTablet> {
  const pairedAt = now();
  const tablet = await TabletModel.findOneAndUpdate(
    { codeHash: pairingCodeHash(code), pairedAt: null, codeExpiresAt: { $gt: pairedAt } },
    { $set: { name: name.trim(), pairedAt, pairedBy: coach, seenAt: pairedAt }, $unset: { codeHash: 1 } },
    { session, returnDocument: 'after' },
  ).lean<PairedTablet>();
  if (!tablet) throw new ApiError('invalid:code', PAIRING_CODE_REFUSED);
  return tablet;
}

/** Ends a tablet's pairing: its next call is refused. 404 for a tablet that is not paired. */
export async function unpairTablet(id: string, session: ClientSession): Promise<{ _id: string }> {
  const { deletedCount } = await TabletModel.deleteOne({ _id: id, pairedAt: { $ne: null } }, { session });
  if (deletedCount === 0) throw new ApiError('not_found', TABLET_NOT_FOUND);
  return { _id: id };
}
