/** A user group, the membership category of a member (member-operations §3). */
export interface UserGroup {
  _id: string;
  name: string;
  moniker: string;
  /** Season miles launched by its members. */
  miles: number;
  private: boolean;
  active: boolean;
}
