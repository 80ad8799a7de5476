import { addEntries, entryOf } from '../platform/logging/auditTrail.ts';
import { currentRequest } from '../platform/logging/requestRecord.ts';
import { tellAudit } from '../platform/auth/asCoach.ts';
import type { Launched } from './Sortie.ts';

/** What the trail says of overridden blocks; null for none, and for a repeat. */
function overrideOf({ sortie, isRepeat }: Launched): Record<string, unknown> | null {
  const overridden = isRepeat ? [] : (sortie.rulesTaken ?? []).filter(({ level }) => level === 'block');
  if (overridden.length === 0) return null;
  return {
    boat: String(sortie.boat),
    rule: overridden.map(({ text }) => text).join(' '),
    reason: [...new Set(overridden.map(({ reason }) => reason))].join(' '),
  };
}

/** Has the override of a block by the launcher told in the audit trail, once (rule launch.override). */
export function tellOverride(launched: Launched): void {
  const says = overrideOf(launched);
  if (says) tellAudit(says);
}

/**
 * Adds the override of a block by an officer who has signed at the boathouse, or who launches a plan's boat, once
 * (rules kiosk.officer, launch.override).
 */
export async function noteOverride(launched: Launched, officer: string): Promise<void> {
  const after = overrideOf(launched);
  if (!after) return;
  const subject = String(launched.sortie._id);
  const entry = entryOf(
    { who: officer, verb: 'override', kind: 'sortie' },
    currentRequest()?.id ?? null,
    subject,
  );
  await addEntries([{ ...entry, before: {}, after }], null);
}
