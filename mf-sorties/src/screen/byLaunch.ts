import type { Sortie } from '@fleetwatch/contract/sorties/wire';

type Launched = Pick<Sortie, '_id' | 'launch'>;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Compares sorties by the time of launch, by code units, because locale-aware comparison takes ten times as long for a month of
 * thousands.
 */
export function byLaunch(one: Launched, other: Launched): number {
  return compare(one.launch, other.launch) || compare(one._id, other._id);
}
