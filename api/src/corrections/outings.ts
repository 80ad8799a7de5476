import { createHash } from 'node:crypto';
import type { CorrectionKind } from '@fleetwatch/contract/corrections/kinds';
import type { Types } from 'mongoose';
import { isUncredited } from '../logbook/credits.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import type { OutingRecord, PatchRecord } from './Correction.ts';

type Landed = SortieRecord & { landedAt: Date };

/** What may be corrected of a sortie that is landed. */
export function outingOf(sortie: Landed): OutingRecord {
  const { boat, launcher, crew, launchedAt, landedAt, milesHundredths, notes, workout } = sortie;
  const isCredited = !isUncredited(sortie);
  return {
    boat,
    launcher,
    crew,
    launchedAt,
    landedAt,
    milesHundredths,
    notes,
    type: workout.type,
    isCredited,
  };
}

/** A digest of an outing: another one says that a correction is about something else (rule correction.stale). */
export function revOf(outing: OutingRecord): string {
  const { boat, launcher, crew, launchedAt, landedAt, milesHundredths, notes, type, isCredited } = outing;
  const parts = [
    ...[boat, launcher, crew, launchedAt, landedAt].map((part) => JSON.stringify(part)),
    ...[milesHundredths, notes, type && String(type), isCredited],
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

interface OutingChange {
  kind: CorrectionKind;
  /** Null for a missing outing. */
  before: OutingRecord | null;
  patch: PatchRecord;
  /** The requester, and the launcher of a missing outing. */
  by: Types.ObjectId;
}

/** A missing outing without what it must say. */
const blankOuting = (by: Types.ObjectId): Omit<OutingRecord, 'boat' | 'launchedAt' | 'landedAt'> => ({
  launcher: by,
  crew: [],
  milesHundredths: 0,
  notes: '',
  type: null,
  // An officer who enters it credits it.
  isCredited: true,
});

/**
 * The outings that the log has after an approval, instead of the one before (rule correction.kinds): none after a deletion,
 * two after a split, whose first ends where the second begins and keeps the other miles.
 */
export function outingsAfter({ kind, before, patch, by }: OutingChange): OutingRecord[] {
  if (kind === 'missing') return [{ ...blankOuting(by), ...patch } as OutingRecord];
  if (!before || kind === 'delete') return [];
  if (kind === 'creditLate') return [{ ...before, isCredited: true }];
  if (kind === 'edit') return [{ ...before, ...patch }];
  const second = { ...before, ...patch };
  const first = {
    ...before,
    landedAt: second.launchedAt,
    milesHundredths: before.milesHundredths - second.milesHundredths,
  };
  return [first, second];
}
