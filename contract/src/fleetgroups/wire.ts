/** A fleet group, the class of a boat (rule class.fields). */
export interface FleetGroup {
  _id: string;
  name: string;
  moniker: string;
  /** Seats of a boat of this class, 1 to 9. */
  payload: number;
  pic: string | null;
  /** Total season miles of its boats. */
  miles: number;
  /** Whether miles in it count as solo miles. */
  solo: boolean;
  /** Whether its boats belong to members, not to the club. */
  private: boolean;
  active: boolean;
}

/** A fleet group as the kiosk shows it. */
export type KioskFleetGroup = Pick<FleetGroup, '_id' | 'name' | 'moniker'>;
