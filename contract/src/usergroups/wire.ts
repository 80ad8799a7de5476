/** A user group, the membership category of a member (rule group.fields). */
export interface UserGroup {
  _id: string;
  name: string;
  moniker: string;
  /** Season miles of sorties launched by its members. */
  miles: number;
  private: boolean;
  active: boolean;
}

/** A user group as the sign-up form lists it. */
export type OpenUserGroup = Pick<UserGroup, '_id' | 'name' | 'moniker'>;
