/** Limits of plans (rule plan.form). */
export const PLAN_MINUTES = [0, 15, 30, 45] as const;
export const PLAN_DESCRIPTION_MAX = 280;
export const PLAN_BOATS_MAX = 20;
export const PLAN_CREW_MAX = 60;
/** A repetition must end within a year. */
export const PLAN_REPEATS_DAYS_MAX = 366;
/** Time before and after now that 'Now Boarding!' covers. */
export const NOW_BOARDING_MINUTES = 30;
/** Time after its plan's launch at which a reserved boat that was not launched is free again. */
export const RESERVATION_GRACE_MINUTES = 15;
/**
 * Most quarter hours of boats that one request may reserve, repetitions included: two hours of nine boats, weekly for a year.
 */
export const RESERVED_QUARTERS_MAX = 4_000;
/** Most days of one list of plans. */
export const PLANS_SPAN_DAYS_MAX = 366;
