import type { SeatClearances } from '../sorties/wire.ts';
import {
  findBans,
  grantsFor,
  findApplied,
  type AppliedRequirement,
  type ClearanceFacts,
} from './checkClearances.ts';
import { MAY_NOT_ROW, missingSince } from './texts.ts';
import { dayText } from '../time/dayText.ts';
import { decidingGrant, grantStatusOn } from './grantStatus.ts';

/** Whether a requirement applies to this very person: one that any of several members may meet applies to none of them. */
const isAskedOf = ({ requirement: { subject } }: AppliedRequirement, isSteering: boolean): boolean =>
  subject === 'all' || (isSteering && (subject === 'steer' || subject === 'cox'));

/**
 * Returns, for each member aboard, the required clearances that they have and lack, each once (rule clearance.seats). Guests
 * are left out, and so are clearances that must be absent.
 */
export function seatClearances(facts: ClearanceFacts): SeatClearances[] {
  const asked = findApplied(facts).filter(({ requirement }) => requirement.subject !== 'none');
  const banned = new Set(findBans(facts).flatMap(({ subjectIds }) => subjectIds));
  return facts.aboard.flatMap((person, seat) => {
    if (person.isGuest) return [];
    const held = new Set<string>();
    const missing = new Set(banned.has(person._id) ? [MAY_NOT_ROW] : []);
    for (const one of asked) {
      const { name } = one.clearance;
      const grants = grantsFor(one, person);
      const expired = decidingGrant(facts.day, grants)?.expires;
      if (grantStatusOn(facts.day, grants) === 'held') held.add(name);
      else if (isAskedOf(one, seat === 0))
        missing.add(missingSince(name, expired ? dayText(expired, facts.day) : null));
    }
    return held.size + missing.size === 0
      ? []
      : [{ member: person._id, held: [...held], missing: [...missing] }];
  });
}
