/** Kinds of tours; a regatta and a camp are tours too. */
export const TOUR_KINDS = ['tour', 'regatta', 'camp'] as const;
export type TourKind = (typeof TOUR_KINDS)[number];

/** Coming until the first boat leaves, away until it is landed (rule tour.states). */
export type TourState = 'coming' | 'away' | 'landed';
