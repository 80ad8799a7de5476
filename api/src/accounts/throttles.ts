import { Limiter } from '../platform/auth/limiter.ts';
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
    account: new Limiter(limits.signInFailuresPerName + 1),
    everywhere: new Limiter(limits.signInFailuresPerNameEverywhere + 1),
    address: new Limiter(limits.signInFailuresPerAddress),
    tablet: new Limiter(limits.signInFailuresPerTablet),
    signUp: new Limiter(limits.signUpsPerAddress),
    availability: new Limiter(limits.availabilityPerAddress),
    resetKeyPlace: new Limiter(limits.resetKeysPerAddress),
    resetKeyEmail: new Limiter(limits.resetKeysPerEmail),
    resetKeyEverywhere: new Limiter(limits.resetKeysPerEmailEverywhere),
    confirmMail: new Limiter(limits.confirmMailsPerEmail),
    reset: new Limiter(limits.resetsPerAddress),
    openUpload: new Limiter(limits.openUploadsPerAddress),
    upload: new Limiter(limits.uploadsPerMember),
    mail: new Limiter(limits.mailsPerMember),
    tabletCode: new Limiter(limits.tabletCodesPerAddress),
    pairing: new Limiter(limits.pairingsPerCoach),
  };
  made.set(runtime(), fresh);
  return fresh;
}
