import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';

/** '06:12–07:40'; still out '06:12–'; landed on another day '06:12–05-02 07:40'. */
export function sortieTimes({ launch, land }: Pick<Sortie, 'launch' | 'land'>): string {
  if (land === null) return `${shortTime(launch)}–`;
  const isSameDay = datePart(launch) === datePart(land);
  return `${shortTime(launch)}–${isSameDay ? shortTime(land) : land.slice(5, 16)}`;
}
