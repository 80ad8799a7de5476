import type { SortieRecord } from './Sortie.ts';
import type { CreditKind } from './credits.ts';

/** Latest landed sortie of a boat or a member. */
export interface Latest {
  launchedAt: Date;
  /** Member id. */
  launcher: string;
  boatName: string;
}

type LandedSortie = Pick<SortieRecord, 'boat' | 'boatName' | 'launcher' | 'crew' | 'launchedAt' | 'landedAt'>;

/**
 * Formats a landed sortie as text that sorts by its launch, so that a `$max` finds it whatever the order of
 * landings: '2026-05-01T11:12:09.000Z <launcher id> <boat name>'.
 */
export function latestText(sortie: LandedSortie): string {
  return `${sortie.launchedAt.toISOString()} ${String(sortie.launcher)} ${sortie.boatName}`;
}

export function readLatestText(text: string): Latest {
  const [instant = '', launcher = '', ...name] = text.split(' ');
  return { launchedAt: new Date(instant), launcher, boatName: name.join(' ') };
}

/** Subjects whose latest sortie this may be: its boat and its rowers, also for a late landing. */
export function latestSubjects(sortie: LandedSortie): { kind: CreditKind; subject: string }[] {
  if (!sortie.landedAt) return [];
  return [
    { kind: 'boat', subject: String(sortie.boat) },
    ...[sortie.launcher, ...sortie.crew].map((rower) => ({
      kind: 'member' as const,
      subject: String(rower),
    })),
  ];
}
