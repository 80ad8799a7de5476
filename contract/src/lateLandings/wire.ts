import type { Sortie } from '../sorties/wire.ts';
import type { LocalDateTimeText } from '../time/localText.ts';

/**
 * Report about a boat that was not landed: it is on its rack, it never went out, or someone else has taken it since (rule
 * forgotten.ashore).
 */
export const LATE_LANDING_CHOICES = ['rack', 'never', 'taken'] as const;
export type LateLandingChoice = (typeof LATE_LANDING_CHOICES)[number];

/** Code of the warning that a boat is still logged out since an earlier day (rule forgotten.next). */
export const UNLANDED = 'left_out';

/** Most hours after its day in which a landing may still count automatically (rule forgotten.auto-credit). */
export const AUTO_CREDIT_HOURS_MAX = 48;

/** POST /sortie-left: the boat is ashore, and its miles are unknown. */
export interface LateLandingBody {
  /** Sortie id. */
  id: string;
  as: Exclude<LateLandingChoice, 'taken'>;
}

/** GET /forgotten/{sortie}, and the answer of POST /sortie-left. */
export interface UnlandedOuting {
  sortie: Sortie;
  /** Names of the rest of the crew. */
  crew: string[];
  /** Member who reported the boat ashore; null while it counts as out, and once it was landed without a report. */
  left: { as: LateLandingChoice; by: string; at: LocalDateTimeText } | null;
  /** Member who requested credit for its late landing; null for none, and once it counts. */
  asked: { by: string; at: LocalDateTimeText } | null;
  /** Id of that request, for members who decide on it in a club that uses corrections; null for others. */
  request: string | null;
  /** Whether the caller may land it, and report it ashore. */
  mayLand: boolean;
  /** Whether the caller may credit its late landing. */
  mayCredit: boolean;
  /** Whether a landing now would count automatically (rule forgotten.auto-credit). */
  countsAnyway: boolean;
}
