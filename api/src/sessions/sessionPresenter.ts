import { UNKNOWN_DEVICE } from '@fleetwatch/contract/accounts/texts';
import { type SignedInDevice } from '@fleetwatch/contract/accounts/sessions';
import type { VerifyAnswer } from '@fleetwatch/contract/accounts/wire';
import { clubText } from '../platform/club/clock.ts';
import { runtime } from '../platform/config/runtime.ts';
import type { SessionRecord } from './Session.ts';

/**
 * @param own id of the caller's session
 * @param pushed ids of the sessions whose devices receive pushes
 */
export function presentDevice(
  { _id, device, startedAt, seenAt }: SessionRecord,
  { own, pushed }: { own: string; pushed: ReadonlySet<string> },
): SignedInDevice {
  return {
    _id: String(_id),
    device: device || UNKNOWN_DEVICE,
    started: clubText(startedAt),
    seen: clubText(seenAt ?? startedAt),
    isThis: String(_id) === own,
    isPushedTo: pushed.has(String(_id)),
  };
}

/**
 * Presents whether a device is still signed in, with the back-end URLs, of which it picks one (rule
 * account.verify).
 */
export function presentVerification(isFound: boolean): VerifyAnswer {
  if (!isFound) return ['Not found.', []];
  const { publicOrigin, basePath, backEnds } = runtime();
  const url = `${publicOrigin ?? ''}${basePath}`;
  return ['Found.', url === '' ? [...backEnds] : [url, ...backEnds]];
}
