import { EXPORT_LINK_EXPIRED, TOO_MANY_EXPORTS } from '@fleetwatch/contract/export/texts';
import { TOO_MANY_TESTS } from '@fleetwatch/contract/officers/texts';
import { sharedLimiter, type Limiter } from './limiter.ts';
import { runtime, type Runtime } from '../config/runtime.ts';

interface Throttles {
  /** Failed password checks of one account, or of one unknown name, at one place. */
  account: Limiter;
  /** Failed password checks of that account or name at all places together. */
  everywhere: Limiter;
  /** Failed password checks from one address. */
  address: Limiter;
  /** Failed password checks at one paired tablet. */
  tablet: Limiter;
  signUp: Limiter;
  availability: Limiter;
  /**
   * Reset keys requested from one place, from one place for one email address, and for that address by all
   * strangers together.
   */
  resetKeyPlace: Limiter;
  resetKeyEmail: Limiter;
  resetKeyEverywhere: Limiter;
  /** Confirmation links mailed to one address. */
  confirmMail: Limiter;
  /** Wrong reset keys from one address. */
  reset: Limiter;
  openUpload: Limiter;
  upload: Limiter;
  mail: Limiter;
  tabletCode: Limiter;
  pairing: Limiter;
  clubExport: Limiter;
  /** Test alarms of one club: each one reaches people's phones. */
  testAlarm: Limiter;
  /** Reads of one ticket: browsers may request a file again. */
  exportTicket: Limiter;
}

const made = new WeakMap<Runtime, Throttles>();

/** Throttles of accounts, with the running API's limits. */
export function throttles(): Throttles {
  const { limits } = runtime();
  const present = made.get(runtime());
  if (present) return present;
  const fresh: Throttles = {
    // An attempt is counted before its outcome is known, so one more than the allowed failures.
    account: sharedLimiter('account', limits.signInFailuresPerName + 1),
    everywhere: sharedLimiter('everywhere', limits.signInFailuresPerNameEverywhere + 1),
    address: sharedLimiter('address', limits.signInFailuresPerAddress),
    tablet: sharedLimiter('tablet', limits.signInFailuresPerTablet),
    signUp: sharedLimiter('signUp', limits.signUpsPerAddress),
    availability: sharedLimiter('availability', limits.availabilityPerAddress),
    resetKeyPlace: sharedLimiter('resetKeyPlace', limits.resetKeysPerAddress),
    resetKeyEmail: sharedLimiter('resetKeyEmail', limits.resetKeysPerEmail),
    resetKeyEverywhere: sharedLimiter('resetKeyEverywhere', limits.resetKeysPerEmailEverywhere),
    confirmMail: sharedLimiter('confirmMail', limits.confirmMailsPerEmail),
    reset: sharedLimiter('reset', limits.resetsPerAddress),
    openUpload: sharedLimiter('openUpload', limits.openUploadsPerAddress),
    upload: sharedLimiter('upload', limits.uploadsPerMember),
    mail: sharedLimiter('mail', limits.mailsPerMember),
    tabletCode: sharedLimiter('tabletCode', limits.tabletCodesPerAddress),
    pairing: sharedLimiter('pairing', limits.pairingsPerCoach),
    clubExport: sharedLimiter('clubExport', limits.exportsPerClub, TOO_MANY_EXPORTS),
    testAlarm: sharedLimiter('testAlarm', 5, TOO_MANY_TESTS),
    exportTicket: sharedLimiter('exportTicket', 3, EXPORT_LINK_EXPIRED),
  };
  made.set(runtime(), fresh);
  return fresh;
}
