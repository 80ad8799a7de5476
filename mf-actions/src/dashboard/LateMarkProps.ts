import type { Sortie } from '@fleetwatch/contract/sorties/wire';

export interface LateMarkProps {
  sortie: Sortie;
  /** Departure time. */
  since: string;
}
