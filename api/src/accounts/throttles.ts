import { Limiter } from '../platform/limiter.ts';
import { runtime, type Runtime } from '../platform/runtime.ts';

interface Throttles {
  /** Failed proofs of one account, or of one name that is no account. */
  account: Limiter;
  /** Failed proofs from one address. */
  address: Limiter;
  /** Failed proofs at one paired tablet. */
  tablet: Limiter;
  signUp: Limiter;
  availability: Limiter;
  /** Reset keys asked for from one address, and for one e-mail address. */
  resetKeyAddress: Limiter;
  resetKeyEmail: Limiter;
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
    address: new Limiter(limits.signInFailuresPerAddress),
    tablet: new Limiter(limits.signInFailuresPerTablet),
    signUp: new Limiter(limits.signUpsPerAddress),
    availability: new Limiter(limits.availabilityPerAddress),
    resetKeyAddress: new Limiter(limits.resetKeysPerAddress),
    resetKeyEmail: new Limiter(limits.resetKeysPerEmail),
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

/** Where somebody says who they are. */
export interface Place {
  address: string;
  /** Id of the club's tablet that it is, if it has shown so. */
  tablet?: string | null;
}

/** What counts the failures there: who guesses at the tablet on the wall slows down no phone that shares its address. */
export function failuresAt({ address, tablet }: Place): { limiter: Limiter; key: string } {
  return tablet
    ? { limiter: throttles().tablet, key: tablet }
    : { limiter: throttles().address, key: address };
}
