import { PAIRING_CODE_REFUSED } from '@fleetwatch/contract/tablets/messages';
import type { ClientSession } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { pairingCodeHash } from '../pairingCode.ts';
import { TabletModel } from '../Tablet.ts';
import type { PairedTablet } from '../tabletDirectory.ts';

export interface Pairing {
  code: string;
  name: string;
  /** Member id. */
  coach: string;
}

/** Pairs the tablet that shows a code, which uses up the code. 422 for an unknown or expired code. */
export async function pairTablet(
  { code, name, coach }: Pairing,
  session: ClientSession,
): Promise<PairedTablet> {
  const pairedAt = now();
  const tablet = await TabletModel.findOneAndUpdate(
    { codeHash: pairingCodeHash(code), pairedAt: null, codeExpiresAt: { $gt: pairedAt } },
    { $set: { name, pairedAt, pairedBy: coach, seenAt: pairedAt }, $unset: { codeHash: 1 } },
    { session, returnDocument: 'after' },
  ).lean<PairedTablet>();
  if (!tablet) throw new ApiError('invalid:code', PAIRING_CODE_REFUSED);
  return tablet;
}
