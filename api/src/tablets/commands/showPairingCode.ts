import { PAIRING_CODE_MINUTES } from '@fleetwatch/contract/tablets/limits';
import { PAIRING_NOT_NEEDED, TABLET_PAIRED } from '@fleetwatch/contract/tablets/texts';
import { now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { makePairingCode, pairingCodeHash } from '../pairingCode.ts';
import { TabletModel, type TabletRecord, type WaitingTablet } from '../Tablet.ts';
import { tabletDirectory } from '../tabletDirectory.ts';

const MINUTE_MS = 60_000;

/**
 * Creates a new code for an unpaired device; its previous code becomes invalid. 409 for a paired device, and
 * if the club does not pair tablets.
 * @param tabletId the device's tablet id from an earlier code, if any
 */
export async function showPairingCode(tabletId: string | null): Promise<WaitingTablet> {
  if (!currentClub().kioskPairing) throw new ApiError('pairing_not_needed', PAIRING_NOT_NEEDED);
  if (tabletId !== null && (await tabletDirectory.get()).has(tabletId)) {
    throw new ApiError('tablet_paired', TABLET_PAIRED);
  }
  const code = makePairingCode();
  const shownAt = now();
  const expiresAt = new Date(shownAt.getTime() + PAIRING_CODE_MINUTES * MINUTE_MS);
  // Devices that opened the kiosk and were never paired are deleted.
  await TabletModel.deleteMany({ pairedAt: null, codeExpiresAt: { $lt: shownAt } });
  const fields = { codeHash: pairingCodeHash(code), codeExpiresAt: expiresAt, seenAt: shownAt };
  const waiting =
    tabletId === null
      ? null
      : await TabletModel.findOneAndUpdate(
          { _id: tabletId, pairedAt: null },
          { $set: fields },
        ).lean<TabletRecord>();
  const { _id } = waiting ?? (await TabletModel.create(fields));
  return { tabletId: String(_id), code, expiresAt };
}
