import type { LocalDateTimeText } from '../time/localText.ts';

/** GET /tablet: the calling device's state of pairing. */
export interface TabletState {
  isPaired: boolean;
  /** Name given by the coach; '' while it is not paired. */
  name: string;
}

/** POST /tablet-code: the code that the tablet shows for a coach to type. Its secret stays in its cookie. */
export interface TabletCode {
  /** 'K7Q2-M4ZT' */
  code: string;
  /** An instant in milliseconds, by the club's clock. */
  expiresAt: number;
  /** The club's current time in milliseconds, for the countdown. */
  now: number;
}

/** POST /tablet-pair, from a coach. */
export interface PairTabletBody {
  /** As typed: case, dashes and spaces are ignored. */
  code: string;
  /** Place of the tablet. */
  name: string;
}

/** A paired tablet, in a coach's list. */
export interface Tablet {
  _id: string;
  name: string;
  paired: LocalDateTimeText;
  /** Name of the coach who paired it. */
  pairedby: string;
  /** Time of its latest start or check-in, to within the hour. */
  seen: LocalDateTimeText;
}
