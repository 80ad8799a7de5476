import { sharedLimiter, type Limiter } from '../platform/auth/limiter.ts';
import { runtime, type Runtime } from '../platform/config/runtime.ts';

interface Throttles {
  /** Failed proofs of one account, or of one name that is no account, at one place. */
  account: Limiter;
  /** The same at all addresses together. */
  everywhere: Limiter;
  /** Failed proofs from one address. */
  address: Limiter;
  /** Failed proofs at one paired tablet. */
  tablet: Limiter;
  signUp: Limiter;
  availability: Limiter;
  /** Reset keys asked for at one place, there for one e-mail address, and for that by all strangers together. */
  resetKeyPlace: Limiter;
  resetKeyEmail: Limiter;
  resetKeyEverywhere: Limiter;
  /** Links mailed to one address, to confirm it. */
  confirmMail: Limiter;
  /** Wrong reset keys. */
  reset: Limiter;
  openUpload: Limiter;
  upload: Limiter;
  mail: Limiter;
  tabletCode: Limiter;
  pairing: Limiter;
}

const made = new WeakMap<Runtime, Throttles>();

/** The throttles of accounts, with the running API's limits. */
export function throttles(): Throttles {
  const { limits } = runtime();
  const present = made.get(runtime());
  if (present) return present;
  const fresh: Throttles = {
    // A try is counted before its outcome is known, so one more than the failures allowed.
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
  };
  made.set(runtime(), fresh);
  return fresh;
}
