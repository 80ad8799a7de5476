import type { LocalDateText } from '../time/localText.ts';
import type { ShownUnit } from '../sorties/shownUnit.ts';
import type { Feature } from './features.ts';
import type { ClubIdentity } from './identity.ts';
import type { ClubPlace } from './place.ts';

/** GET /club: what a device needs to know of its club before anyone signs in. */
export interface Club {
  name: string;
  /** The name its portal is reached by: 'boats.example.org'. */
  host: string;
  /** First four characters of the club's password, which sign-up checks while one types (rule account.club-password). */
  prefix: string;
  /** Absent from an answer kept from an older version. */
  identity?: ClubIdentity;
  /** Where its boathouse is; null, or absent, while nobody has said. */
  place?: ClubPlace | null;
  logos: { landing: string; oar: string; escutcheon: string };
  /** The name and the logos once more, by the names that the specification gives them; absent from an answer of an older server. */
  clubname?: string;
  landinglogo?: string;
  oarlogo?: string;
  escucheon?: string;
  s3folder: string;
  /** IANA time zone: "today", midnight and the refresh hours are the club's. */
  timezone: string;
  today: LocalDateText;
  /** The club's own now, as an instant in milliseconds, so that a device with a wrong clock counts down rightly. */
  now: number;
  /** First day of the season, 'MM-DD': '01-01' where it is the calendar year. */
  seasonStart: string;
  locale: string;
  /** Whether kiosk tablets must be paired before they may be used. */
  kioskPairing: boolean;
  /** Hours after its day in which a landing still counts by itself; absent for none (rule forgotten.auto-credit). */
  autoCreditLateHours?: number;
  /** What distances are shown and entered in (rule distance.unit); absent for miles. */
  unit?: ShownUnit;
  /** What it has turned on (rule club.features); absent from an answer kept from an older version. */
  features?: Feature[];
}
