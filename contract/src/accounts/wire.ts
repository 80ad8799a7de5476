import type { LocalDateText } from '../time/localText.ts';

/** Guardian of a newcomer who is a minor (rule account.age). */
export interface NewGuardian {
  name: string;
  email: string;
  /** Whether they consent. */
  consents: boolean;
}

/** POST /user: sign-up (rule account.club-password). */
export interface SignUpBody {
  /** Club password. */
  club: string;
  name: string;
  email: string;
  password: string;
  passwordhint: string;
  /** User group id. */
  group: string;
  /** Picture address, '' for the drawn avatar. */
  pic: string;
  aboutme: string;
  aboutmeurl: string;
  coach_p: 0 | 1;
  /** In a club with juniors (rule account.age). */
  birthDate?: LocalDateText;
  /** Only of a minor; discarded for others. */
  guardian?: NewGuardian;
}

/** POST /login. */
export interface LoginBody {
  /** Full name or email. */
  name: string;
  password: string;
}

/** A member as returned by sign-in (POST /login). */
export interface Profile {
  _id: string;
  name: string;
  email: string;
  hint: string;
  group: string;
  groupmoniker: string;
  aboutme: string;
  aboutmeurl: string;
  pic: string;
  coach: 0 | 1;
  /** Whether the operator or a confirmed coach has confirmed the coach (rule member.coach-confirmed). */
  coachconfirmed?: 0 | 1;
}

/** The profile and an access token of 15 minutes; the refresh token is in an HttpOnly cookie. */
export interface LoginAnswer extends Profile {
  token: string;
}

/** POST /session/refresh?id= */
export interface RefreshQuery {
  /** The member whose profile is on the device, as for POST /verify. */
  id?: string;
}
export interface RefreshAnswer {
  token: string;
  /**
   * Id of the club's latest event: a device that requests its lists after this answer may send it as `Last-Event-ID` and
   * receives every later change. Missing right after a change.
   */
  events?: string;
  /** Present if an id was sent: the answer of POST /verify, which saves a page that call. */
  verified?: VerifyAnswer;
}

/** POST /verify: `['Found.', back-end URLs]`, else `['Not found.', []]`. */
export type VerifyAnswer = [found: 'Found.' | 'Not found.', urls: string[]];
export interface VerifyBody {
  id: string;
}

/** GET /availability?name= or ?email=. */
export interface AvailabilityAnswer {
  available: boolean;
}

/** POST /pwd-change: the other devices of the member are signed out (rule account.change-password). */
export interface PwdChangeBody {
  /** The caller's own id. */
  id: string;
  /** The new password and its hint. */
  password: string;
  passwordhint: string;
  oldpassword: string;
}
export interface PwdChangeAnswer {
  _id: string;
}

/** POST /profile-change, answered by the new `Profile` (rule profile.fields). */
export interface ProfileChangeBody {
  /** The caller's own id. */
  id: string;
  /** The current password. */
  password: string;
  email: string;
  /** User group id. */
  group: string;
  /** That group's moniker; the server knows it by the group. */
  moniker: string;
  /** Picture address, '' for the drawn avatar. */
  pic: string;
  aboutme: string;
  aboutmeurl: string;
}

/** POST /get-pwd-reset-key. */
export interface ResetKeyBody {
  email: string;
}
/** The same answer for known and unknown addresses. */
export interface ResetKeyAnswer {
  sent: true;
}

/** POST /pwd-reset. */
export interface PwdResetBody {
  key: string;
  /** The new password and its hint. */
  password: string;
  hint: string;
}
/** "-1" unknown or used key, "-2" expired key, "-3" password or hint refused. */
export const PWD_RESET_REFUSALS = ['-1', '-2', '-3'] as const;
export type PwdResetRefusal = (typeof PWD_RESET_REFUSALS)[number];
export type PwdResetUser = Omit<Profile, 'email' | 'hint'>;
/** The member, who must sign in again on every device; else the documented string of two characters. */
export type PwdResetAnswer = PwdResetUser | PwdResetRefusal;

/** POST /coach-confirm: a confirmed coach confirms a member who signed up as a coach. */
export interface CoachConfirmBody {
  id: string;
}
export interface CoachConfirmAnswer {
  _id: string;
  coach: 1;
}

/** GET /coaches-pending-results: a member who signed up as a coach and is not confirmed. */
export interface PendingCoach {
  _id: string;
  name: string;
  pic: string;
  /** 1: already has the powers of a coach, as the club does not approve coaches. Not sent by older servers. */
  coach?: 0 | 1;
}
