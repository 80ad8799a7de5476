/** POST /usergroup. */
export interface NewUserGroupBody {
  name: string;
  moniker: string;
}
