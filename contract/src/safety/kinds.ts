/** How far a boat is past its time (rule safety.ladder). */
export const LEVELS = ['out', 'due', 'late', 'overdue', 'alarm'] as const;
export type Level = (typeof LEVELS)[number];
/** Levels at which people are told. */
export type AlertLevel = Extract<Level, 'late' | 'overdue' | 'alarm'>;

/** Where the time that a boat is expected back comes from. */
export const EXPECTED_SOURCES = ['member', 'area', 'default'] as const;
export type ExpectedSource = (typeof EXPECTED_SOURCES)[number];

/** What officers do meanwhile; it ends repeated messages, not the alert. */
export const STAGES = ['searching', 'called'] as const;
export type Stage = (typeof STAGES)[number];

/** How an alert ends: by a landing, by a new time, by the boat on its rack, or by an officer. */
export const OUTCOMES = ['landed', 'safeLate', 'ashore', 'resolved'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What is ticked off in an alarm, in this order (rule safety.checklist). */
export const STEPS = ['dock', 'crew', 'contacts', 'water', 'launch', 'services'] as const;
export type Step = (typeof STEPS)[number];

/** The last of the light for boats without lights. */
export const LAST_BOATS = ['sunset', 'civilDusk', 'none'] as const;
export type LastBoat = (typeof LAST_BOATS)[number];

/** How well somebody swims, as they say themselves. */
export const SWIMS = ['clothed', 'swims', 'no'] as const;
export type Swims = (typeof SWIMS)[number];

/** What a rescue sheet is printed on. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
