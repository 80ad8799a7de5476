import { callerStatuses, isCallerActive } from '../accounts/callers.ts';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import type { WriteCounts } from '../platform/cache/followModelVersions.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { tabletDirectory } from '../tablets/tabletDirectory.ts';

/** Caller of a stream: a member, or a signed-out device, which may be a tablet. */
export interface StreamCaller {
  actor: MemberActor | null;
  tablet: string | null;
}

/** Key by which a device's streams are counted: its session or its tablet; null for any other device. */
export function deviceOf({ actor, tablet }: StreamCaller): string | null {
  if (actor) return `session ${actor.sessionId}`;
  return tablet === null ? null : `tablet ${tablet}`;
}

/** Models that determine who may listen. */
const MODELS = ['Member', 'Session', 'Tablet'];

/** Version that increases whenever a caller may have lost the right to listen. */
export const rightsVersion = ({ writes, starts }: WriteCounts): number =>
  MODELS.reduce((sum, model) => sum + (writes.get(model) ?? 0), starts);

/**
 * Builds a predicate for callers who may listen to the current club now, from its sessions, members and
 * tablets.
 */
export async function listeningPredicate(): Promise<(who: StreamCaller) => boolean> {
  const [known, tablets, { kioskPairing }] = await Promise.all([
    callerStatuses.get(),
    tabletDirectory.get(),
    currentClubRecord(),
  ]);
  return ({ actor, tablet }) => {
    if (actor) return isCallerActive(actor, known);
    return !kioskPairing || (tablet !== null && tablets.has(tablet));
  };
}
