import { UNKNOWN_DEVICE } from '@fleetwatch/contract/accounts/texts';
import bowser from 'bowser';

const NAME_MAX = 60;
/**
 * The client chooses its user agent freely, so only the name read from it is stored and shown, without these
 * characters.
 */
const UNNAMED = /[^\p{Letter}\p{Number} .+-]/gu;

/**
 * Returns the name of a device for its member: 'Safari on iPhone', 'Chrome on Windows', without versions and
 * other details.
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return UNKNOWN_DEVICE;
  const { browser, os, platform } = bowser.parse(userAgent);
  const machine = platform.model ?? os.name ?? '';
  const name = [browser.name ?? '', machine].filter((part) => part !== '').join(' on ');
  return name.replaceAll(UNNAMED, '').slice(0, NAME_MAX).trim() || UNKNOWN_DEVICE;
}
