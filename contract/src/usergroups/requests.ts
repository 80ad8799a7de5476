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

export const GROUP_NOT_REQUESTED = 'This request is no longer open: it was decided or changed since then.';
export const waitingForCoach = (wanted: string): string =>
  `Your change to ${wanted} is waiting for a coach to confirm it.`;
export const groupConfirmed = (name: string, wanted: string): string => `${name} is in ${wanted} now.`;
export const groupDeclined = (name: string, group: string): string => `${name} stays in ${group}.`;
