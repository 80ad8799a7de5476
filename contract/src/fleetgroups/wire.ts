/** A fleet group, the class of a boat (rule class.fields). */
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

/** What the kiosk shows of it. */
export type KioskFleetGroup = Pick<FleetGroup, '_id' | 'name' | 'moniker'>;
