/** The boat about which a member answers through an emailed link. */
export interface MailedBoat {
  bus: string;
  /** The member's name. */
  user: string;
  /** ms since 1970 */
  expected: number;
  /** Whether it is out and missed; otherwise the link needs no answer. */
  isOut: boolean;
  isLanded: boolean;
  /** Whether its crew has called for help. */
  hasHelp: boolean;
  emergencyNumber: string;
}

/** Answers of a crew: it has landed, is back and lands later, needs more time, or needs help. */
export const BOAT_ANSWERS = ['land', 'back', 'later', 'help'] as const;
export type BoatAnswer = (typeof BOAT_ANSWERS)[number];

/** POST /mailed-boat */
export interface MailedBoatBody {
  token: string;
  /** Absent to only read. */
  answer?: BoatAnswer;
  /** With 'land'; 0 if absent. */
  miles?: number;
}
