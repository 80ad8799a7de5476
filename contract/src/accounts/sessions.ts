/** A device that a member is signed in on, as listed by GET /sessions-results, the most recently used first. */
export interface SignedInDevice {
  _id: string;
  /** 'Safari on iPhone'; 'Unknown device' if the browser does not identify itself. */
  device: string;
  /** Club-local. */
  started: string;
  /** Time of its latest token, which it gets every quarter of an hour while in use. Club-local. */
  seen: string;
  /** Whether it is the calling device. */
  isThis: boolean;
  /** Whether it receives push notifications. */
  isPushedTo: boolean;
}

/** DELETE /member-sessions/:member_id: all other sessions of the caller, or, for coaches, all of another member's. */
export interface EndSessionsAnswer {
  _id: string;
  /** Number of sessions ended. */
  ended: number;
}
