/** The boat for which a member answers by the link of a mail. */
export interface MailedBoat {
  bus: string;
  /** Their name. */
  user: string;
  /** ms since 1970 */
  expected: number;
  /** Whether it is out and looked for; otherwise there is nothing to answer. */
  isOut: boolean;
  isLanded: boolean;
  /** Whether its crew has asked for help. */
  hasHelp: boolean;
  emergencyNumber: string;
}

/** What a crew answers: it has landed, is back and lands later, needs more time, or help. */
export const BOAT_ANSWERS = ['land', 'back', 'later', 'help'] as const;
export type BoatAnswer = (typeof BOAT_ANSWERS)[number];

/** POST /mailed-boat */
export interface MailedBoatBody {
  token: string;
  /** Absent to read. */
  answer?: BoatAnswer;
  /** With 'land'; 0 when absent. */
  miles?: number;
}
