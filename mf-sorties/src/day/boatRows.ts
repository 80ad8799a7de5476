import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { byLaunch } from '../screen/byLaunch.ts';

/** A boat of the day with its sorties, the earliest first. */
export interface BoatRow {
  key: string;
  bus: string;
  sorties: Sortie[];
  isOut: boolean;
}

/** Returns the boats of a day: those out first, the longest out above, then the others by name (rule sortie.timeline). */
export function boatRows(sorties: readonly Sortie[]): BoatRow[] {
  const rows = new Map<string, BoatRow>();
  for (const sortie of sorties.toSorted(byLaunch)) {
    const row = rows.get(sortie.bus_id) ?? { key: sortie.bus_id, bus: sortie.bus, sorties: [], isOut: false };
    row.sorties.push(sortie);
    row.isOut ||= sortie.land === null;
    rows.set(row.key, row);
  }
  const all = [...rows.values()];
  const launchOf = ({ sorties: own }: BoatRow): string => own.find(({ land }) => land === null)?.launch ?? '';
  const out = all
    .filter(({ isOut }) => isOut)
    .sort((one, other) => (launchOf(one) < launchOf(other) ? -1 : 1));
  const landed = all.filter(({ isOut }) => !isOut).sort((one, other) => one.bus.localeCompare(other.bus));
  return [...out, ...landed];
}
