import { callerStatuses, isCallerActive } from '../accounts/callers.ts';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import type { Counted } from '../platform/cache/followModelVersions.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { tabletDirectory } from '../tablets/tabletDirectory.ts';

/** Who listens: a member, or a device that nobody is signed in on, which may be a tablet. */
export interface Listening {
  actor: MemberActor | null;
  tablet: string | null;
}

/** What streams are counted by: a session, or a tablet; null for a device that is neither. */
export function deviceOf({ actor, tablet }: Listening): string | null {
  if (actor) return `session ${actor.sessionId}`;
  return tablet === null ? null : `tablet ${tablet}`;
}

/** What decides who may listen. */
const MODELS = ['Member', 'Session', 'Tablet'];

/** Rises whenever somebody may have lost what let them listen. */
export const rightsVersion = ({ writes, starts }: Counted): number =>
  MODELS.reduce((sum, model) => sum + (writes.get(model) ?? 0), starts);

/** Tells who of the current club may listen at this moment: what let them in is asked for once more. */
export async function mayListenNow(): Promise<(who: Listening) => boolean> {
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
