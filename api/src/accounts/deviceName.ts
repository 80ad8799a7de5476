import { UNKNOWN_DEVICE } from '@fleetwatch/contract/accounts/sessions';
import bowser from 'bowser';

const NAME_MAX = 60;
/** A user agent is the client's own choice: only the name read from it is kept and shown. */
const UNNAMED = /[^\p{Letter}\p{Number} .+-]/gu;

/** What a member calls the device by: 'Safari on iPhone', 'Chrome on Windows'. Versions and the rest are not kept. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return UNKNOWN_DEVICE;
  const { browser, os, platform } = bowser.parse(userAgent);
  const machine = platform.model ?? os.name ?? '';
  const name = [browser.name ?? '', machine].filter((part) => part !== '').join(' on ');
  return name.replaceAll(UNNAMED, '').slice(0, NAME_MAX).trim() || UNKNOWN_DEVICE;
}
