/** What is asked for: to change an outing, delete it, enter one that is missing, credit a late landing, make two of one. */
export const CORRECTION_KINDS = ['edit', 'delete', 'missing', 'creditLate', 'split'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export const CORRECTION_STATES = ['open', 'approved', 'rejected', 'withdrawn', 'stale'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

export const KIND_TEXTS: Readonly<Record<CorrectionKind, string>> = {
  edit: 'Change',
  delete: 'Delete',
  missing: 'Missing outing',
  creditLate: 'Credit a late landing',
  split: 'Split in two',
};

export const STATE_TEXTS: Readonly<Record<CorrectionState, string>> = {
  open: 'Open',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  stale: 'Out of date',
};
