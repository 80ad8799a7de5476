import { UNKNOWN_DEVICE, type SignedInDevice } from '@fleetwatch/contract/accounts/sessions';
import { clubText } from '../platform/club/clock.ts';
import type { SessionRecord } from './Session.ts';

/** @param thisSession id of the caller's session */
export function presentDevice(
  { _id, device, startedAt, seenAt }: SessionRecord,
  thisSession: string,
): SignedInDevice {
  return {
    _id: String(_id),
    device: device || UNKNOWN_DEVICE,
    started: clubText(startedAt),
    seen: clubText(seenAt ?? startedAt),
    isThis: String(_id) === thisSession,
  };
}
