/** A member's request to change user group, where coaches must confirm that. */
export interface GroupRequest {
  /** Member id. */
  _id: string;
  name: string;
  pic: string;
  /** Name of the current user group. */
  group: string;
  /** The requested user group: id and name. */
  wantedid: string;
  wanted: string;
}

/** POST /group-decide: a coach's decision about the request that they saw. */
export interface GroupDecisionBody {
  /** Member id. */
  id: string;
  /** The requested user group. */
  group: string;
  confirm: boolean;
}
export interface GroupDecisionAnswer {
  _id: string;
  /** The member's current user group. */
  group: string;
}
