/** A member who wants to belong to another user group, where the club has coaches confirm that. */
export interface GroupRequest {
  /** Member id. */
  _id: string;
  name: string;
  pic: string;
  /** Name of the present user group. */
  group: string;
  /** The user group that is wanted: id and name. */
  wantedid: string;
  wanted: string;
}

/** POST /group-decide: what a coach says to a request, which is the one they saw. */
export interface GroupDecisionBody {
  /** Member id. */
  id: string;
  /** The user group that was wanted. */
  group: string;
  confirm: boolean;
}
export interface GroupDecisionAnswer {
  _id: string;
  /** The user group that the member is in now. */
  group: string;
}

export const GROUP_NOT_REQUESTED = 'This request is no longer open: it was decided or changed since then.';
export const waitingForCoach = (wanted: string): string =>
  `Your change to ${wanted} is waiting for a coach to confirm it.`;
export const groupConfirmed = (name: string, wanted: string): string => `${name} is in ${wanted} now.`;
export const groupDeclined = (name: string, group: string): string => `${name} stays in ${group}.`;
