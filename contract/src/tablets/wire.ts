import type { LocalDateTimeText } from '../time/localText.ts';

/** GET /tablet: what the club makes of the device that asks. */
export interface TabletState {
  isPaired: boolean;
  /** What the coach called it; '' while it is not paired. */
  name: string;
}

/** POST /tablet-code: what the tablet shows for a coach to type. What makes it the paired one stays in its cookie. */
export interface TabletCode {
  /** 'K7Q2-M4ZT' */
  code: string;
  /** An instant in milliseconds, by the club's clock. */
  expiresAt: number;
  /** The club's own now in milliseconds, to count down by. */
  now: number;
}

/** POST /tablet-pair, from a coach. */
export interface PairTabletBody {
  /** As typed: case, dashes and spaces do not count. */
  code: string;
  /** Where it hangs. */
  name: string;
}

/** A paired tablet, in a coach's list. */
export interface Tablet {
  _id: string;
  name: string;
  paired: LocalDateTimeText;
  /** Name of the coach who paired it. */
  pairedby: string;
  /** When it was last started or looked after itself, to within the hour. */
  seen: LocalDateTimeText;
}
