import { entryOf, type NewEntry } from '../platform/logging/auditTrail.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

/**
 * Builds the audit entry of a launch that overrode blocks; null for none (rules launch.override,
 * kiosk.officer).
 * @param by the launcher, or the officer who overrides for them
 */
export function overrideEntry(sortie: SortieRecord, by: string, requestId: string | null): NewEntry | null {
  const overridden = (sortie.rulesTaken ?? []).filter(({ level }) => level === 'block');
  if (overridden.length === 0) return null;
  return {
    ...entryOf({ who: by, verb: 'override', kind: 'sortie' }, requestId, String(sortie._id)),
    before: {},
    after: {
      boat: String(sortie.boat),
      rule: overridden.map(({ text }) => text).join(' '),
      reason: [...new Set(overridden.map(({ reason }) => reason))].join(' '),
    },
  };
}
