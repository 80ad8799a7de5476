import type { LocalDateText } from '../time/localText.ts';
import type { ShownUnit } from '../sorties/shownUnit.ts';
import type { Feature } from './features.ts';
import type { ClubIdentity } from './identity.ts';
import type { ClubPlace } from './place.ts';

/** GET /club: the club's data that a device needs before sign-in. */
export interface Club {
  name: string;
  /** Host name of its portal: 'boats.example.org'. */
  host: string;
  /** First four characters of the club's password, which sign-up checks during typing (rule account.club-password). */
  prefix: string;
  /** Absent from an answer cached by an older version. */
  identity?: ClubIdentity;
  /** Location of its boathouse; null or absent until given. */
  place?: ClubPlace | null;
  logos: { landing: string; oar: string; escutcheon: string };
  /** The name and the logos again, under the specification's names; absent from an older server's answer. */
  clubname?: string;
  landinglogo?: string;
  oarlogo?: string;
  escucheon?: string;
  s3folder: string;
  /** IANA time zone: "today", midnight and the refresh hours are the club's. */
  timezone: string;
  today: LocalDateText;
  /** The club's current time, as an instant in milliseconds, so that a device with a wrong clock counts down correctly. */
  now: number;
  /** First day of the season, 'MM-DD': '01-01' for the calendar year. */
  seasonStart: string;
  locale: string;
  /** Whether kiosk tablets must be paired before use. */
  kioskPairing: boolean;
  /**
   * Hours after the day of its launch in which a landing still counts automatically; absent for none (rule
   * forgotten.auto-credit).
   */
  autoCreditLateHours?: number;
  /** Unit for showing and entering distances (rule distance.unit); absent for miles. */
  unit?: ShownUnit;
  /** Features turned on (rule club.features); absent from an answer cached by an older version. */
  features?: Feature[];
}
