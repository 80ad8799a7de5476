/** Kinds of requests: change an outing, delete it, enter a missing one, credit a late landing, split one in two. */
export const CORRECTION_KINDS = ['edit', 'delete', 'missing', 'creditLate', 'split'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export const CORRECTION_STATES = ['open', 'approved', 'rejected', 'withdrawn', 'stale'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];
