import type { Sortie } from '../sorties/wire.ts';
import type { LocalDateTimeText } from '../time/localText.ts';

/**
 * What was said of a boat whose landing was forgotten: it is on its rack, it never went out, or somebody else has taken it since
 * (rule forgotten.ashore).
 */
export const LATE_LANDING_CHOICES = ['rack', 'never', 'taken'] as const;
export type LateLandingChoice = (typeof LATE_LANDING_CHOICES)[number];

/** The code of the warning that a boat is still logged out since an earlier day (rule forgotten.next). */
export const UNLANDED = 'left_out';

/** Most hours after its day in which a landing may still count by itself (rule forgotten.auto-credit). */
export const AUTO_CREDIT_HOURS_MAX = 48;

/** POST /sortie-left: the boat is ashore, and its miles are not known. */
export interface LateLandingBody {
  /** Sortie id. */
  id: string;
  as: Exclude<LateLandingChoice, 'taken'>;
}

/** GET /forgotten/{sortie}, and the answer of POST /sortie-left. */
export interface UnlandedOuting {
  sortie: Sortie;
  /** Names of everybody else in the boat. */
  crew: string[];
  /** Who said that the boat is ashore; null while it counts as out, and once it was landed without. */
  left: { as: LateLandingChoice; by: string; at: LocalDateTimeText } | null;
  /** Who asked for its late landing to count; null for nobody, and once it counts. */
  asked: { by: string; at: LocalDateTimeText } | null;
  /** Id of that request, for who decides on it where the club uses corrections; null for others. */
  request: string | null;
  /** Whether the caller may land it, and say that it is ashore. */
  mayLand: boolean;
  /** Whether the caller may let its late landing count. */
  mayCredit: boolean;
  /** Whether a landing now would count by itself (rule forgotten.auto-credit). */
  countsAnyway: boolean;
}
