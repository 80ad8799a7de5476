/** POST /user: sign-up (member-operations §2, §7). */
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
}

/** POST /login. */
export interface LoginBody {
  /** Full name or e-mail. */
  name: string;
  password: string;
}

/** A member as sign-in gives it (design/api.md, POST /login). */
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
}

/** The profile and an access token of 15 minutes; the refresh token is in an HttpOnly cookie. */
export interface LoginAnswer extends Profile {
  token: string;
}

/** POST /session/refresh. */
export interface RefreshAnswer {
  token: string;
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
