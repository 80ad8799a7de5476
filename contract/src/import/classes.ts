import { boatShape } from '../fleetgroups/boatShape.ts';
import { launchKind } from '../fleetgroups/launchKind.ts';
import type { FleetGroup } from '../fleetgroups/wire.ts';
import type { SourceBoat } from './model.ts';

type Triple = Pick<SourceBoat, 'seats' | 'rigging' | 'coxing'>;
type Candidate = Pick<FleetGroup, '_id' | 'name' | 'moniker' | 'payload'>;

const SEATS = /^(\d)X?$/;

/**
 * Returns the club's most likely class for a triple (rule moving.classes): as many rowers, the same oars, a cox or none. Null
 * if there is none, or if the file is not specific enough. Members' own classes are never proposed. Seats are the name of a
 * class only where oars and cox are unknown: '2' with a cox is not the class '2'.
 */
export function proposedClass(
  { seats, rigging, coxing }: Triple,
  groups: readonly Candidate[],
): string | null {
  const word = (text: string): string => text.trim().toUpperCase();
  const isName = word(seats) !== '' && word(rigging) === '' && word(coxing) === '';
  const named = groups.find(({ name, moniker }) => [name, moniker].map(word).includes(word(seats)));
  if (isName && named) return named._id;
  const [, rowers] = SEATS.exec(word(seats)) ?? [];
  if (rowers === undefined) return null;
  const isSculled = word(rigging) === 'SCULL' || (word(rigging) === '' && word(seats).endsWith('X'));
  if (!isSculled && word(rigging) !== 'SWEEP') return null;
  const hasCox = word(coxing) === 'COXED';
  const found = groups.find((group) => {
    const { kind, seats: shaped, rig, cox } = boatShape(group);
    return (
      kind === 'shell' &&
      launchKind(group) === 'fleet' &&
      shaped === Number(rowers) &&
      (rig === 'scull') === isSculled &&
      (cox !== 'none') === hasCox
    );
  });
  return found?._id ?? null;
}
