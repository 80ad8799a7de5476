/** A device that a member is signed in on, as GET /sessions-results lists it, the one used last first. */
export interface SignedInDevice {
  _id: string;
  /** 'Safari on iPhone'; 'Unknown device' for a browser that does not say. */
  device: string;
  /** Club-local. */
  started: string;
  /** When it was last given a token, which is every quarter of an hour while it is used. Club-local. */
  seen: string;
  /** The one that asks. */
  isThis: boolean;
  /** Whether notifications are pushed to it. */
  isPushedTo: boolean;
}

/** DELETE /member-sessions/:member_id: all other sessions of the caller, or, for coaches, all of another member's. */
export interface EndSessionsAnswer {
  _id: string;
  /** How many were ended. */
  ended: number;
}

export const SESSION_NOT_FOUND = 'This device is already signed out.';
export const UNKNOWN_DEVICE = 'Unknown device';

/** 'Kim is signed out on 2 devices.' */
export const signedOutOn = (name: string, ended: number): string =>
  ended === 0
    ? `${name} is signed in nowhere.`
    : `${name} is signed out on ${ended} ${ended === 1 ? 'device' : 'devices'}.`;
