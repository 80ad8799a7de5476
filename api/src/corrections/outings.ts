import { createHash } from 'node:crypto';
import type { CorrectionKind } from '@fleetwatch/contract/corrections/kinds';
import type { Types } from 'mongoose';
import { isUncredited } from '../logbook/credits.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import type { OutingRecord, PatchRecord } from './Correction.ts';

type Landed = SortieRecord & { landedAt: Date };

/** Returns the correctable fields of a landed sortie. */
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

/** Computes a digest of an outing; a different one means that a correction is stale (rule correction.stale). */
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

/** A missing outing without its required fields. */
const blankOuting = (by: Types.ObjectId): Omit<OutingRecord, 'boat' | 'launchedAt' | 'landedAt'> => ({
  launcher: by,
  crew: [],
  milesHundredths: 0,
  notes: '',
  type: null,
  // An officer who adds an outing also credits it.
  isCredited: true,
});

/**
 * Returns the outings that replace the previous one after an approval (rule correction.kinds): none after a
 * deletion, two after a split, whose first ends where the second begins and keeps the remaining miles.
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
