/** Lateness of a boat (rule safety.ladder). */
export const LEVELS = ['out', 'due', 'late', 'overdue', 'alarm'] as const;
export type Level = (typeof LEVELS)[number];
/** Levels that send messages. */
export type AlertLevel = Extract<Level, 'late' | 'overdue' | 'alarm'>;

/** Origin of a boat's expected return time. */
export const EXPECTED_SOURCES = ['member', 'area', 'default'] as const;
export type ExpectedSource = (typeof EXPECTED_SOURCES)[number];

/** Stages of the officers' work; they end repeated messages, not the alert. */
export const STAGES = ['searching', 'called'] as const;
export type Stage = (typeof STAGES)[number];

/** Ways in which an alert ends: a landing, a new time, the boat on its rack, or an officer. */
export const OUTCOMES = ['landed', 'safeLate', 'ashore', 'resolved'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Checklist of an alarm, in this order (rule safety.checklist). */
export const STEPS = ['dock', 'crew', 'contacts', 'water', 'launch', 'services'] as const;
export type Step = (typeof STEPS)[number];

/** Last light for boats without lights. */
export const LAST_BOATS = ['sunset', 'civilDusk', 'none'] as const;
export type LastBoat = (typeof LAST_BOATS)[number];

/** Swimming ability, by the member's own assessment. */
export const SWIMS = ['clothed', 'swims', 'no'] as const;
export type Swims = (typeof SWIMS)[number];

/** Paper size of a rescue sheet. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
