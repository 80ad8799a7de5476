/** A fleet group, the class of a boat (member-operations §3). */
export interface FleetGroup {
  _id: string;
  name: string;
  moniker: string;
  /** Seats of a boat of this class, 1 to 9. */
  payload: number;
  pic: string | null;
  /** Season miles of all its boats. */
  miles: number;
  /** Miles in it count as solo miles. */
  solo: boolean;
  /** Boats of it belong to members, not to the club. */
  private: boolean;
  active: boolean;
}
