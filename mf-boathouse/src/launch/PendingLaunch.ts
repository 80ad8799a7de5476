import type { LaunchTarget } from './useSignedLaunch.ts';

/** What a row's quick action is about to launch. */
export interface PendingLaunch {
  target: LaunchTarget;
  /** What the boat is called. */
  boat: string;
  /** 'Launch Kestrel' */
  title: string;
  verb: string;
}
