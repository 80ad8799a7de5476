/** Kinds of requests: change an outing, delete it, enter a missing one, credit a late landing, split one in two. */
export const CORRECTION_KINDS = ['edit', 'delete', 'missing', 'creditLate', 'split'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export const CORRECTION_STATES = ['open', 'approved', 'rejected', 'withdrawn', 'stale'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

export const KIND_TEXTS: Readonly<Record<CorrectionKind, string>> = {
  edit: 'Change',
  delete: 'Delete',
  missing: 'Missing sortie',
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
