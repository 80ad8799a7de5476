import type { LaunchTarget } from './useSignedLaunch.ts';

/** Target of a row's quick action. */
export interface PendingLaunch {
  target: LaunchTarget;
  /** Name of the boat. */
  boat: string;
  /** 'Launch Kestrel' */
  title: string;
  verb: string;
}
