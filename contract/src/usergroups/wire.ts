/** A user group, the membership category of a member (rule group.fields). */
export interface UserGroup {
  _id: string;
  name: string;
  moniker: string;
  /** Season miles launched by its members. */
  miles: number;
  private: boolean;
  active: boolean;
}

/** What is for who signs up. */
export type OpenUserGroup = Pick<UserGroup, '_id' | 'name' | 'moniker'>;
